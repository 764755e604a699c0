import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {type CommandLineHelp, checkCommands} from './commands';

/** A problem in a code block, at a line of its text from 0. */
export interface LanguageProblem {
  readonly line: number;
  readonly message: string;
}

interface LanguageContext {
  /** Folder that imports are resolved from. */
  readonly root: string;
  /** Without it, calls of the command line are not checked. */
  readonly help?: CommandLineHelp;
}

/** TypeScript takes half a second to load, and most pages have no block that needs it. */
const loadTypeScript = () => createRequire(__filename)('typescript') as typeof ts;

type Checker = (text: string, context: LanguageContext) => LanguageProblem[];

const CHECKERS: Record<string, Checker> = {
  json: checkJson,
  yaml: checkYaml,
  toml: checkToml,
  js: (text) => checkSyntax(text, 'block.jsx'),
  jsx: (text) => checkSyntax(text, 'block.jsx'),
  ts: (text, {root}) => checkTypeScript(text, 'block.ts', root),
  tsx: (text, {root}) => checkTypeScript(text, 'block.tsx', root),
  hcl: checkBrackets,
  sh: (text, {help}) => (help ? checkCommands(text, help) : []),
};

/** Checks a code block in a language other than Wing. A language without a checker has no problems. */
export function checkLanguage(lang: string, text: string, context: LanguageContext): LanguageProblem[] {
  return CHECKERS[lang]?.(text, context) ?? [];
}

function checkJson(text: string): LanguageProblem[] {
  const {error} = loadTypeScript().parseConfigFileTextToJson('block.json', text);
  if (error) return [{line: lineAt(text, error.start ?? 0), message: flatten(error.messageText)}];
  return [];
}

function checkYaml(text: string): LanguageProblem[] {
  return parseAllDocuments(text).flatMap((document) =>
    'errors' in document
      ? document.errors.map(({message, linePos}) => ({
          line: (linePos?.[0].line ?? 1) - 1,
          message: message.split('\n')[0]!,
        }))
      : [],
  );
}

function checkToml(text: string): LanguageProblem[] {
  try {
    parseToml(text);
    return [];
  } catch (error) {
    const {line = 1, message} = error as {line?: number; message: string};
    return [{line: line - 1, message: message.split('\n')[0]!}];
  }
}

function checkSyntax(text: string, name: string): LanguageProblem[] {
  const ts = loadTypeScript();
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  });
  return diagnostics.map(({start = 0, messageText}) => ({
    line: lineAt(text, start),
    message: flatten(messageText),
  }));
}

function typeOptions({
  ScriptTarget,
  ModuleKind,
  ModuleResolutionKind,
  JsxEmit,
}: typeof ts): ts.CompilerOptions {
  return {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.Preserve,
    types: ['node'],
  };
}

/** Checks types if everything that the block imports is installed, and otherwise the syntax. */
function checkTypeScript(text: string, name: string, root: string): LanguageProblem[] {
  const syntax = checkSyntax(text, name);
  if (syntax.length > 0) return syntax;
  const ts = loadTypeScript();
  const options = typeOptions(ts);
  const file = path.join(root, name);
  const imports = ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName);
  const isInstalled = (module: string) =>
    module.startsWith('node:') ||
    ts.resolveModuleName(module, file, options, ts.sys).resolvedModule !== undefined;
  if (imports.length === 0 || !imports.every(isInstalled)) return [];
  const host = ts.createCompilerHost(options);
  const {fileExists, getSourceFile} = host;
  host.fileExists = (other) => other === file || fileExists(other);
  host.getSourceFile = (other, ...rest) =>
    other === file
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile(other, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({start = 0, messageText}) => ({line: lineAt(text, start), message: flatten(messageText)}));
}

/** Node has no maintained HCL parser. Unbalanced brackets and strings are the likely mistakes in an excerpt. */
function checkBrackets(text: string): LanguageProblem[] {
  const open: {bracket: string; line: number}[] = [];
  const closing: Record<string, string> = {'}': '{', ']': '[', ')': '('};
  const problems: LanguageProblem[] = [];
  text.split('\n').forEach((row, line) => {
    const code = row.replace(/"(?:\\.|[^"\\])*"/g, '').replace(/(?:#|\/\/).*$/, '');
    if (code.includes('"')) problems.push({line, message: 'a string has no end'});
    for (const char of code) {
      if ('{[('.includes(char)) open.push({bracket: char, line});
      else if (char in closing && open.pop()?.bracket !== closing[char])
        problems.push({line, message: `"${char}" closes nothing`});
    }
  });
  return [...problems, ...open.map(({bracket, line}) => ({line, message: `"${bracket}" is not closed`}))];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

function flatten(message: string | ts.DiagnosticMessageChain): string {
  return loadTypeScript().flattenDiagnosticMessageText(message, ' ');
}
