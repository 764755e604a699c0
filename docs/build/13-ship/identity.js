// Checks the tokens of an identity provider: JWTs, signed with RS256. Only the provider has the private key.
const { subtle } = require("node:crypto").webcrypto;

const RS256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const KEEP_MS = 10 * 60 * 1000;
const WAIT_MS = 10 * 1000;
/** For each address, the provider's public keys, and when they were fetched. */
const fetched = new Map();

const parse = (part) => JSON.parse(Buffer.from(part, "base64url").toString());

// A key that isn't known can be new, so it's looked up again, but not for each token that someone makes up.
async function findKey(address, kid) {
  const known = fetched.get(address);
  const age = Date.now() - (known?.time ?? 0);
  const found = known?.keys.find((key) => key.kid === kid);
  if (age < (found ? KEEP_MS : WAIT_MS)) return found;

  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { keys } = await response.json();
  fetched.set(address, { keys, time: Date.now() });
  return keys.find((key) => key.kid === kid);
}

// Returns the claims, or undefined if the token isn't one that this provider made for this service.
exports.claims = async ({ jwks, issuer, audience }, token) => {
  const [header, payload, signature, ...more] = token.split(".");
  if (!signature || more.length > 0) return undefined;
  let alg, kid, claims;
  try {
    ({ alg, kid } = parse(header));
    claims = parse(payload);
  } catch {
    return undefined;
  }
  // The program chooses the algorithm, not the token.
  if (alg !== "RS256") return undefined;

  const jwk = await findKey(jwks, kid);
  if (jwk?.kty !== "RSA") return undefined;
  const key = await subtle.importKey("jwk", jwk, RS256, false, ["verify"]);
  const content = Buffer.from(`${header}.${payload}`);
  if (!(await subtle.verify(RS256.name, key, Buffer.from(signature, "base64url"), content))) return undefined;

  const now = Date.now() / 1000;
  const isForUs = claims.iss === issuer && [claims.aud].flat().includes(audience);
  const isValidNow = claims.exp > now && !(claims.nbf > now);
  return isForUs && isValidNow && typeof claims.sub === "string" ? claims : undefined;
};
