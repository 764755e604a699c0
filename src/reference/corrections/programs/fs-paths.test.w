bring fs;

test "an object of the class can be created" {
  let files = new fs.Util();
}

test "absolute resolves from right to left and stops at an absolute path" {
  assert(fs.absolute("/site", "pages", "../images") == "/site/images");
  assert(fs.absolute("a", "/site", "pages/") == "/site/pages");
  assert(fs.absolute("/") == "/");
}

test "absolute adds the working directory if no path is absolute" {
  let path = fs.absolute("pages");
  assert(path.startsWith("/"));
  assert(path.endsWith("/pages"));
  assert(path == fs.join(fs.absolute("."), "pages"));
}

test "basename keeps the extension and ignores a slash at the end" {
  assert(fs.basename("/site/images/logo.svg") == "logo.svg");
  assert(fs.basename("/site/images/") == "images");
}

test "dirname returns everything before the last segment or a dot" {
  assert(fs.dirname("/site/images/logo.svg") == "/site/images");
  assert(fs.dirname("/site/images/") == "/site");
  assert(fs.dirname("logo.svg") == ".");
}

test "extension returns the part after the last dot" {
  assert((fs.extension("backup.tar.gz") ?? "none") == "gz");
  assert((fs.extension("/site/logo.svg") ?? "none") == "svg");
  assert((fs.extension(".config.json") ?? "none") == "json");
}

test "extension returns nil without a dot, for a hidden file, and for a dot at the end" {
  assert(fs.extension("Makefile") == nil);
  assert(fs.extension(".env") == nil);
  assert(fs.extension("/site/.env") == nil);
  assert(fs.extension("notes.") == nil);
  assert(fs.extension("/site.d/Makefile") == nil);
}

test "join normalizes, and an absolute path later does not start again" {
  assert(fs.join("pages", "..", "images", "logo.svg") == "images/logo.svg");
  assert(fs.join("/site", "/pages//docs") == "/site/pages/docs");
  assert(fs.join("pages/") == "pages/");
  assert(fs.join() == ".");
}

test "relative returns the way from one path to the other" {
  assert(fs.relative("/site/pages", "/site/images/logo.svg") == "../images/logo.svg");
  assert(fs.relative("/site", "/site") == "");
  assert(fs.relative("pages", "images") == "../images");
}

test "path functions do not access the disk" {
  let path = "/no/such/folder/at/all.txt";
  assert(!fs.exists(path));
  assert(fs.dirname(path) == "/no/such/folder/at");
  assert(fs.absolute(path) == path);
}
