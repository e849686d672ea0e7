import type { Database } from '../../database/client.ts';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import { fail } from '../../http/fail.ts';
import type { Marker, MarkingTask } from './engine/marker.ts';
import type { WelfareCheck } from '../welfare/public.ts';
import { meterTrial } from './meter-trial.ts';
import { refuseHeld } from './refuse-held.ts';

/** What the marker makes of an answer; only its usage is stored. Throws MARKER_UNAVAILABLE, WELFARE_HELD. */
export async function tryAnswer(
  database: Database,
  { marker, welfareCheck }: { marker: Marker; welfareCheck: WelfareCheck },
  teacherId: string,
  task: Omit<MarkingTask, 'id'>,
  signal: AbortSignal | undefined,
) {
  await refuseHeld(welfareCheck, task.userAnswer);
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
