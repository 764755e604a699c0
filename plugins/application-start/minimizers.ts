import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

/** What is used of the bundler. */
interface Bundler<Minimizer> {
  readonly SwcJsMinimizerRspackPlugin: new (options: {
    readonly include?: RegExp;
    readonly exclude?: RegExp;
    readonly minimizerOptions: object;
  }) => Minimizer;
}

/** The script that has the names of all others. */
const RUNTIME = /\/runtime~\w+\./;

/**
 * Docusaurus's minimizers, but for names in the runtime's script. The shortest names go to what is used most, and are made of the
 * letters that the script has most of: among them are hashes of the other scripts, which the bundler puts
 * right later. They depend on where the site is built, so names would, too.
 */
export function withStableNames<Minimizer>(minimizers: readonly Minimizer[], bundler: object): Minimizer[] {
  const {SwcJsMinimizerRspackPlugin: JsMinimizer} = bundler as Bundler<Minimizer>;
  const options = {minify: true, ...getSwcJsMinimizerOptions()};
  const others = minimizers.filter((minimizer) => !(minimizer instanceof JsMinimizer));
  if (others.length === minimizers.length) throw new Error('Docusaurus has another minimizer for scripts.');
  return [
    new JsMinimizer({exclude: RUNTIME, minimizerOptions: options}),
    new JsMinimizer({
      include: RUNTIME,
      minimizerOptions: {...options, mangle: {disableCharFreq: true}},
    }),
    ...others,
  ];
}
