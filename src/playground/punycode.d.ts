// The package has no types. By its folder's name alone, the module of Node.js would be meant.
declare module 'punycode/punycode.js' {
  const punycode: {readonly toUnicode: (domain: string) => string};
  export default punycode;
}
