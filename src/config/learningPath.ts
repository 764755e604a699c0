/**
 * The groups of the tutorials, in the order in which a beginner walks through them. A tutorial names its group and its
 * place there in its front matter: `group`, `sidebar_position`.
 */
export const learningGroups = [
  'Basics',
  'Collections',
  'Functions and classes',
  'The cloud',
  'Tools',
] as const;
