let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "concat joins any number of values" {
  assert(bytes.concat(bytes.fromHex("01"), bytes.fromHex("02ff"), bytes.fromHex("")).toHex() == "0102ff");
  assert(bytes.concat().length == 0);
}

test "fromBase64 throws for invalid input and for URL-safe Base64" {
  assert(bytes.fromBase64("Y2Fmw6k=").toHex() == "636166c3a9");
  assert(message(inflight () => { bytes.fromBase64("a*b"); }) != "nothing was thrown");
  assert(message(inflight () => { bytes.fromBase64("-_-_"); }) != "nothing was thrown");
}

test "fromHex accepts both cases and does not validate" {
  assert(bytes.fromHex("FFfe").toHex() == "fffe");
  assert(bytes.fromHex("zz1z").toHex() == "0001");
  assert(bytes.fromHex("0102f").toHex() == "0102");
}

test "fromRaw keeps each number modulo 256 and drops fractions" {
  assert(bytes.fromRaw([0, 255, 256, -1, 3.7]).toHex() == "00ff00ff03");
}

test "fromString encodes UTF-8" {
  assert(bytes.fromString("café").toHex() == "636166c3a9");
}

test "zeros throws for a negative length" {
  assert(bytes.zeros(3).toHex() == "000000");
  assert(message(inflight () => { bytes.zeros(-1); }).contains("Invalid typed array length: -1"));
}

test "at throws out of range and for a negative index, and tryAt returns nil" {
  let data = bytes.fromHex("8950");
  assert(data.at(0) == 137);
  assert(message(inflight () => { data.at(2); }) == "Index out of bounds");
  assert(message(inflight () => { data.at(-1); }) == "Index out of bounds");
  assert((data.tryAt(1) ?? 0) == 80);
  assert(data.tryAt(2) == nil);
  assert(data.tryAt(-1) == nil);
}

test "copy is equal, and length counts bytes" {
  let data = bytes.fromString("café");
  assert(data.copy() == data);
  assert(data.length == 5);
}

test "slice excludes the end, counts negative positions from the end, and stops at the ends" {
  let data = bytes.fromHex("89504e47");
  assert(data.slice(1, 3).toHex() == "504e");
  assert(data.slice(2).toHex() == "4e47");
  assert(data.slice(-1).toHex() == "47");
  assert(data.slice(0, -1).toHex() == "89504e");
  assert(data.slice(2, 99).toHex() == "4e47");
  assert(data.slice(9).length == 0);
}

test "toBase64 pads, and throws for a million bytes" {
  assert(bytes.fromHex("636166c3a9").toBase64() == "Y2Fmw6k=");
  assert(message(inflight () => { bytes.zeros(1000000).toBase64(); }) == "Maximum call stack size exceeded");
}

test "toHex uses lower case with two digits for each byte" {
  assert(bytes.fromRaw([1, 255]).toHex() == "01ff");
  assert(bytes.zeros(1000000).toHex().length == 2000000);
}

test "toRaw returns numbers from 0 to 255" {
  assert(bytes.fromHex("0089ff").toRaw() == [0, 137, 255]);
}

test "toString replaces invalid UTF-8, drops a byte order mark, and throws for an unknown encoding" {
  assert(bytes.fromHex("636166e9").toString() == "caf\u{fffd}");
  assert(bytes.fromHex("efbbbf61").toString() == "a");
  assert(bytes.fromHex("636166e9").toString(encoding: "latin1") == "café");
  assert(bytes.fromHex("61006200").toString(encoding: "utf-16le") == "ab");
  assert(message(inflight () => { bytes.fromHex("61").toString(encoding: "morse"); }).contains("encoding is not supported"));
}
