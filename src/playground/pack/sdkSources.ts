/** Cuts the SDK's packages down to what a program in the playground can need: large tables, and code for old engines. */

interface MimeType {
  readonly source?: string;
  readonly charset?: string;
  readonly compressible?: boolean;
  readonly extensions?: readonly string[];
}

/** Types that a program may send, although they have no file extension. */
const SENT_TYPES = /^(?:text|image|application\/(?:json|xml|octet|javascript|x-www))/;

export function shrinkSource(file: string, source: string): string {
  // East Asian encodings; all others are computed.
  if (/iconv-lite\/encodings\/tables\//.test(file)) return '[]';
  // `qs` asks for a map whose keys may be objects, which the package makes by hand where an engine has none.
  if (file.endsWith('/side-channel/index.js')) return 'module.exports = () => new Map();';
  if (file.endsWith('/package.json')) return shrinkPackage(source, file);
  if (file.endsWith('/mime-db/db.json')) return shrinkMimeTypes(source);
  if (file.endsWith('.json')) return source;
  return source.replace(/^#!.*\n/, '').replace(/\/\/# sourceMappingURL=.*/g, '');
}

function shrinkPackage(source: string, file: string): string {
  const {name, version, main, dependencies} = JSON.parse(source) as Readonly<Record<string, unknown>>;
  // Preflight reads the dependencies of the SDK only.
  const isSdk = file.endsWith('/@winglang/sdk/package.json');
  return JSON.stringify({name, version, main, dependencies: isSdk ? dependencies : undefined});
}

function shrinkMimeTypes(source: string): string {
  const types = Object.entries(JSON.parse(source) as Readonly<Record<string, MimeType>>)
    .filter(([name, {extensions}]) => extensions ?? SENT_TYPES.test(name))
    .map(([name, {source: origin, charset, compressible, extensions}]) => [
      name,
      {source: origin, charset, compressible, extensions},
    ]);
  return JSON.stringify(Object.fromEntries(types));
}
