/** What a service takes in each language: a function that saves a link in a bucket, on AWS. */
export interface Language {
  readonly name: string;
  /** Lines that are not empty, as the pages that compare the languages count them. */
  readonly lines: number;
  readonly files: string;
}

/** As counted on these pages, which show all of the code. A test compares the numbers with the code there. */
export const LANGUAGES = [
  {name: 'Wing', lines: 9, files: 'one file, with its test'},
  {name: 'AWS CDK', lines: 26, files: 'two files, without a test'},
  {name: 'Terraform', lines: 74, files: 'two files, without a test'},
] as const satisfies readonly Language[];

export const COMPARED_AT = {
  cdk: 'docs/faq/alternatives/differences-from-awscdk.md',
  terraform: 'docs/faq/alternatives/differences-from-terraform.md',
  wing: 'docs/faq/alternatives/save-a-link/main.w',
} as const;

/** Seconds that `wing test` reported for the program of the home page: the median of three runs on two cores. */
export const TEST_SECONDS = 0.9;
