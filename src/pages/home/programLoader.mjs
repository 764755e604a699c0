// The bundler's loaders are files of their own: this one makes JSON of the home page's program when the page is compiled.
export default async function programLoader() {
  return JSON.stringify(await this.getOptions().load());
}
