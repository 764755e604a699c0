const { subtle } = require("node:crypto").webcrypto;

const RS256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const NEW_KEY = { ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };

const encode = (json) => Buffer.from(JSON.stringify(json)).toString("base64url");

// Returns a new private key, and the public one as the provider publishes it.
exports.newKey = async (kid) => {
  const { privateKey, publicKey } = await subtle.generateKey(NEW_KEY, true, ["sign", "verify"]);
  const { n, e } = await subtle.exportKey("jwk", publicKey);
  return {
    secret: await subtle.exportKey("jwk", privateKey),
    published: { kty: "RSA", kid, use: "sig", alg: "RS256", n, e },
  };
};

exports.sign = async (secret, header, claims) => {
  const key = await subtle.importKey("jwk", secret, RS256, false, ["sign"]);
  const content = `${encode(header)}.${encode(claims)}`;
  const signature = await subtle.sign(RS256.name, key, Buffer.from(content));
  return `${content}.${Buffer.from(signature).toString("base64url")}`;
};
