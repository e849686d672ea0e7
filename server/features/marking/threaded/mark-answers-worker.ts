import { createBuiltInMarker, leaveUnjudged } from '../engine/built-in-marker.ts';
import type { ConfirmedAnswer, MarkedAnswer, MarkingTask } from '../engine/marker.ts';

const marker = createBuiltInMarker();
/**
 * The number of cached lists of confirmed answers, so that the marker learns from each only once
 * for all batches of a question.
 */
const KEPT = 50;
const lists = new Map<string, readonly ConfirmedAnswer[]>();

/** Marks the answers of a batch; the thread keeps what it has prepared for a question. */
export default function markAnswers(tasks: MarkingTask[]): Promise<MarkedAnswer[]> {
  return Promise.all(
    tasks.map(({ confirmed, ...task }) =>
      marker.mark(confirmed === undefined ? task : { ...task, confirmed: sameList(confirmed) }),
    ),
  );
}

/** Leaves an answer that took too long to read to the teacher. */
export const leaveUnread = (id: string): MarkedAnswer => leaveUnjudged({ id }, 'answer-not-read');

/**
 * Each message brings a copy, but the marker recognises a list that it has learnt from by identity.
 */
function sameList(list: readonly ConfirmedAnswer[]): readonly ConfirmedAnswer[] {
  const key = JSON.stringify(list);
  const known = lists.get(key) ?? list;
  lists.delete(key);
  lists.set(key, known);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
  return known;
}
