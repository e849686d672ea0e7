import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../shared/messages');

/** A function as it is written, without the gaps that Node leaves where types stood. */
const sourceOf = (make: unknown) =>
  String(make)
    .replaceAll(/(?<=\S) {2,}/g, ' ')
    .replaceAll(/ (?=[,);]|$)/gm, '');

/** Every sentence in the value, under its name. What makes sentences stands as it is written. */
function sentencesIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${name}: ${value}`];
  if (typeof value === 'function') return [`${name}: ${sourceOf(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentencesIn(`${name}.${key}`, part));
}

it('lists every sentence of shared/messages for an editor to read (docs/style-guide.md)', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).toSorted();
  const sentences: string[] = [];
  for (const file of files) {
    const module = (await import(join(FOLDER, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) sentences.push(...sentencesIn(name, value));
  }
  expect(sentences.length).toBeGreaterThan(400);
  await expect(`${sentences.join('\n')}\n`).toMatchFileSnapshot('../docs/sentences.txt');
});
