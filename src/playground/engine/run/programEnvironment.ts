/** Environment variables of every program. */
export const PROGRAM_ENVIRONMENT: Readonly<Record<string, string>> = {
  HOME: '/home/wing',
  PATH: '/usr/bin',
  WING_TARGET: 'sim',
};
