/** Variables of every program that runs here. */
export const USER_VARIABLES: Readonly<Record<string, string>> = {
  HOME: '/home/wing',
  PATH: '/usr/bin',
  WING_TARGET: 'sim',
};
