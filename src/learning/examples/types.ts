// Types of the data that the build makes for the pages.
import type {DiagramLayout} from '../../components/diagram/layout';
import type {CodeSampleProps} from '../../samples/types';
import type {Platform} from '../../wing/language/platforms';
import type {CloudResource, ExampleType, ExampleLanguage} from './vocabulary';

type ResourceLink = {
  readonly label: string;
  readonly href: string;
};

export type Author = {
  readonly name: string;
  readonly role: string;
  readonly twitter?: string;
  readonly github?: string;
};

/** The front matter of an example, checked, with a list wherever one value is allowed too. */
export type ExampleFrontMatter = {
  readonly slug?: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: readonly ExampleType[];
  readonly platform: readonly Platform[];
  readonly language: readonly ExampleLanguage[];
  readonly githubURL?: string;
  readonly repoDirectory?: string;
  /** The path of an image beside the page, or `generated`: a diagram drawn from the program. */
  readonly coverImage?: string;
  readonly coverImageInPage: boolean;
  readonly coverImageOptions: Readonly<Partial<Record<Platform, string>>>;
  readonly resources: readonly ResourceLink[];
  readonly authors: readonly Author[];
  readonly cloudResources: readonly CloudResource[];
  readonly url?: string;
};

/** An entry as its folder holds it. */
export type ExampleEntry = Omit<ExampleFrontMatter, 'slug' | 'coverImage'> & {
  readonly slug: string;
  readonly coverImage: string;
  /** The page's Markdown, without front matter. */
  readonly content: string;
  /** Path of `index.md`. */
  readonly sourcePath: string;
  readonly program?: ExampleProgram;
};

export type ExampleProgram = {
  /** Path of `main.w`. */
  readonly entrypoint: string;
  /** Whether the program has packages of its own to install. */
  readonly hasPackages: boolean;
  /** Why the toolchain cannot compile it here: the `nocheck` of its fence. */
  readonly notChecked?: string;
};

/** The resources of the program, drawn and in words. */
export type ExampleDrawing = DiagramLayout & {readonly description: string};

/** An image is the index of its address in the page's list of images, which the bundler fills in. */
export type Cover = {readonly image: number} | {readonly diagram: ExampleDrawing};

export type ExampleCard = {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: readonly ExampleType[];
  readonly platform: readonly Platform[];
  readonly language: readonly ExampleLanguage[];
  readonly cloudResources: readonly CloudResource[];
  /** Where the card leads. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly cover: Cover;
};

/** Commands for a shell, highlighted. */
export type ExampleCommands = {
  readonly get: CodeSampleProps;
  readonly run: CodeSampleProps;
  /** For the platforms of the example that the toolchain knows. */
  readonly compile: Readonly<Partial<Record<Platform, CodeSampleProps>>>;
};

export type ExamplePageData = Omit<ExampleCard, 'href' | 'isExternal' | 'cover'> & {
  readonly resources: readonly ResourceLink[];
  readonly authors: readonly Author[];
  /** Undefined where the front matter keeps the cover off the page. */
  readonly cover?: Cover;
  readonly platformCovers: Readonly<Partial<Record<Platform, Cover>>>;
  readonly listPath: string;
  readonly sourceUrl: string;
  readonly editUrl?: string;
  /** Undefined where there is nothing to run. */
  readonly commands?: ExampleCommands;
  readonly notChecked?: string;
};
