const config = await (await fetch('config.json')).json();
const status = document.querySelector('[role="status"]');

document.querySelector('button').addEventListener('click', async () => {
  const response = await fetch(`${config.api}/hello-static`, {method: 'POST'});
  status.textContent = await response.text();
});
