import { isUnanswered } from '../../../../../shared/unanswered.ts';
import { UNANSWERED_MARKER } from '../../../../../shared/mark-giver.ts';
import { MarkerError } from '../../engine/marker-error.ts';
import type { MarkedAnswer, Marker, MarkingTask } from '../../engine/marker.ts';
import { UNANSWERED_FEEDBACK } from '../../engine/feedback/write-feedback.ts';
import { isExact, markExactly } from '../exact-answers/mark-exactly.ts';
import type { CallGate } from './call-gate.ts';

/** The outcome of one task. */
export interface MarkingOutcome {
  task: MarkingTask;
  /** Null if the call gave no mark; `error` then says why. */
  marked: MarkedAnswer | null;
  error?: unknown;
  /** True if a marker judged it: only then does it count towards the allowance. */
  isJudged: boolean;
  tokens: number;
  /** Millionths of the deployment's currency. */
  costMicros: number;
}

interface Signals {
  /** Aborts calls in flight. */
  signal?: AbortSignal;
  /** Lets calls in flight end, and begins no others. */
  stopping?: AbortSignal;
}

/**
 * Marks tasks concurrently, as many as the gate allows, and reports each outcome as it arrives.
 * Texts that mean "no answer" get 0 without a call, and questions that are marked by the rules of
 * their kind get the mark that those give. Tasks that were prevented from starting have no outcome.
 */
export async function markTasks(
  marker: Marker,
  gate: CallGate,
  tasks: MarkingTask[],
  { signal, stopping }: Signals,
  onOutcome: (outcome: MarkingOutcome) => Promise<void> | void,
): Promise<void> {
  const mayBegin = AbortSignal.any([signal, stopping].filter((one) => one !== undefined));
  const call = async (asked: MarkingTask[], ask: () => Promise<MarkedAnswer[]>) => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return ask();
    };
    const outcomes = await gate.pass(begin, mayBegin).then(
      (marked) => asked.map((task) => readOutcome(task, marked)),
      (error: unknown) => {
        // A call that is waiting for a retry when the run ends counts as never started.
        const isKept = !hasBegun || (mayBegin.aborted && error === mayBegin.reason);
        return isKept ? [] : failAll(asked, error);
      },
    );
    for (const outcome of outcomes) await onOutcome(outcome);
  };

  const blank = tasks.filter((task) => isUnanswered(task.userAnswer));
  const given = tasks.filter((task) => !isUnanswered(task.userAnswer));
  const exact = given.filter(isExact);
  const answered = given.filter((task) => !isExact(task));
  const calls = marker.markAll
    ? answered.length === 0
      ? []
      : [call(answered, async () => (await marker.markAll?.(answered, signal)) ?? [])]
    : answered.map((task) => call([task], async () => [await marker.mark(task, signal)]));
  await Promise.all([
    ...blank.map((task) => onOutcome(markUnanswered(task))),
    ...exact.map((task) => onOutcome({ ...nothing(task), marked: markExactly(task) })),
    ...calls,
  ]);
}

function readOutcome(task: MarkingTask, answers: MarkedAnswer[]): MarkingOutcome {
  const marked = answers.find(({ id }) => id === task.id);
  if (!marked) return { ...nothing(task), error: new MarkerError('unusable', 'No such answer.') };
  const { markAwarded, analysis, totalTokens = 0, costMicros = 0 } = marked;
  const used = { tokens: totalTokens, costMicros };
  // No marker can set a mark outside 0..maxMark.
  if (!Number.isInteger(markAwarded) || markAwarded < 0 || markAwarded > task.maxMark) {
    return { ...nothing(task), ...used, error: new MarkerError('unusable', 'Mark out of range.') };
  }
  return { task, marked, isJudged: !analysis.flags.includes('cannot-judge'), ...used };
}

function failAll(tasks: MarkingTask[], error: unknown): MarkingOutcome[] {
  const { totalTokens = 0, costMicros = 0 } = error instanceof MarkerError ? error : {};
  return tasks.map((task, index) => ({
    ...nothing(task),
    error,
    ...(index === 0 && { tokens: totalTokens, costMicros }),
  }));
}

function nothing(task: MarkingTask): MarkingOutcome {
  return { task, marked: null, isJudged: false, tokens: 0, costMicros: 0 };
}

function markUnanswered(task: MarkingTask): MarkingOutcome {
  const by = { marker: UNANSWERED_MARKER, promptHash: '' };
  const analysis = { ...by, points: [], flags: [], confidence: 1 };
  const marked = { id: task.id, markAwarded: 0, feedback: UNANSWERED_FEEDBACK, analysis };
  return { ...nothing(task), marked };
}
