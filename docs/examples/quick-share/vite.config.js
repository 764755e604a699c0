// In the cloud the page finds the address of the API in config.json; here Vite answers for that file.
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
