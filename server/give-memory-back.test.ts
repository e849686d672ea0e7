import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { giveMemoryBack } from './give-memory-back.ts';

it('leaves nothing in memory that nobody needs', async () => {
  const forgotten = Array.from({ length: 100 }, () => new WeakRef({ text: 'x'.repeat(1_000) }));
  // A weak reference holds what it names until the next turn of the event loop.
  await setImmediate();
  giveMemoryBack();
  expect(forgotten.filter((reference) => reference.deref() !== undefined)).toEqual([]);
});

it.each([
  'package.json',
  'deploy/greenpen.service',
  'deploy/Dockerfile',
  'deploy/cluster/trial.sh',
])('is possible as %s starts a school’s server', async (file) => {
  const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /(?<!--watch )server\/main\.ts/.test(line));
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).toContain('--expose-gc');
});
