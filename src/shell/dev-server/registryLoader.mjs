// Docusaurus' table of routes (3.10) names each module a second time, with `require.resolveWeak()`, to see whether it is loaded
// already. The bundler compiles what is named so, which is every page. A name that is no module's is one that isn't loaded.
export default function registryLoader(text) {
  return text.replaceAll(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
}
