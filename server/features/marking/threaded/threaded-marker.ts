import type { FastifyBaseLogger } from 'fastify';
import {
  ThreadLimitError,
  type ThreadPool,
  type ThreadWork,
  type WorkOf,
} from '../../../threads/thread-pool.ts';
import {
  BUILT_IN_NAME,
  type MarkedAnswer,
  type Marker,
  type MarkingTask,
} from '../engine/marker.ts';
import type { leaveUnread } from './mark-answers-worker.ts';

/** The number of answers that go to a thread together. */
const BATCH_SIZE = 20;
/**
 * Ordinary answers take milliseconds; the longest that the contract allows take a second or two.
 */
const BATCH_LIMIT_MS = 20_000;
const ANSWER_LIMIT_MS = 10_000;

const file = new URL('mark-answers-worker.ts', import.meta.url);
const work = (timeLimitMs: number): ThreadWork<MarkingTask[], MarkedAnswer[]> => ({
  file,
  timeLimitMs,
});
const batchWork = work(BATCH_LIMIT_MS);
const answerWork = work(ANSWER_LIMIT_MS);
const leaving: WorkOf<typeof leaveUnread> = {
  file,
  name: 'leaveUnread',
  timeLimitMs: ANSWER_LIMIT_MS,
};

/**
 * Runs the built-in marker in threads, so that no scheme or answer blocks the event loop. An answer
 * that takes too long is left to the teacher.
 */
export function createThreadedMarker(threads: ThreadPool, logger: Logger): Marker {
  const markOne = async (task: MarkingTask, signal?: AbortSignal): Promise<MarkedAnswer> => {
    try {
      const [marked] = await threads.run(answerWork, [task], signal);
      if (marked === undefined) throw new RangeError('The thread gave no mark.');
      return marked;
    } catch (error) {
      if (!(error instanceof ThreadLimitError)) throw error;
      logger.warn({ err: error, ...sizeOf(task) }, 'An answer was left to the teacher.');
      return threads.run(leaving, task.id, signal);
    }
  };
  const markBatch = async (tasks: MarkingTask[], signal?: AbortSignal): Promise<MarkedAnswer[]> => {
    try {
      return await threads.run(batchWork, tasks, signal);
    } catch (error) {
      if (!(error instanceof ThreadLimitError)) throw error;
      return Promise.all(tasks.map((task) => markOne(task, signal)));
    }
  };
  return {
    name: BUILT_IN_NAME,
    mark: markOne,
    markAll: async (tasks, signal) => {
      const marked = inBatches(tasks).map((batch) => markBatch(batch, signal));
      return (await Promise.all(marked)).flat();
    },
  };
}

type Logger = Pick<FastifyBaseLogger, 'warn'>;

/** Sizes for the log, which contains nothing that people wrote. */
function sizeOf({ markSchemeAnswer, userAnswer }: MarkingTask) {
  return { schemeCharacters: markSchemeAnswer.length, answerCharacters: userAnswer.length };
}

/** Keeps answers to one question together, because a thread prepares a question once. */
function inBatches(tasks: MarkingTask[]): MarkingTask[][] {
  const byQuestion = Map.groupBy(tasks, ({ questionText, markSchemeAnswer, maxMark }) =>
    JSON.stringify([questionText, markSchemeAnswer, maxMark]),
  );
  const ordered = [...byQuestion.values()].flat();
  const starts = Array.from({ length: Math.ceil(ordered.length / BATCH_SIZE) }, (_, n) => n);
  return starts.map((n) => ordered.slice(n * BATCH_SIZE, (n + 1) * BATCH_SIZE));
}
