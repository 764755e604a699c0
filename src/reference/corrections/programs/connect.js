const {request} = require('node:http');

exports.connect = async (url) =>
  new Promise((resolve) => {
    const call = request(url, {method: 'CONNECT'});
    call.on('connect', () => resolve('connected'));
    call.on('response', (response) => resolve(`answered ${response.statusCode}`));
    call.on('error', (error) => resolve(error.code));
    call.end();
  });
