const {spawn} = require('node:child_process');

exports.serve = async (folder, apiUrl) => {
  const vite = `${folder}/node_modules/.bin/vite`;
  const child = spawn(vite, ['website', '--config', 'vite.config.js', '--port', '5173', '--strictPort'], {
    cwd: folder,
    env: {...process.env, API_URL: apiUrl},
    stdio: 'inherit',
  });
  child.on('error', (error) => console.log(`Vite does not start: ${error.message}. Have you run npm install?`));
  return {stop: async () => void child.kill()};
};
