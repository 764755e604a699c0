// In the cloud, the website contains config.json with the API's address. Here, Vite returns that file.
const config = {
  name: 'config.json',
  configureServer(server) {
    server.middlewares.use('/config.json', (request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({api: process.env.API_URL}));
    });
  },
};

export default {plugins: [config]};
