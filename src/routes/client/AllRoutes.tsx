import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfigComponentProps} from 'react-router-config';

/** Renders the routes that are there at the time: Docusaurus would render those that there were at the start. */
export function AllRoutes({route}: RouteConfigComponentProps) {
  return renderRoutes(route?.routes);
}
