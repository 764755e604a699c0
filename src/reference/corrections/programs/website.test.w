bring cloud;
bring expect;
bring fs;
bring http;

let folder = fs.mkdtemp("website-");
fs.writeFile(fs.join(folder, "index.html"), "home page");
fs.writeFile(fs.join(folder, "404.html"), "not found");
fs.writeFile(fs.join(folder, "taken.txt"), "from the folder");

let website = new cloud.Website(path: folder, errorDocument: "404.html");
let missing = new cloud.Website(path: "./no-folder") as "Missing";
let domain = new cloud.Domain(domainName: "www.example.com");
let named = new cloud.Website(path: folder, domain: domain) as "Named";
let endpoint = new cloud.Endpoint("{website.url}/robots.txt", label: "Robots", browserSupport: true);

let robots = website.addFile("robots.txt", "User-agent: *");
let style = website.addFile("style.css", "h1 \{}", contentType: "text/css");
let config = website.addJson("config.json", { version: 3 });
let taken = website.addFile("taken.txt", "from the program");
let noJson = () => {
  try {
    website.addJson("config.txt", { version: 3 });
  } catch error {
    return error;
  }
  return "";
}();

let absolute = website.path == folder;
let relative = missing.path == fs.join(@dirname, "no-folder");
let domainName = domain.domainName;

test "files of the folder and added files are served" {
  expect.equal(http.get("{website.url}/").body, "home page");
  assert(http.get(robots).headers.get("content-type").startsWith("text/plain"));
  assert(http.get(style).headers.get("content-type").startsWith("text/css"));
  expect.equal(http.get(config).body, "\{\"version\":3}");
  assert(http.get(config).headers.get("content-type").startsWith("application/json"));
  expect.equal(robots, "{website.url}/robots.txt");
  expect.equal(noJson, "key must have a .json suffix. (current: \"txt\")");

  // A file that's in the folder already is no error: the simulator serves the one of the folder.
  expect.equal(http.get(taken).body, "from the folder");
}

test "the error document has status 200, and there is a 404 without one" {
  let page = http.get("{website.url}/pricing");
  expect.equal(page.status, 200);
  expect.equal(page.body, "not found");
  expect.equal(http.get("{missing.url}/").status, 404);
  expect.equal(http.get("{named.url}/pricing").status, 404);
}

test "path, url, domain, and endpoint" {
  expect.equal(absolute, true);
  expect.equal(relative, true);
  assert(website.url.startsWith("http://127.0.0.1:"));
  expect.equal(website.url.endsWith("/"), false);
  expect.equal(domainName, "www.example.com");
  assert(named.url.startsWith("http://127.0.0.1:"));
  expect.equal(http.get(endpoint.url).body, "User-agent: *");
}
