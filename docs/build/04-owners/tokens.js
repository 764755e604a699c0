// Signed tokens in the JWT format, made with Node.js alone, which is also what AWS Lambda runs.
const { createHmac, timingSafeEqual } = require("node:crypto");

const encode = (json) => Buffer.from(JSON.stringify(json)).toString("base64url");
const signatureOf = (key, content) => createHmac("sha256", key).update(content).digest();

const HEADER = encode({ alg: "HS256", typ: "JWT" });

exports.sign = (key, claims) => {
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${signatureOf(key, content).toString("base64url")}`;
};

// Returns the claims, or undefined if the token isn't one that `sign` made with this key.
exports.verify = (key, token) => {
  const [header, claims, signature, ...more] = token.split(".");
  // Only one header is valid, so a token can't choose a weaker algorithm.
  if (header !== HEADER || !claims || !signature || more.length > 0) return undefined;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(key, `${header}.${claims}`);
  // It takes as long to compare a nearly right signature as any other of the same length.
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(claims, "base64url").toString());
};
