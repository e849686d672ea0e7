import { expect, it } from 'vitest';
import { localEntry } from './local-entry.ts';
import { memoryStore } from './testing/memory-store.ts';

const parse = (stored: unknown) => {
  if (typeof stored !== 'number') throw new Error('not a number');
  return stored;
};

function refuse(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

it('returns what was written, and nothing once it is removed', () => {
  const entry = localEntry('key', parse, memoryStore());
  expect(entry.read()).toBeNull();
  expect(entry.write(7)).toBe(true);
  expect(entry.read()).toBe(7);
  expect(entry.remove()).toBe(true);
  expect(entry.read()).toBeNull();
});

it.each(['', 'nonsense', '"text"', '{}'])('reads %j as nothing', (text) => {
  const store = memoryStore();
  store.setItem('key', text);
  expect(localEntry('key', parse, store).read()).toBeNull();
});

it('says that a device stores nothing, and never throws', () => {
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const entry = localEntry('key', parse, store);
  expect([entry.read(), entry.write(7), entry.remove()]).toEqual([null, false, false]);
});
