/** The first of these in the folder of a program gives it values. */
const VALUES_FILES = ['wing.toml', 'wing.yaml', 'wing.yml', 'wing.json'];

export interface PreflightContext {
  readonly platform: string;
  /** Folder of the entry point. */
  readonly sourceDir: string;
  /** Folder that preflight writes to. */
  readonly synthDir: string;
  readonly nodeModules: string;
  /** Whether tests are part of the application. */
  readonly isTest: boolean;
  /** Modules that the program brings, as the compiler lists them. */
  readonly importedNamespaces: readonly string[];
  /** Id of the root of the tree. @default the platform's */
  readonly rootId?: string;
}

/**
 * The variables that the command line sets before it runs preflight.
 *
 * @param hasFile whether there is a file at an absolute path
 */
export function preflightEnvironment(
  {platform, sourceDir, synthDir, nodeModules, isTest, importedNamespaces, rootId}: PreflightContext,
  hasFile: (path: string) => boolean,
): Record<string, string> {
  return {
    WING_TARGET: platform,
    WING_PLATFORMS: `${sourceDir}/${platform}`,
    WING_SYNTH_DIR: synthDir,
    WING_SOURCE_DIR: sourceDir,
    WING_IS_TEST: String(isTest),
    WING_NODE_MODULES: nodeModules,
    WING_VALUES_FILE: VALUES_FILES.find((name) => hasFile(`${sourceDir}/${name}`)) ?? '',
    WING_IMPORTED_NAMESPACES: importedNamespaces.join(';'),
    ...(rootId !== undefined && {WING_ROOT_ID: rootId}),
  };
}
