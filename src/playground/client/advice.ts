/** Advice on what to do instead of using a feature that the playground does not have. */

interface Advice {
  /** Features, as `UnsupportedFeature` names them. */
  readonly feature: RegExp;
  /** One sentence. */
  readonly instead: string;
}

const ON_YOUR_MACHINE = 'Download the program and run it on your own machine with `wing test`.';

/** The first one that matches is used. */
const ADVICE: readonly Advice[] = [
  {
    feature: /^A request to /,
    instead: 'Allow the program to use the network, and run it again.',
  },
  {
    feature: /^(?:AWS|Azure|Google Cloud)$/,
    instead:
      'Use the resources of the `cloud` module, which the simulator has, or deploy the program from your own machine.',
  },
  {
    feature: /^@winglibs\//,
    instead: `Use the standard library, or install the library: ${lowerFirst(ON_YOUR_MACHINE)}`,
  },
  {
    feature: /^(?:util\.(?:exec|shell|spawn)|child_process\.)/,
    instead: `Do the work in Wing, or in a file of JavaScript beside it. To start other programs: ${lowerFirst(ON_YOUR_MACHINE)}`,
  },
];

/** @returns a sentence @param unsupported the feature, as `UnsupportedFeature` names it */
export function adviceFor(unsupported: string): string {
  return ADVICE.find(({feature}) => feature.test(unsupported))?.instead ?? ON_YOUR_MACHINE;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
