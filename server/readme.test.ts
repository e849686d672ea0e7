import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');

it('the README names every setting', async () => {
  const [readme, ...sources] = await Promise.all(
    ['README.md', 'server/config.ts', 'server/marker-config.ts'].map(read),
  );
  const settings = sources.join('\n').match(/^ {2}[A-Z][A-Z0-9_]+(?=:)/gm) ?? [];
  expect(settings.length).toBeGreaterThan(30);
  const missing = settings.map((name) => name.trim()).filter((name) => !readme?.includes(name));
  expect(missing).toEqual([]);
});
