import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { Database } from '../../../database/client.ts';
import { addKey, listKeys } from './keys-queries.ts';

const ALGORITHM = 'RS256';
/** The length of keys: 128 bits of strength, like all other keys here. */
const KEY_BITS = 3_072;
const LIFETIME_SECONDS = 300;

/** Returns the public keys for platforms. Creates the first key on demand. */
export async function publicKeySet(database: Database): Promise<{ keys: JWK[] }> {
  const keys = await currentKeys(database);
  return {
    keys: keys.map(({ kid, privateKey: { kty, n, e } }) => ({
      kty,
      n,
      e,
      kid,
      alg: ALGORITHM,
      use: 'sig',
    })),
  };
}

/** Signs a message to a platform, valid for five minutes. */
export async function signForPlatform(
  database: Database,
  payload: JWTPayload & { iss: string; aud: string | string[] },
): Promise<string> {
  const keys = await currentKeys(database);
  // Platforms cache the key set, so a new key only signs once they all have it.
  const signing = keys.find(({ isSettled }) => isSettled) ?? keys.at(-1);
  if (!signing) throw new Error('There is no key to sign with.');
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS} seconds`)
    .setJti(crypto.randomUUID())
    .sign(await importJWK(signing.privateKey, ALGORITHM));
}

async function currentKeys(database: Database) {
  const { keys, needsNew } = await listKeys(database);
  if (!needsNew) return keys;
  const { privateKey } = await generateKeyPair(ALGORITHM, {
    extractable: true,
    modulusLength: KEY_BITS,
  });
  const jwk = await exportJWK(privateKey);
  await addKey(database, { kid: await calculateJwkThumbprint(jwk), privateKey: jwk });
  return (await listKeys(database)).keys;
}
