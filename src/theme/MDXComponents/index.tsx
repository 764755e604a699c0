import MDXComponents from '@theme-original/MDXComponents';
import CodeSample from '@theme/CodeSample';
import ScrollableTable from '@site/src/components/ScrollableTable';

export default {...MDXComponents, table: ScrollableTable, CodeSample};
