import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './config.ts';

const MIN_CHARACTERS = 32;
/** Far longer than another process takes to write the file that it has just created. */
const WRITING_MS = 1_000;

const secretFileIn = (dataDir: string): string => join(dataDir, 'auth-secret');

/** Returns the secret in the data folder; null if there is none yet. */
export const readKeptSecret = (dataDir: string): Promise<string | null> =>
  readSecretFile(secretFileIn(dataDir));

/** Returns the secret that signs session cookies, created once and kept in the data folder. */
export const readOrCreateSecret = (dataDir: string): Promise<string> =>
  readOrCreateSecretFile(secretFileIn(dataDir));

/**
 * Returns the secret in this file, which is created if it does not exist. Throws ConfigError if it
 * is empty or cut off, because an empty secret protects nothing.
 */
export async function readOrCreateSecretFile(file: string): Promise<string> {
  const known = await readSecretFile(file);
  if (known !== null) return known;
  await mkdir(dirname(file), { recursive: true });
  const secret = randomBytes(32).toString('hex');
  try {
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return secret;
  } catch (error) {
    const made = codeOf(error) === 'EEXIST' ? await readSecretFile(file) : null;
    if (made !== null) return made;
    // A full disk leaves an empty file.
    await rm(file, { force: true });
    throw error;
  }
}

async function readSecretFile(file: string): Promise<string | null> {
  const known = await readIfThere(file);
  if (known === null || known.length >= MIN_CHARACTERS) return known;
  await sleep(WRITING_MS);
  const whole = await readIfThere(file);
  if (whole !== null && whole.length >= MIN_CHARACTERS) return whole;
  throw new ConfigError(
    `${file} is empty or damaged. Put its copy back. If there is none, delete the file: Greenpen then makes another.`,
  );
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
