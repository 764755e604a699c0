bring fs;

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "exists follows links" {
  let folder = fs.mkdtemp();
  let link = fs.join(folder, "link");
  fs.symlink("target.txt", link);
  assert(!fs.exists(link));
  fs.writeFile(fs.join(folder, "target.txt"), "1");
  assert(fs.exists(link));
  assert(fs.exists(folder));
}

test "isDir follows links and returns false for anything but a folder" {
  let folder = fs.mkdtemp();
  fs.mkdir(fs.join(folder, "pages"));
  fs.writeFile(fs.join(folder, "notes.txt"), "1");
  fs.symlink("pages", fs.join(folder, "link"), fs.SymlinkType.DIRECTORY);
  assert(fs.isDir(fs.join(folder, "pages")));
  assert(fs.isDir(fs.join(folder, "link")));
  assert(!fs.isDir(fs.join(folder, "notes.txt")));
  assert(!fs.isDir(fs.join(folder, "missing")));
}

test "md5 hashes contents only and returns 32 hexadecimal digits" {
  let folder = fs.mkdtemp();
  fs.writeFile(fs.join(folder, "a.txt"), "same");
  let first = fs.md5(folder);
  assert(first.length == 32);
  fs.remove(fs.join(folder, "a.txt"));
  fs.mkdir(fs.join(folder, "pages"));
  fs.writeFile(fs.join(folder, "pages", "b.txt"), "same");
  assert(fs.md5(folder) == first);
  fs.writeFile(fs.join(folder, "pages", "b.txt"), "other");
  assert(fs.md5(folder) != first);
}

test "md5 skips hidden files and hashes nothing without a match" {
  let folder = fs.mkdtemp();
  fs.writeFile(fs.join(folder, ".env"), "secret");
  assert(fs.md5(folder) == "d41d8cd98f00b204e9800998ecf8427e");
  assert(fs.md5(folder, ".env") != "d41d8cd98f00b204e9800998ecf8427e");
  assert(fs.md5(fs.join(folder, "missing")) == "d41d8cd98f00b204e9800998ecf8427e");
}

test "metadata describes a file" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeFile(file, "café");
  fs.setPermissions(file, "640");
  let data = fs.metadata(file);
  assert(data.fileType == fs.FileType.FILE);
  assert(data.size == 5);
  assert(data.permissions == "640");
  assert(data.modified.timezone == 0);
  assert(data.created.timezone == 0);
  assert(data.accessed.timezone == 0);
  assert(datetime.utcNow().timestampMs - data.modified.timestampMs < 60000);
  assert(datetime.utcNow().timestampMs - data.created.timestampMs < 60000);
  assert(datetime.utcNow().timestampMs - data.accessed.timestampMs < 60000);
  assert(fs.metadata(fs.dirname(file)).fileType == fs.FileType.DIRECTORY);
  assert(fs.metadata("/dev/null").fileType == fs.FileType.OTHER);
}

test "metadata follows links, and symlinkMetadata does not" {
  let folder = fs.mkdtemp();
  fs.writeFile(fs.join(folder, "notes.txt"), "1");
  fs.symlink("notes.txt", fs.join(folder, "link"));
  assert(fs.metadata(fs.join(folder, "link")).fileType == fs.FileType.FILE);
  assert(fs.metadata(fs.join(folder, "link")).size == 1);
  assert(fs.symlinkMetadata(fs.join(folder, "link")).fileType == fs.FileType.SYMLINK);
  assert(fs.symlinkMetadata(fs.join(folder, "notes.txt")).fileType == fs.FileType.FILE);
}

test "metadata, symlinkMetadata, and setPermissions throw for a missing path" {
  let file = fs.join(fs.mkdtemp(), "missing");
  assert(message(inflight () => { fs.metadata(file); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.symlinkMetadata(file); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.setPermissions(file, "644"); }).startsWith("ENOENT: no such file or directory"));
}

test "metadata throws for a link without a target, and symlinkMetadata does not" {
  let link = fs.join(fs.mkdtemp(), "link");
  fs.symlink("missing", link);
  assert(message(inflight () => { fs.metadata(link); }).startsWith("ENOENT: no such file or directory"));
  assert(fs.symlinkMetadata(link).fileType == fs.FileType.SYMLINK);
}

test "readBytes returns the contents, and throws for a missing file and for a folder" {
  let folder = fs.mkdtemp();
  fs.writeBytes(fs.join(folder, "logo.png"), bytes.fromHex("89504e47ff"));
  assert(fs.readBytes(fs.join(folder, "logo.png")).toHex() == "89504e47ff");
  assert(message(inflight () => { fs.readBytes(fs.join(folder, "missing")); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.readBytes(folder); }).startsWith("EISDIR: illegal operation on a directory"));
}

test "tryReadBytes returns nil for a missing file and for a folder" {
  let folder = fs.mkdtemp();
  assert(fs.tryReadBytes(fs.join(folder, "missing")) == nil);
  assert(fs.tryReadBytes(folder) == nil);
  fs.writeBytes(fs.join(folder, "logo.png"), bytes.fromHex("89"));
  assert((fs.tryReadBytes(fs.join(folder, "logo.png"))?.toHex() ?? "") == "89");
}

test "readdir returns the names of files and folders, hidden ones too" {
  let folder = fs.mkdtemp();
  fs.mkdir(fs.join(folder, "pages/docs"));
  fs.writeFile(fs.join(folder, ".env"), "1");
  fs.writeFile(fs.join(folder, "notes.txt"), "1");
  let names = fs.readdir(folder);
  assert(names.length == 3);
  assert(names.contains("pages") && names.contains(".env") && names.contains("notes.txt"));
}

test "readdir throws and tryReaddir returns nil for a missing path and for a file" {
  let folder = fs.mkdtemp();
  let file = fs.join(folder, "notes.txt");
  fs.writeFile(file, "1");
  assert(message(inflight () => { fs.readdir(fs.join(folder, "missing")); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.readdir(file); }).startsWith("ENOTDIR: not a directory"));
  assert(fs.tryReaddir(fs.join(folder, "missing")) == nil);
  assert(fs.tryReaddir(file) == nil);
  assert((fs.tryReaddir(folder)?.length ?? 0) == 1);
}

test "readFile decodes UTF-8, and throws for a missing file and for a folder" {
  let folder = fs.mkdtemp();
  let file = fs.join(folder, "notes.txt");
  fs.writeBytes(file, bytes.fromHex("636166c3a9"));
  assert(fs.readFile(file) == "café");
  assert(message(inflight () => { fs.readFile(fs.join(folder, "missing")); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.readFile(folder); }).startsWith("EISDIR: illegal operation on a directory"));
}

test "readFile encoding is an encoding of Node.js" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeBytes(file, bytes.fromHex("636166e9"));
  assert(fs.readFile(file, encoding: "latin1") == "café");
  assert(fs.readFile(file, encoding: "hex") == "636166e9");
  assert(fs.readFile(file, encoding: "base64") == "Y2Fm6Q==");
  assert(message(inflight () => { fs.readFile(file, encoding: "morse"); }).contains("encoding"));
}

test "readFile with the flag a+ creates a missing file" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  assert(fs.readFile(file, flag: "a+") == "");
  assert(fs.exists(file));
}

test "tryReadFile returns nil for a missing file, a folder, and an unknown encoding" {
  let folder = fs.mkdtemp();
  let file = fs.join(folder, "notes.txt");
  fs.writeFile(file, "1");
  assert((fs.tryReadFile(file) ?? "") == "1");
  assert(fs.tryReadFile(fs.join(folder, "missing")) == nil);
  assert(fs.tryReadFile(folder) == nil);
  assert(fs.tryReadFile(file, encoding: "morse") == nil);
}

test "readJson throws for a missing file and for text that is not JSON" {
  let folder = fs.mkdtemp();
  let file = fs.join(folder, "order.json");
  fs.writeFile(file, "not JSON");
  assert(message(inflight () => { fs.readJson(fs.join(folder, "missing")); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.readJson(file); }).contains("Unexpected token"));
}

test "tryReadJson returns nil for a missing file and for text that is not JSON" {
  let folder = fs.mkdtemp();
  let file = fs.join(folder, "order.json");
  fs.writeFile(file, "not JSON");
  assert(fs.tryReadJson(fs.join(folder, "missing")) == nil);
  assert(fs.tryReadJson(file) == nil);
  fs.writeJson(file, {id: "A-1001"});
  assert((fs.tryReadJson(file)?.get("id")?.asStr() ?? "") == "A-1001");
}

test "readYaml returns one element for each document" {
  let file = fs.join(fs.mkdtemp(), "services.yaml");
  fs.writeFile(file, "name: api\n---\nname: web\n");
  let documents = fs.readYaml(file);
  assert(documents.length == 2);
  assert(documents.at(1).get("name").asStr() == "web");
  fs.writeFile(file, "");
  assert(fs.readYaml(file).length == 0);
}

test "readYaml does not throw for invalid YAML" {
  let file = fs.join(fs.mkdtemp(), "services.yaml");
  fs.writeFile(file, "name: [api");
  assert(Json.stringify(fs.readYaml(file).at(0)) == Json.stringify({name: ["api"]}));
  assert((fs.tryReadYaml(file)?.length ?? 0) == 1);
  fs.writeFile(file, "---\n---\nname: api\n");
  assert(Json.stringify(fs.readYaml(file)) == Json.stringify(Json [Json.parse("null"), {name: "api"}]));
}

test "readYaml throws and tryReadYaml returns nil for a missing file" {
  let folder = fs.mkdtemp();
  assert(message(inflight () => { fs.readYaml(fs.join(folder, "missing")); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.readYaml(folder); }).startsWith("EISDIR: illegal operation on a directory"));
  assert(fs.tryReadYaml(fs.join(folder, "missing")) == nil);
  assert(fs.tryReadYaml(folder) == nil);
}
