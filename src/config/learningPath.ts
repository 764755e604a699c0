/**
 * The groups of the tutorials, in the order in which a beginner walks through them. A tutorial names its group and its
 * place there in its front matter: `group`, `sidebar_position`. No tutorial uses what a later one teaches without a link to
 * it; `src/learning/subjects.ts` says what each one teaches.
 */
export const learningGroups = ['First steps', 'Basics', 'The cloud', 'Going further'] as const;
