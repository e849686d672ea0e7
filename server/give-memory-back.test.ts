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
