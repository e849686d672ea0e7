import { afterAll, describe, expect, it } from 'vitest';
import { inBackground } from './in-background.ts';
import {
  createThreadPool,
  ThreadLimitError,
  ThreadsClosedError,
  type ThreadWork,
} from './thread-pool.ts';
import type { SampleTask } from './testing/sample-worker.ts';

const sample: ThreadWork<SampleTask, number> = {
  file: new URL('testing/sample-worker.ts', import.meta.url),
  timeLimitMs: 60_000,
};
const closedGate = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const open = (gate: Int32Array<SharedArrayBuffer>) => {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
};
/** Only work that never ends reaches this limit. */
const brief = { ...sample, timeLimitMs: 1_000 };

describe('work in threads', () => {
  const pool = createThreadPool();
  afterAll(() => pool.close());

  it('answers with what the work returns, many side by side', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const doubled = await Promise.all(
      numbers.map((number) => pool.run(sample, ['double', number])),
    );
    expect(doubled).toEqual(numbers.map((number) => number * 2));
  });

  it('rejects with what the work throws', async () => {
    await expect(pool.run(sample, ['throw', 1])).rejects.toThrow('As the test wants it.');
  });

  it('ends work that takes too long, and does the next work', async () => {
    await expect(pool.run(brief, ['hang', 1])).rejects.toThrow(ThreadLimitError);
    await expect(pool.run(sample, ['double', 4])).resolves.toBe(8);
  });

  it('lets work finish that has used less than its time, however long it has waited', async () => {
    const gate = closedGate();
    const waiting = pool.run({ ...sample, timeLimitMs: 500 }, ['wait', gate]);
    await expect(pool.run(brief, ['hang', 1])).rejects.toThrow(ThreadLimitError);
    open(gate);
    await expect(waiting).resolves.toBe(1);
  });

  it('says which work took too long', async () => {
    await expect(pool.run(brief, ['hang', 1])).rejects.toThrow('sample-worker.ts: not done');
  });

  it('says that work does not exist if no file exports it', async () => {
    const missing = { ...sample, name: 'missing' };
    await expect(pool.run(missing, ['double', 1])).rejects.toThrow('exports no function missing');
  });

  it('ends work that takes too much memory, and does the next work', async () => {
    await expect(pool.run(sample, ['fill-memory', 1])).rejects.toThrow(ThreadLimitError);
    await expect(pool.run(sample, ['double', 4])).resolves.toBe(8);
  });

  it('lets callers go at once if they give up', async () => {
    const giveUp = new AbortController();
    const given = pool.run(brief, ['hang', 1], giveUp.signal);
    giveUp.abort(new Error('Gone.'));
    await expect(given).rejects.toThrow('Gone.');
    await expect(pool.run(sample, ['double', 1], giveUp.signal)).rejects.toThrow('Gone.');
  });

  it('never makes waiting people wait for background work, however much there is', async () => {
    const gate = closedGate();
    const batches = Array.from({ length: 20 }, () =>
      inBackground(() => pool.run(sample, ['wait', gate])),
    );
    await expect(pool.run(sample, ['double', 4])).resolves.toBe(8);
    open(gate);
    await expect(Promise.all(batches)).resolves.toHaveLength(20);
  });

  it('does background work even while people never stop asking', async () => {
    let isDone = false;
    const keepAsking = async () => {
      while (!isDone) await pool.run(sample, ['double', 1]);
    };
    const people = Array.from({ length: 10 }, keepAsking);
    await expect(inBackground(() => pool.run(sample, ['double', 4]))).resolves.toBe(8);
    isDone = true;
    await Promise.all(people);
  });

  it('gives background work every thread if there are no people waiting', async () => {
    const alone = createThreadPool({ servesPeople: false });
    const gate = closedGate();
    const meeting = [1, 2].map(() => inBackground(() => alone.run(sample, ['meet', gate])));
    await expect(Promise.all(meeting)).resolves.toEqual([2, 2]);
    await alone.close();
  });

  it('ends work in hand when it closes, accepts no other, and says why', async () => {
    const closing = createThreadPool();
    const begun = closing.run(sample, ['double', 1]);
    const hanging = closing.run(sample, ['hang', 1]);
    await Promise.all([
      expect(hanging).rejects.toThrow(ThreadsClosedError),
      begun.then(() => closing.close()),
    ]);
    await expect(closing.run(sample, ['double', 1])).rejects.toThrow(ThreadsClosedError);
  });
});
