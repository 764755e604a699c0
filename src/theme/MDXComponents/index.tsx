import MDXComponents from '@theme-original/MDXComponents';
import ApiAnchor from '@theme/ApiAnchor';
import ApiEntry from '@theme/ApiEntry';
import ApiFold from '@theme/ApiFold';
import CodeSample from '@theme/CodeSample';
import SupportMatrix from '@site/src/pages/platform-support/SupportMatrix';
import ScrollableTable from '@site/src/components/ScrollableTable';
import * as exercise from '@site/src/samples/Exercise';
import Screen from '@site/src/components/Screen';
import Sketch from '@site/src/components/diagram/Sketch';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  CodeSample,
  ApiAnchor,
  ApiEntry,
  ApiFold,
  Screen,
  Sketch,
  SupportMatrix,
  ...exercise,
};
