import type { Database } from '../../../database/client.ts';
import { isDatabaseUnavailable } from '../../../database/is-database-unavailable.ts';
import type { Marker } from '../engine/marker.ts';
import { explainMarkerError } from '../explain-marker-error.ts';
import type { WelfareCheck } from '../../welfare/public.ts';
import { meterTrial } from './meter-trial.ts';
import { refuseHeld } from './refuse-held.ts';
import { toTrialTask, type Trial } from './to-trial-task.ts';

/**
 * Returns the current marker's judgement of a sample, and how long it took; only its usage is
 * stored. Throws MARKER_UNAVAILABLE with a sentence that says what is wrong, or WELFARE_HELD.
 */
export async function tryMarker(
  database: Database,
  { marker, welfareCheck }: { marker: Marker; welfareCheck: WelfareCheck },
  adminId: string,
  sample: Trial,
  signal: AbortSignal | undefined,
) {
  await refuseHeld(welfareCheck, sample.userAnswer);
  const begun = performance.now();
  try {
    const marked = await meterTrial(database, adminId, marker.mark(toTrialTask(sample), signal));
    const { markAwarded, feedback, analysis, totalTokens = 0 } = marked;
    const milliseconds = Math.round(performance.now() - begun);
    return { markAwarded, feedback, aiAnalysis: analysis, milliseconds, totalTokens };
  } catch (error) {
    throw isDatabaseUnavailable(error) ? error : explainMarkerError(error);
  }
}
