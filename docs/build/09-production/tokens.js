// Signed tokens in the JWT format. WebCrypto is part of Node.js, of AWS Lambda, and of browsers.
const encoder = new TextEncoder();

const toText = (bytes) => Buffer.from(bytes).toString("base64url");
const encode = (json) => toText(encoder.encode(JSON.stringify(json)));

const HEADER = encode({ alg: "HS256", typ: "JWT" });
const HMAC = { name: "HMAC", hash: "SHA-256" };

const importKey = (key) =>
  crypto.subtle.importKey("raw", encoder.encode(key), HMAC, false, ["sign", "verify"]);

exports.sign = async (key, claims) => {
  const content = `${HEADER}.${encode(claims)}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(key), encoder.encode(content));
  return `${content}.${toText(signature)}`;
};

// Returns the claims, or undefined if the token isn't one that `sign` made with this key.
exports.verify = async (key, token) => {
  const [header, claims, signature, ...more] = token.split(".");
  // Only one header is valid, so a token can't choose a weaker algorithm.
  if (header !== HEADER || !claims || !signature || more.length > 0) return undefined;
  // `verify` compares in constant time: it takes as long for a nearly right signature as for any other.
  const valid = await crypto.subtle.verify(
    "HMAC",
    await importKey(key),
    Buffer.from(signature, "base64url"),
    encoder.encode(`${header}.${claims}`),
  );
  return valid ? JSON.parse(Buffer.from(claims, "base64url").toString()) : undefined;
};
