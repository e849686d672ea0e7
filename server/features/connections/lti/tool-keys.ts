import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { Database } from '../../../database/client.ts';
import { addKey, listKeys } from './keys-queries.ts';

const ALGORITHM = 'RS256';
/** 128 bits of strength, as everything else here. */
const KEY_BITS = 3_072;
const LIFETIME_SECONDS = 300;

/** The public halves of our keys, as platforms fetch them. The first is made when it is asked for. */
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

/** Signs a message to a platform; it is good for five minutes. */
export async function signForPlatform(
  database: Database,
  payload: JWTPayload & { iss: string; aud: string | string[] },
): Promise<string> {
  const keys = await currentKeys(database);
  // Platforms keep the set for a while, so a new key is known everywhere before it signs.
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
