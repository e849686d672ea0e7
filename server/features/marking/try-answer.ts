import { fail } from '../../http/fail.ts';
import type { Marker, MarkingTask } from './engine/marker.ts';

/** What the marker makes of an answer; nothing is stored. Throws MARKER_UNAVAILABLE. */
export async function tryAnswer(
  marker: Marker,
  task: Omit<MarkingTask, 'id'>,
  signal: AbortSignal | undefined,
) {
  try {
    const answer = await marker.mark({ ...task, id: 'trial' }, signal);
    const { points, flags, confidence, marker: markerName } = answer.analysis;
    const { markAwarded, feedback } = answer;
    return { markAwarded, feedback, points, flags, confidence, marker: markerName };
  } catch {
    throw fail('MARKER_UNAVAILABLE');
  }
}
