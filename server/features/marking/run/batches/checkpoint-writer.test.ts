import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createCheckpointWriter } from './checkpoint-writer.ts';

const nothing = { tokens: 0, costMicros: 0 };

describe('createCheckpointWriter', () => {
  it('writes the first item at once and the others together, in order, with all the usage', async () => {
    const writes: unknown[] = [];
    const writer = createCheckpointWriter<number, never>(async (marks, used) => {
      writes.push([[...marks], used.tokens]);
      await setImmediate();
      return [];
    });
    const first = writer.write([1], { tokens: 10, costMicros: 1 });
    await Promise.resolve();
    const others = [2, 3].map((mark) => writer.write([mark], { tokens: mark, costMicros: 0 }));
    await Promise.all([first, ...others]);
    expect(writes).toEqual([
      [[1], 10],
      [[2, 3], 5],
    ]);
  });

  it('writes no more than 500 items in one statement, and counts the usage once', async () => {
    const sizes: [number, number][] = [];
    const writer = createCheckpointWriter<number, never>(async (marks, { tokens }) => {
      sizes.push([marks.length, tokens]);
      return [];
    });
    const marks = Array.from({ length: 1_100 }, (_, index) => index);
    await writer.write(marks, { tokens: 7, costMicros: 0 });
    expect(sizes).toEqual([
      [500, 7],
      [500, 0],
      [100, 0],
    ]);
  });

  it('reports what was left unwritten', async () => {
    const writer = createCheckpointWriter<number, number>(async (marks) =>
      marks.filter((mark) => mark % 2 === 1),
    );
    expect(await writer.write([1, 2, 3], nothing)).toEqual([1, 3]);
  });

  it('writes nothing more after a write has failed', async () => {
    let writes = 0;
    const writer = createCheckpointWriter<number, never>(async () => {
      writes += 1;
      throw new Error('The database is away.');
    });
    await expect(writer.write([1], nothing)).rejects.toThrow('away');
    await expect(writer.write([2], nothing)).rejects.toThrow('away');
    expect(writes).toBe(1);
  });
});
