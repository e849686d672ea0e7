import type { Database } from '../../database/client.ts';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import { fail } from '../../http/fail.ts';
import type { Marker, MarkingTask } from './engine/marker.ts';
import { meterTrial } from './meter-trial.ts';

/** What the marker makes of an answer; only its usage is stored. Throws MARKER_UNAVAILABLE. */
export async function tryAnswer(
  database: Database,
  marker: Marker,
  teacherId: string,
  task: Omit<MarkingTask, 'id'>,
  signal: AbortSignal | undefined,
) {
  try {
    const marking = marker.mark({ ...task, id: 'trial' }, signal);
    const answer = await meterTrial(database, teacherId, marking);
    const { points, flags, confidence, marker: markerName } = answer.analysis;
    const { markAwarded, feedback } = answer;
    return { markAwarded, feedback, points, flags, confidence, marker: markerName };
  } catch (error) {
    // Why the marker failed it has told the log itself (observe-marker.ts).
    throw isDatabaseAway(error) ? error : fail('MARKER_UNAVAILABLE');
  }
}
