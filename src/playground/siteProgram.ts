/** A program of the site that a reader can open in the playground. */
export interface SiteProgram {
  /** Path of the page it comes from, and its place in it. */
  readonly id: string;
  readonly title: string;
  /** Address of the page, without the site's base. */
  readonly page: string;
  readonly files: Readonly<Record<string, string>>;
  readonly entry: string;
}

export interface ProgramGroup {
  readonly label: string;
  readonly programs: readonly SiteProgram[];
}
