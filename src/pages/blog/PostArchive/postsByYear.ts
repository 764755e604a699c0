type Dated = {readonly metadata: {readonly date: string | Date}};

/** Groups posts, which come with the newest first, by the year of their date. */
export function postsByYear<Post extends Dated>(posts: readonly Post[]): [year: number, posts: Post[]][] {
  const years = new Map<number, Post[]>();
  for (const post of posts) {
    const year = new Date(post.metadata.date).getUTCFullYear();
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
