import type { Database } from '../../../database/client.ts';
import { isDatabaseUnavailable } from '../../../database/is-database-unavailable.ts';
import { explainMarkerError } from '../explain-marker-error.ts';
import type { Marker } from '../engine/marker.ts';
import type { WelfareCheck } from '../../welfare/public.ts';
import { meterTrial } from './meter-trial.ts';
import { refuseHeld } from './refuse-held.ts';
import { toTrialTask, type Trial } from './to-trial-task.ts';

/**
 * Returns the marker's judgement of an answer; only its usage is stored. Throws MARKER_UNAVAILABLE
 * or WELFARE_HELD.
 */
export async function tryAnswer(
  database: Database,
  { marker, welfareCheck }: { marker: Marker; welfareCheck: WelfareCheck },
  teacherId: string,
  trial: Trial,
  signal: AbortSignal | undefined,
) {
  await refuseHeld(welfareCheck, trial.userAnswer);
  try {
    const marking = marker.mark(toTrialTask(trial), signal);
    const answer = await meterTrial(database, teacherId, marking);
    const { points, flags, confidence, marker: markerName } = answer.analysis;
    const { markAwarded, feedback } = answer;
    return { markAwarded, feedback, points, flags, confidence, marker: markerName };
  } catch (error) {
    throw isDatabaseUnavailable(error) ? error : explainMarkerError(error);
  }
}
