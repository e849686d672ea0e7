import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../shared/messages');

/** Returns a function's source, without the gaps that Node leaves where it strips types. */
const sourceOf = (make: unknown) =>
  String(make)
    .replaceAll(/(?<=\S) {2,}/g, ' ')
    .replaceAll(/ (?=[,);]|$)/gm, '');

/** Returns every sentence in the value, with its name; functions are listed as their source. */
function sentencesIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${name}: ${value}`];
  if (typeof value === 'function') return [`${name}: ${sourceOf(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentencesIn(`${name}.${key}`, part));
}

it('lists every sentence of shared/messages, for an editor to read (docs/style-guide.md)', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).toSorted();
  const sentences: string[] = [];
  for (const file of files) {
    const module = (await import(join(FOLDER, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) sentences.push(...sentencesIn(name, value));
  }
  expect(sentences.length).toBeGreaterThan(400);
  await expect(`${sentences.join('\n')}\n`).toMatchFileSnapshot('../docs/sentences.txt');
});
