import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { ServiceSubmission } from '../../../../shared/contract/marking-service.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { WelfareCheck } from '../../welfare/public.ts';
import { refuseAllowance } from '../usage/check-allowance.ts';
import { explainMarkerError } from '../explain-marker-error.ts';
import type { Marker } from '../engine/marker.ts';
import { addUsage, findUsage, reserveResponses } from '../usage/marking-usage-queries.ts';
import type { CallGate } from '../run/batches/call-gate.ts';
import { markTasks, type MarkingOutcome } from '../run/batches/mark-tasks.ts';
import { usageMonth } from '../usage/usage-month.ts';

interface MarkingCall {
  /** The person or service whose usage is metered. */
  payerId: string;
  submissions: ServiceSubmission[];
  /** Null only counts the usage. */
  allowance: number | null;
}

/**
 * Marks submissions that a caller sends (spec section 7, Marking service); only the usage is
 * stored. Submissions that could not be marked, or were not done when the signal aborted, are left
 * out. Submissions that the welfare check stops are not given to the marker, and are named to the
 * caller, because only the caller knows whose they are. Throws NOTHING_TO_MARK, ALLOWANCE_USED_UP,
 * or MARKER_UNAVAILABLE if every call failed.
 */
export async function markQuiz(
  database: Database,
  { marker, gate, welfareCheck }: { marker: Marker; gate: CallGate; welfareCheck: WelfareCheck },
  { payerId, submissions: sent, allowance }: MarkingCall,
  signal: AbortSignal,
) {
  if (sent.length === 0) throw fail('NOTHING_TO_MARK');
  const concerns = await welfareCheck.check(
    sent.map(({ userAnswer }) => userAnswer),
    'student',
  );
  const isHeld = (_: ServiceSubmission, place: number) => (concerns[place] ?? null) !== null;
  const heldForWelfare = sent.filter(isHeld).map(({ id }) => id);
  const submissions = sent.filter((one, place) => !isHeld(one, place));
  const { month } = usageMonth();
  const asked = submissions.filter(({ userAnswer }) => !isUnanswered(userAnswer)).length;
  const held = allowance === null ? 0 : asked;
  if (allowance !== null && !(await reserveResponses(database, payerId, month, held, allowance))) {
    throw refuseAllowance(allowance, (await findUsage(database, payerId, month)).responses);
  }
  const outcomes: MarkingOutcome[] = [];
  try {
    await markTasks(marker, gate, submissions.map(toTask), { signal }, (outcome) => {
      outcomes.push(outcome);
    });
  } finally {
    const used = sumUsage(outcomes);
    await addUsage(database, payerId, month, { ...used, responses: used.responses - held });
  }
  if (submissions.length > 0 && outcomes.every(({ marked }) => marked === null))
    throw explainMarkerError(outcomes[0]?.error);
  return {
    ...present(submissions, outcomes),
    ...(heldForWelfare.length > 0 && { heldForWelfare }),
  };
}

/** Ids come from the caller and may repeat; positions do not. */
function toTask(submission: ServiceSubmission, place: number) {
  const { questionText, markSchemeAnswer, userAnswer, maxMark } = submission;
  const asked = { questionText, markSchemeAnswer, userAnswer, maxMark };
  return { id: String(place), ...asked, use: 'marking' as const };
}

function sumUsage(outcomes: MarkingOutcome[]) {
  return {
    responses: outcomes.filter(({ isJudged }) => isJudged).length,
    tokens: outcomes.reduce((sum, { tokens }) => sum + tokens, 0),
    costMicros: outcomes.reduce((sum, { costMicros }) => sum + costMicros, 0),
  };
}

function present(submissions: ServiceSubmission[], outcomes: MarkingOutcome[]) {
  const byPlace = new Map(outcomes.map(({ task, marked }) => [task.id, marked]));
  return {
    submissions: submissions.flatMap(({ id }, place) => {
      const marked = byPlace.get(String(place));
      // A marker that cannot judge has given no mark, whatever number its response contains.
      if (!marked || marked.analysis.flags.includes('cannot-judge')) return [];
      const { markAwarded, feedback, analysis } = marked;
      return [{ id, markAwarded, feedback, aiAnalysis: analysis }];
    }),
    usage: { total_tokens: sumUsage(outcomes).tokens },
  };
}
