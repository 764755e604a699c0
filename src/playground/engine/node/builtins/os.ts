/** Node's `os`: a small Linux machine without a network. */
const MEMORY_BYTES = 2 ** 30;

export const osModule = {
  EOL: '\n',
  devNull: '/dev/null',
  arch: () => 'x64',
  availableParallelism: () => 1,
  cpus: () => [],
  endianness: () => 'LE',
  freemem: () => MEMORY_BYTES,
  homedir: () => '/home/wing',
  hostname: () => 'localhost',
  loadavg: () => [0, 0, 0],
  machine: () => 'x86_64',
  networkInterfaces: () => ({}),
  platform: () => 'linux',
  release: () => '0',
  tmpdir: () => '/tmp',
  totalmem: () => MEMORY_BYTES,
  type: () => 'Linux',
  uptime: () => performance.now() / 1000,
  userInfo: () => ({username: 'wing', uid: 1000, gid: 1000, shell: null, homedir: '/home/wing'}),
  version: () => '#0',
  constants: {signals: {SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15}},
};
