bring fs;

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "appendFile adds to the end and creates a missing file" {
  let file = fs.join(fs.mkdtemp(), "log.txt");
  fs.appendFile(file, "1");
  fs.appendFile(file, "2");
  assert(fs.readFile(file) == "12");
}

test "appendFile replaces the file with the flag w" {
  let file = fs.join(fs.mkdtemp(), "log.txt");
  fs.writeFile(file, "1");
  fs.appendFile(file, "2", flag: "w");
  assert(fs.readFile(file) == "2");
}

test "appendFile, writeFile, writeBytes, writeJson, and writeYaml throw in a missing folder" {
  let file = fs.join(fs.mkdtemp(), "missing", "log.txt");
  assert(message(inflight () => { fs.appendFile(file, "1"); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.writeFile(file, "1"); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.writeBytes(file, bytes.fromHex("01")); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.writeJson(file, {a: 1}); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.writeYaml(file, {a: 1}); }).startsWith("ENOENT: no such file or directory"));
}

test "mkdir creates missing parents and accepts an existing folder" {
  let folder = fs.join(fs.mkdtemp(), "a/b/c");
  fs.mkdir(folder);
  fs.mkdir(folder);
  assert(fs.isDir(folder));
}

test "mkdir throws if a file has the path" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeFile(file, "1");
  assert(message(inflight () => { fs.mkdir(file); }).startsWith("EEXIST: file already exists"));
}

test "mkdir without recursive throws for a missing parent and for an existing folder" {
  let folder = fs.mkdtemp();
  assert(message(inflight () => { fs.mkdir(fs.join(folder, "a/b"), recursive: false); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.mkdir(folder, recursive: false); }).startsWith("EEXIST: file already exists"));
}

test "mkdir mode is an octal string" {
  let folder = fs.join(fs.mkdtemp(), "a");
  fs.mkdir(folder, mode: "700");
  assert(fs.metadata(folder).permissions == "700");
}

test "mkdtemp adds six characters to the prefix, which is wingtemp by default" {
  let folder = fs.mkdtemp();
  assert(regex.compile("^wingtemp......$").test(fs.basename(folder)));
  assert(fs.isDir(folder));
  let other = fs.mkdtemp("order-");
  assert(regex.compile("^order-......$").test(fs.basename(other)));
  assert(other.startsWith("/"));
  assert(fs.mkdtemp("order-") != other);
}

test "remove deletes a folder with everything in it and ignores a missing path" {
  let folder = fs.mkdtemp();
  fs.mkdir(fs.join(folder, "pages/docs"));
  fs.writeFile(fs.join(folder, "pages/notes.txt"), "1");
  fs.remove(fs.join(folder, "pages/notes.txt"));
  assert(!fs.exists(fs.join(folder, "pages/notes.txt")));
  fs.remove(folder);
  assert(!fs.exists(folder));
  fs.remove(folder);
}

test "remove throws for a missing path with force false, and for a folder with recursive false" {
  let folder = fs.mkdtemp();
  let missing = fs.join(folder, "missing");
  assert(message(inflight () => { fs.remove(missing, force: false); }).startsWith("ENOENT: no such file or directory"));
  assert(message(inflight () => { fs.remove(folder, recursive: false); }).contains("EISDIR"));
  assert(fs.exists(folder));
}

test "setPermissions reads three octal digits" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeFile(file, "1");
  fs.setPermissions(file, "755");
  assert(fs.metadata(file).permissions == "755");
  fs.setPermissions(file, "600");
  assert(fs.metadata(file).permissions == "600");
}

test "symlink resolves a relative target from the folder of the link" {
  let folder = fs.mkdtemp();
  fs.mkdir(fs.join(folder, "links"));
  fs.writeFile(fs.join(folder, "notes.txt"), "1");
  fs.symlink("../notes.txt", fs.join(folder, "links/notes"));
  assert(fs.readFile(fs.join(folder, "links/notes")) == "1");
}

test "symlink does not need a target, and throws if the path of the link exists" {
  let link = fs.join(fs.mkdtemp(), "link");
  fs.symlink("missing", link);
  assert(message(inflight () => { fs.symlink("other", link); }).startsWith("EEXIST: file already exists"));
}

test "symlink ignores the type on Linux" {
  let folder = fs.mkdtemp();
  fs.writeFile(fs.join(folder, "notes.txt"), "1");
  fs.mkdir(fs.join(folder, "pages"));
  fs.symlink("notes.txt", fs.join(folder, "a"), fs.SymlinkType.DIRECTORY);
  fs.symlink("pages", fs.join(folder, "b"));
  fs.symlink("pages", fs.join(folder, "c"), fs.SymlinkType.JUNCTION);
  assert(fs.readFile(fs.join(folder, "a")) == "1");
  assert(fs.isDir(fs.join(folder, "b")));
  assert(fs.isDir(fs.join(folder, "c")));
}

test "writeBytes replaces the file and ignores the encoding" {
  let file = fs.join(fs.mkdtemp(), "logo.png");
  fs.writeBytes(file, bytes.fromHex("89504e47"));
  fs.writeBytes(file, bytes.fromHex("8950"), encoding: "hex");
  assert(fs.readBytes(file).toHex() == "8950");
  fs.writeBytes(file, bytes.fromHex("4e"), flag: "a");
  assert(fs.readBytes(file).toHex() == "89504e");
}

test "writeFile replaces the file, and writes UTF-8 by default" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeFile(file, "first version");
  fs.writeFile(file, "café");
  assert(fs.readBytes(file).toHex() == "636166c3a9");
}

test "writeFile encoding is an encoding of Node.js" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeFile(file, "café", encoding: "latin1");
  assert(fs.readBytes(file).toHex() == "636166e9");
  fs.writeFile(file, "8950", encoding: "hex");
  assert(fs.readBytes(file).toHex() == "8950");
}

test "writeFile appends with the flag a, and throws with the flag wx if the file exists" {
  let file = fs.join(fs.mkdtemp(), "notes.txt");
  fs.writeFile(file, "1", flag: "wx");
  fs.writeFile(file, "2", flag: "a");
  assert(fs.readFile(file) == "12");
  assert(message(inflight () => { fs.writeFile(file, "3", flag: "wx"); }).startsWith("EEXIST: file already exists"));
}

test "writeJson indents by two spaces and replaces the file" {
  let file = fs.join(fs.mkdtemp(), "order.json");
  fs.writeJson(file, {total: 25});
  fs.writeJson(file, {id: "A-1001"});
  assert(fs.readFile(file) == "\{\n  \"id\": \"A-1001\"\n}");
}

test "writeYaml separates documents by three hyphens and replaces the file" {
  let file = fs.join(fs.mkdtemp(), "services.yaml");
  fs.writeYaml(file, {name: "old"});
  fs.writeYaml(file, {name: "api"}, {name: "web"});
  assert(fs.readFile(file) == "name: api\n---\nname: web\n");
  fs.writeYaml(file);
  assert(fs.readFile(file) == "");
}
