import { describe, expect, it } from 'vitest';
import { markInPhases, retryDelay, type MarkingDependencies } from './mark-in-phases.ts';

interface Task {
  id: string;
}

function tasks(count: number): Task[] {
  return Array.from({ length: count }, (_, index) => ({ id: String(index) }));
}

/** Returns the tasks of a batch that get their mark. */
type Marking = (batch: Task[], call: number) => Task[];

/** Surroundings without a clock that record what happens: calls by size, pauses by length. */
function play(mark: Marking, changes: Partial<MarkingDependencies<Task>> = {}) {
  const diary: string[] = [];
  const stored: string[] = [];
  let calls = 0;
  const surroundings: MarkingDependencies<Task> = {
    mark: async (batch) => {
      diary.push(`mark ${batch.length}`);
      const marked = mark(batch, (calls += 1));
      stored.push(...idsOf(marked));
      return batch.filter((task) => !marked.includes(task));
    },
    enterPhase: async (phase) => void diary.push(phase),
    shouldStop: () => false,
    sleep: async (milliseconds) => void diary.push(`sleep ${milliseconds}`),
    random: () => 0,
    lanes: 1,
    ...changes,
  };
  return { diary, stored, surroundings };
}

const all: Marking = (batch) => batch;
const none: Marking = () => [];
const idsOf = (list: Task[]) => list.map((task) => task.id);

describe('the first phase', () => {
  it('marks in batches of 20 with a pause of 500 ms between them, and none after the last', async () => {
    const { diary, stored, surroundings } = play(all);
    expect(await markInPhases(tasks(45), surroundings)).toEqual([]);
    expect(diary.join(', ')).toBe('batches, mark 20, sleep 500, mark 20, sleep 500, mark 5');
    expect(stored).toEqual(idsOf(tasks(45)));
  });

  it('marks a single batch without any pause', async () => {
    const { diary, surroundings } = play(all);
    await markInPhases(tasks(20), surroundings);
    expect(diary.join(', ')).toBe('batches, mark 20');
  });

  it('has nothing to do if there are no answers', async () => {
    const { diary, surroundings } = play(all);
    expect(await markInPhases([], surroundings)).toEqual([]);
    expect(diary.join(', ')).toBe('batches');
  });

  it('handles as many batches in parallel as allowed, with each task in one of them', async () => {
    let inHand = 0;
    let max = 0;
    const { stored, surroundings } = play(all, { lanes: 3 });
    const { mark } = surroundings;
    surroundings.mark = async (batch) => {
      max = Math.max(max, (inHand += 1));
      await Promise.resolve();
      inHand -= 1;
      return mark(batch);
    };
    await markInPhases(tasks(200), surroundings);
    expect(max).toBe(3);
    expect(stored.toSorted()).toEqual(idsOf(tasks(200)).toSorted());
  });
});

describe('the retry phase', () => {
  it('halves failed batches repeatedly, down to single answers', async () => {
    const { diary, surroundings } = play((batch, call) =>
      call > 1 && batch.length < 3 ? batch : [],
    );
    expect(await markInPhases(tasks(8), surroundings)).toEqual([]);
    expect(diary.join(', ')).toBe(
      'batches, mark 8, retry, mark 4, mark 2, mark 2, mark 4, mark 2, mark 2',
    );
  });

  it.each([2, 3])('sends %d failed answers one at a time with gaps of 200 ms', async (count) => {
    const { diary, surroundings } = play((batch) => (batch.length === 1 ? batch : []));
    expect(await markInPhases(tasks(count), surroundings)).toEqual([]);
    const gaps = Array.from({ length: count - 1 }, () => ['sleep 200', 'mark 1']).flat();
    expect(diary).toEqual(['batches', `mark ${count}`, 'retry', 'mark 1', ...gaps]);
  });

  it('retries a single answer three times, after growing pauses', async () => {
    const { diary, surroundings } = play(none);
    expect(idsOf(await markInPhases(tasks(1), surroundings))).toEqual(['0']);
    expect(diary.join(', ')).toBe(
      'batches, mark 1, retry, mark 1, sleep 1000, mark 1, sleep 1500, mark 1, sleep 2250, mark 1, verification, mark 1',
    );
  });

  it('adds up to 500 ms of jitter', async () => {
    const { diary, surroundings } = play(none, { random: () => 0.5 });
    await markInPhases(tasks(1), surroundings);
    expect(diary.filter((line) => line.startsWith('sleep')).join(', ')).toBe(
      'sleep 1250, sleep 1750, sleep 2500',
    );
  });

  it('marks only what failed, never what has been stored', async () => {
    const { stored, surroundings } = play((batch, call) =>
      call === 1 ? batch.filter((task) => Number(task.id) % 2 === 1) : batch,
    );
    await markInPhases(tasks(20), surroundings);
    expect(stored.toSorted()).toEqual(idsOf(tasks(20)).toSorted());
  });

  it('handles failed batches one by one, with the pause between them', async () => {
    const { diary, surroundings } = play((batch) => (batch.length <= 10 ? batch : []));
    expect(await markInPhases(tasks(40), surroundings)).toEqual([]);
    expect(diary.slice(diary.indexOf('retry')).join(', ')).toBe(
      'retry, mark 10, mark 10, sleep 500, mark 10, mark 10',
    );
  });
});

describe('the verification phase', () => {
  it('tries missing answers once more, in batches of 30', async () => {
    let isVerifying = false;
    const { diary, surroundings } = play((batch) => (isVerifying ? batch : []), {
      enterPhase: async (phase) => {
        isVerifying = phase === 'verification';
        diary.push(phase);
      },
    });
    expect(await markInPhases(tasks(70), surroundings)).toEqual([]);
    expect(diary.slice(diary.indexOf('verification')).join(', ')).toBe(
      'verification, mark 30, sleep 500, mark 30, sleep 500, mark 10',
    );
  });

  it('returns exactly the answers that stayed unmarked', async () => {
    const { stored, surroundings } = play((batch) => batch.filter((task) => task.id !== '13'));
    expect(idsOf(await markInPhases(tasks(50), surroundings))).toEqual(['13']);
    expect(stored).toHaveLength(49);
  });
});

describe('stopping', () => {
  it('lets the current batch finish and begins no other', async () => {
    const { diary, stored, surroundings } = play(all);
    surroundings.shouldStop = () => stored.length > 0;
    const left = await markInPhases(tasks(60), surroundings);
    expect(stored).toHaveLength(20);
    expect(left).toHaveLength(40);
    expect(diary.filter((line) => line.startsWith('mark')).join(', ')).toBe('mark 20');
  });

  it('does not wait for the pauses before batches that will never run', async () => {
    const { diary, stored, surroundings } = play(all);
    surroundings.shouldStop = () => stored.length > 0;
    await markInPhases(tasks(200), surroundings);
    expect(diary.filter((line) => line.startsWith('sleep'))).toEqual([]);
  });

  it('begins nothing if it was requested before the first call', async () => {
    const { diary, surroundings } = play(all, { shouldStop: () => true });
    expect(await markInPhases(tasks(5), surroundings)).toHaveLength(5);
    expect(diary.join(', ')).toBe('batches');
  });

  it('ends the retries of a single answer', async () => {
    let calls = 0;
    const { diary, surroundings } = play(() => {
      calls += 1;
      return [];
    });
    surroundings.shouldStop = () => calls >= 2;
    await markInPhases(tasks(1), surroundings);
    expect(diary.join(', ')).toBe('batches, mark 1, retry, mark 1');
  });
});

describe('when storing fails', () => {
  it('fails as a whole, so that the job is run again and nothing is wrongly counted as done', async () => {
    const { surroundings } = play(all, {
      mark: () => Promise.reject(new Error('The database is away.')),
    });
    await expect(markInPhases(tasks(5), surroundings)).rejects.toThrow('The database is away.');
  });
});

describe('retryDelay (spec section 9)', () => {
  it.each([
    [0, 0, 1_000],
    [1, 0, 1_500],
    [2, 0, 2_250],
    [0, 0.999, 1_499.5],
    [5, 0, 7_593.75],
    [5, 0.9, 8_000],
    [6, 0, 8_000],
    [50, 0, 8_000],
  ])('waits before retry %d with random value %d for %d ms', (retry, random, milliseconds) => {
    expect(retryDelay(retry, random)).toBe(milliseconds);
  });
});
