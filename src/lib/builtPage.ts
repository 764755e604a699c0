import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Its beginning, as `src/config/redirects/stub.ts` writes it. */
const STUB = /<html[^>]* data-redirect/;

const MAIN = /<main[\s>][\s\S]*<\/main>/;

/** A page of the built site. It is read once; each step after the build finds it as those before have left it. */
export class BuiltPage {
  private written: string | undefined;

  /**
   * @param file relative to the folder of the built site, with slashes: `docs/why-wing.html`
   * @param html its text now; a step that changes the page changes this
   */
  constructor(
    readonly file: string,
    public html: string,
  ) {}

  /** @throws Error of the file system, with the name of the file */
  static read(outDir: string, file: string): BuiltPage {
    const page = new BuiltPage(file, readFileSync(join(outDir, file), 'utf8'));
    page.written = page.html;
    return page;
  }

  /** Route without the base URL: `/docs/why-wing`. */
  get path(): string {
    return `/${this.file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  }

  /** Whether it only sends its reader on to another page. */
  get isStub(): boolean {
    return STUB.test(this.html.slice(0, 300));
  }

  /** The text before the end of its head. */
  get head(): string {
    return this.html.slice(0, this.html.indexOf('</head>'));
  }

  /** The text of its `main` element, if it has one. */
  get main(): string | undefined {
    return MAIN.exec(this.html)?.[0];
  }

  /** Adds elements at the end of the head. */
  addToHead(html: string): void {
    this.html = this.html.replace('</head>', () => `${html}</head>`);
  }

  /** Writes the file, if the page has changed since it was read or written. */
  write(outDir: string): void {
    if (this.written === this.html) return;
    const file = join(outDir, this.file);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, this.html);
    this.written = this.html;
  }
}

/**
 * All pages of a built site, in the order of their files.
 *
 * @param outDir folder of the built site
 */
export function readPages(outDir: string): BuiltPage[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => BuiltPage.read(outDir, file));
}
