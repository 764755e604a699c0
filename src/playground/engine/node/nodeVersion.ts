/** The version of Node that the engine imitates. */
export const NODE_VERSION = '20.20.2';
