/** What Docusaurus takes of the package, without the router for sites whose paths are behind a hash. */
export {BrowserRouter} from 'react-router-dom';
export const HashRouter = undefined;
