import { createBuiltInMarker, leaveUnjudged } from '../engine/built-in-marker.ts';
import type { ConfirmedAnswer, MarkedAnswer, MarkingTask } from '../engine/marker.ts';

const marker = createBuiltInMarker();
/** Lists of confirmed answers kept, so that a lesson is learnt once for all batches of a question. */
const KEPT = 50;
const lists = new Map<string, readonly ConfirmedAnswer[]>();

/** Marks one after the other; the thread keeps what it has prepared of a question. */
export default function markAnswers(tasks: MarkingTask[]): Promise<MarkedAnswer[]> {
  return Promise.all(
    tasks.map(({ confirmed, ...task }) =>
      marker.mark(confirmed === undefined ? task : { ...task, confirmed: sameList(confirmed) }),
    ),
  );
}

/** Leaves an answer to the teacher that took too long to be read. */
export const leaveUnread = (id: string): MarkedAnswer => leaveUnjudged({ id }, 'answer-not-read');

/** Each message brings a copy; the marker knows a list that it has learnt from by its identity. */
function sameList(list: readonly ConfirmedAnswer[]): readonly ConfirmedAnswer[] {
  const key = JSON.stringify(list);
  const known = lists.get(key) ?? list;
  lists.delete(key);
  lists.set(key, known);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
  return known;
}
