// What the build and the browser both know.
import type {CodeSampleProps} from '../samples/types';
import type {Platform} from '../wing/language/platforms';
import type {CloudResource, ExampleType, Language} from './vocabulary';

export type ResourceLink = {
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
  readonly language: readonly Language[];
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

export type DiagramNode = {
  readonly id: string;
  /** `Api`, `Queue`, …; `Class` for a class of the program. */
  readonly kind: string;
  readonly name: string;
  /** What belongs to the resource: routes and consumers, or what it is in Terraform. */
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type DiagramEdge = {
  readonly from: string;
  readonly to: string;
  /** What is called: `put`, `push`. */
  readonly operations: readonly string[];
  /** The `d` of a path. */
  readonly path: string;
  /** The middle of its last stretch, where its label stands. */
  readonly labelX: number;
  readonly labelY: number;
};

export type Diagram = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  /** The diagram in words. */
  readonly description: string;
};

/** An image is the index of its address in the page's list of images, which the bundler fills in. */
export type Cover = {readonly image: number} | {readonly diagram: Diagram};

export type ExampleCard = {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: readonly ExampleType[];
  readonly platform: readonly Platform[];
  readonly language: readonly Language[];
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
