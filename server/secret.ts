import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the secret in the data folder; null if there is none yet. */
export async function readKeptSecret(dataDir: string): Promise<string | null> {
  const known = await readFile(join(dataDir, 'auth-secret'), 'utf8').catch(() => null);
  return known === null ? null : known.trim();
}

/** Returns the secret that signs session cookies, created once and kept in the data folder. */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  const known = await readKeptSecret(dataDir);
  if (known !== null) return known;
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
