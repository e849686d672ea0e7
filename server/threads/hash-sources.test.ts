import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from './hash-sources.ts';

let folder = '';
const hash = (): string => hashSources(pathToFileURL(`${folder}/`));
const write = (file: string, text: string): Promise<void> =>
  writeFile(path.join(folder, file), text);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await mkdir(path.join(folder, 'rules'));
  await write('marker.ts', 'export const A = 1;');
  await write('rules/one.ts', 'export const B = 2;');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the name for a folder’s code', () => {
  it('is the same for the same code', () => {
    expect(hash()).toMatch(/^[0-9a-f]{16}$/);
    expect(hash()).toBe(hash());
  });

  it('is different if a file at any depth changes, moves or is new', async () => {
    const seen = new Set([hash()]);
    await write('rules/one.ts', 'export const B = 3;');
    seen.add(hash());
    await write('rules/two.ts', '');
    seen.add(hash());
    await rm(path.join(folder, 'rules/two.ts'));
    await write('two.ts', '');
    seen.add(hash());
    expect(seen.size).toBe(4);
  });

  it('does not change with tests and texts', async () => {
    const before = hash();
    await write('rules/one.test.ts', 'it()');
    await write('notes.txt', 'read me');
    expect(hash()).toBe(before);
  });
});
