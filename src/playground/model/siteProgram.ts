import type {Program} from '../share/program';

/** A program of the site in the list of examples. */
export interface SiteProgram extends Pick<Program, 'files' | 'entry'> {
  /** The path of its page, and its place in the page. */
  readonly id: string;
  readonly title: string;
  /** Why the playground cannot run it, in a sentence. */
  readonly problem?: string;
  /** The address of its page, without the site's base URL. */
  readonly page: string;
}

export interface ProgramGroup {
  readonly label: string;
  readonly programs: readonly SiteProgram[];
}
