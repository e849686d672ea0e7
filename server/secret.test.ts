import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

describe('the secret that Greenpen makes for itself', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-secret-'));
    file = join(folder, 'auth-secret');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is kept, and only its owner can read it', async () => {
    const secret = await readOrCreateSecret(folder);
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(await readOrCreateSecret(folder)).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is the same for processes that start at the same moment', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(folder)));
    expect(new Set(secrets)).toEqual(new Set([(await readFile(file, 'utf8')).trim()]));
  });

  it('is never an empty one that a full disk left behind', async () => {
    await writeFile(file, '');
    await expect(readOrCreateSecret(folder)).rejects.toThrow(
      `${file} is empty or damaged. Put its copy back.`,
    );
  });
});
