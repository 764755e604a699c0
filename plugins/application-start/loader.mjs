// The bundler's loaders are files of their own: this one hands the module over to the plugin.
export default function loader() {
  return this.getOptions().write(this);
}
