// #region api
const { api } = await (await fetch("/config.json")).json();
const element = (id) => document.getElementById(id);

let token = sessionStorage.getItem("token") ?? "";

// Calls the API with the token. Throws the API's own message if it refuses.
async function call(method, path, body) {
  const response = await fetch(api + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : undefined;
  if (!response.ok) throw new Error(answer?.error ?? `error ${response.status}`);
  return answer;
}
// #endregion api

// #region list
// Does something and shows how it went.
async function attempt(action, success) {
  try {
    await action();
    element("status").textContent = success;
  } catch (error) {
    element("status").textContent = `That didn't work: ${error.message}.`;
  }
}

function showLinks(links) {
  const items = links.map(({ slug, url }) => {
    const link = document.createElement("a");
    link.href = `${api}/go/${slug}`;
    // textContent, not innerHTML: a URL is text that someone else wrote.
    link.textContent = `${slug} → ${url}`;

    const remove = document.createElement("button");
    remove.textContent = "Delete";
    remove.setAttribute("aria-label", `Delete ${slug}`);
    remove.addEventListener("click", () =>
      attempt(async () => {
        await call("DELETE", `/links/${slug}`);
        await refresh();
        element("links-heading").focus();
      }, `${slug} is deleted.`),
    );

    const item = document.createElement("li");
    item.append(link, remove);
    return item;
  });
  element("list").replaceChildren(...items);
}

async function refresh() {
  showLinks(await call("GET", "/links"));
  sessionStorage.setItem("token", token);
  element("sign-in").hidden = true;
  element("links").hidden = false;
}
// #endregion list

// #region forms
element("sign-in").addEventListener("submit", (event) => {
  event.preventDefault();
  token = element("token").value.trim();
  attempt(refresh, "You're signed in.");
});

element("create").addEventListener("submit", (event) => {
  event.preventDefault();
  const slug = element("slug").value;
  attempt(async () => {
    await call("POST", "/links", { slug, url: element("url").value });
    event.target.reset();
    await refresh();
  }, `${slug} is created.`);
});

if (token) await attempt(refresh, "");
// #endregion forms
