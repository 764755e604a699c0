// The bundler's loaders are files of their own: this one draws the diagrams in the data of a page when the page is compiled.
export default async function drawingLoader(json) {
  return JSON.stringify(await this.getOptions().draw(JSON.parse(json)));
}
