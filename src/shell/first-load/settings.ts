/** What the scripts of the head have to know of the site. */
export interface FirstLoadSettings {
  /** Path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Ends the name of each stored value. */
  readonly storageSuffix: string;
  /** Of the announcement, where the site makes one. */
  readonly announcementId?: string;
}
