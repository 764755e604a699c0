/** What the scripts of the head have to know of the site. */
export interface FirstLoadSettings {
  /** Path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Where the site makes one: its id, and what ends the name of each stored value. */
  readonly announcement?: {readonly id: string; readonly suffix: string};
}
