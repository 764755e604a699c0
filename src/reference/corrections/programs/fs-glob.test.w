bring fs;

let site = inflight (): str => {
  let folder = fs.mkdtemp();
  fs.mkdir(fs.join(folder, "pages/docs"));
  fs.writeFile(fs.join(folder, "index.html"), "1");
  fs.writeFile(fs.join(folder, "pages/blog.html"), "1");
  fs.writeFile(fs.join(folder, "pages/docs/api.html"), "1");
  fs.writeFile(fs.join(folder, ".env"), "1");
  return folder;
};

test "glob returns paths relative to cwd, and an empty array without a match" {
  let folder = site();
  let found = fs.glob("**/*.html", cwd: folder);
  assert(found.length == 3);
  assert(found.contains("pages/docs/api.html"));
  assert(fs.glob("*.svg", cwd: folder).length == 0);
  assert(fs.glob("*", cwd: fs.join(folder, "missing")).length == 0);
}

test "glob returns absolute paths for an absolute pattern" {
  let folder = site();
  assert(fs.glob("{folder}/*.html").at(0) == "{folder}/index.html");
  assert(fs.glob("{folder}/*.html", absolute: false, cwd: folder).at(0) == "{folder}/index.html");
}

test "absolute true returns absolute paths" {
  let folder = site();
  assert(fs.glob("*.html", cwd: folder, absolute: true).at(0) == "{folder}/index.html");
}

test "cwd defaults to the working directory of the process" {
  let here = fs.glob("*");
  let names = fs.readdir(".");
  assert(here.length > 0);
  for name in here {
    assert(names.contains(name));
  }
}

test "glob skips hidden files unless dot is true or the pattern has the dot" {
  let folder = site();
  assert(!fs.glob("*", cwd: folder).contains(".env"));
  assert(fs.glob("*", cwd: folder, dot: true).contains(".env"));
  assert(fs.glob(".*", cwd: folder).contains(".env"));
}

test "follow true goes through links below a double star" {
  let folder = site();
  fs.mkdir(fs.join(folder, "links/a"));
  fs.symlink("../../pages", fs.join(folder, "links/a/pages"), fs.SymlinkType.DIRECTORY);
  let without = fs.glob("**/api.html", cwd: fs.join(folder));
  let followed = fs.glob("**/api.html", cwd: fs.join(folder), follow: true);
  assert(without.length == 1);
  assert(followed.length == 2);
}

test "ignore leaves out matches" {
  let folder = site();
  assert(fs.glob("**/*.html", cwd: folder, ignore: ["pages/**"]).join() == "index.html");
  let left = fs.glob("**", cwd: folder, ignore: ["pages/**"]);
  assert(!left.contains("pages"));
}

test "maxDepth has no effect" {
  let folder = site();
  assert(fs.glob("**/*.html", cwd: folder, maxDepth: 1).length == 3);
  assert(fs.glob("**/*.html", cwd: folder, maxDepth: 2).length == 3);
  assert(fs.glob("**/*.html", cwd: folder).length == 3);
  assert(fs.glob("*/*.html", cwd: folder).join() == "pages/blog.html");
}

test "nodir true leaves out folders, and a slash at the end of the pattern leaves out files" {
  let folder = site();
  assert(fs.glob("*", cwd: folder).contains("pages"));
  assert(fs.glob("*", cwd: folder, nodir: true).join() == "index.html");
  assert(fs.glob("*/", cwd: folder).length == 1);
}
