import { afterAll, describe, expect, it } from 'vitest';
import {
  createThreadPool,
  ThreadLimitError,
  type ThreadPool,
} from '../../../threads/thread-pool.ts';
import { createBuiltInMarker } from '../engine/built-in-marker.ts';
import type { MarkingTask } from '../engine/marker.ts';
import { createThreadedMarker } from './threaded-marker.ts';

const task = (id: number, userAnswer: string): MarkingTask => ({
  id: String(id),
  questionText: 'Why do cells need mitochondria?',
  markSchemeAnswer: 'site of aerobic respiration (1)\nreleases energy (1)',
  userAnswer,
  maxMark: 2,
});
const answers = ['They release energy.', 'Aerobic respiration happens there.', 'No idea at all.'];
const tasks = Array.from({ length: 45 }, (_, id) => task(id, answers[id % 3] ?? ''));

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
const silent = { warn: () => undefined };

describe('the built-in marker running in threads', () => {
  const threads = createThreadPool();
  afterAll(() => threads.close());

  it('gives the same marks as without threads, including what it learnt from confirmed marks', async () => {
    const confirmed = Array.from({ length: 12 }, (_, index) => ({
      userAnswer: `${answers[index % 3]} ${index}`,
      markAwarded: index % 3 === 2 ? 0 : 1,
    }));
    const all = [...tasks, ...tasks.map((one) => ({ ...one, id: `${one.id} learnt`, confirmed }))];
    const here = createBuiltInMarker();
    const expected = await Promise.all(all.map((one) => here.mark(one)));
    const marked = await createThreadedMarker(threads, silent).markAll?.(all);
    expect(marked?.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it('leaves only the answer that takes too long to the teacher, and logs it', async () => {
    const slow: ThreadPool = {
      ...threads,
      run: (work, input, signal) =>
        JSON.stringify(input).includes('No idea')
          ? Promise.reject(new ThreadLimitError('Not done within 1 ms.'))
          : threads.run(work, input, signal),
    };
    const lines: unknown[] = [];
    const marker = createThreadedMarker(slow, { warn: (line: unknown) => void lines.push(line) });
    const marked = await marker.markAll?.(tasks.slice(0, 3));
    const isLeft = marked?.map(({ analysis }) => analysis.flags.includes('cannot-judge'));
    expect(isLeft).toEqual([false, false, true]);
    expect(marked?.[2]?.analysis.unjudgedReason).toBe('answer-not-read');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('No idea');
  });
});
