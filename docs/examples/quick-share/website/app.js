const {api} = await (await fetch('config.json')).json();
const find = (id) => document.getElementById(id);
let space = '';

async function call(path, body) {
  const response = await fetch(`${api}/spaces${path}`, {method: 'POST', body: JSON.stringify(body ?? {})});
  if (!response.ok) throw new Error(await response.text());
  return response;
}

async function show() {
  const {friends, files} = await (await fetch(`${api}/spaces/${space}`)).json();
  for (const [id, names] of Object.entries({friends, files})) {
    find(id).replaceChildren(
      ...names.map((name) => Object.assign(document.createElement('li'), {textContent: name})),
    );
  }
}

/** Runs what a control does, then says how it went. */
function on(id, event, message, action) {
  find(id).addEventListener(event, async (happened) => {
    happened.preventDefault();
    try {
      await action(happened.target);
      find('status').textContent = message;
    } catch (error) {
      find('status').textContent = error.message;
    }
  });
}

on('create', 'click', 'The space is ready.', async () => {
  space = (await (await call('')).json()).id;
  find('space').hidden = false;
  await show();
});

on('friend', 'submit', 'Friend added.', async (form) => {
  await call(`/${space}/friends`, {email: form.email.value});
  form.reset();
  await show();
});

on('file', 'submit', 'File added.', async (form) => {
  const [file] = form.file.files;
  await call(`/${space}/files`, {name: file.name, content: await file.text()});
  form.reset();
  await show();
});

on('share', 'click', 'Your friends have mail.', () => call(`/${space}/share`));
