import { attemptRefusals } from '../../../../shared/messages/attempt-refusals.ts';
import { giverOf } from '../../../../shared/mark-giver.ts';
import type { QuestionChange } from '../../marking/public.ts';
import type { EvidenceMarkRow, EvidenceStepRow } from './evidence-queries.ts';

/**
 * A mark with what its answer says; `says` is equal for answers to a question that say the same.
 */
export type ComparedMark = EvidenceMarkRow & { says: string };

interface Decided {
  marks: readonly ComparedMark[];
  steps: readonly EvidenceStepRow[];
  changes: readonly QuestionChange[];
}

/**
 * Returns the AI's marks on which a teacher decided with the mark in view. A decision on several
 * answers that say the same counts once, since the teacher read one of them. Leaves out answers
 * that say the same as one that a teacher had decided before, because the marker knew that mark,
 * and those whose question was changed between the two marks, because they are not by one scheme.
 */
export function listOpened({ marks, steps, changes }: Decided): ComparedMark[] {
  const stepsOf = stepsByAttempt(steps);
  const firstInk = new Map<string, string>();
  for (const row of marks) {
    const at = stepsOf(row).find(isInk)?.at;
    const known = firstInk.get(wordsOf(row));
    if (at !== undefined && (known === undefined || at < known)) firstInk.set(wordsOf(row), at);
  }
  const seen = new Set<string>();
  return marks.filter((row) => {
    if (!isDecidedInView(row)) return false;
    const own = stepsOf(row);
    const ink = firstInk.get(wordsOf(row));
    const marked = own.findLast(({ kind }) => kind === 'marked')?.at;
    if (ink !== undefined && marked !== undefined && ink < marked) return false;
    const decided = own.findLast(isInk);
    const isBetween = ({ questionId, at }: QuestionChange) =>
      questionId === row.questionId &&
      marked !== undefined &&
      marked < at &&
      at <= (decided?.at ?? '');
    if (changes.some(isBetween)) return false;
    const decisionId = decided?.decisionId ?? null;
    if (decisionId === null) return true;
    const key = `${row.questionId} ${decisionId}`;
    return seen.size < seen.add(key).size;
  });
}

const wordsOf = ({ questionId, says }: ComparedMark) => JSON.stringify([questionId, says]);

/**
 * True if a teacher decided with the AI's mark in view. Answers that are marked exactly or were
 * left blank have no marker to agree with.
 */
const isDecidedInView = (row: EvidenceMarkRow): boolean =>
  row.mark !== null &&
  row.aiMark !== null &&
  row.confirmedBy !== null &&
  !row.inBulk &&
  !row.isExact &&
  giverOf(row.marker) === 'ai';

/** True if a teacher decided on the answer itself, or on one that says the same. */
const isInk = ({ kind, inBulk }: EvidenceStepRow): boolean =>
  (kind === 'accepted' || kind === 'overridden') && !inBulk;

/**
 * Returns a function that gives the steps of a mark's attempt and wording: another attempt, or a
 * changed answer, begins with a reset.
 */
function stepsByAttempt(
  steps: readonly EvidenceStepRow[],
): (row: EvidenceMarkRow) => readonly EvidenceStepRow[] {
  const byAnswer = Map.groupBy(steps, ({ submissionId }) => submissionId);
  return (row) => {
    const all = byAnswer.get(row.submissionId) ?? [];
    const own = row.isEarlier ? stepsOfEarlier(row, all) : all;
    return own.slice(own.findLastIndex(isReset) + 1);
  };
}

/** Returns the steps of an attempt that another one followed. */
function stepsOfEarlier(
  { attempt }: EvidenceMarkRow,
  all: readonly EvidenceStepRow[],
): readonly EvidenceStepRow[] {
  const ends = all.flatMap((step, at) => (isFollowed(step) ? [at] : []));
  // There are fewer ends than attempts if one was never marked.
  const nth = Math.min(attempt, ends.length);
  const end = ends[nth - 1] ?? all.findLastIndex(isReset);
  return all.slice((ends[nth - 2] ?? -1) + 1, end === -1 ? undefined : end);
}

const isReset = ({ kind }: EvidenceStepRow): boolean => kind === 'reset';

const isFollowed = (step: EvidenceStepRow): boolean =>
  isReset(step) && step.reason === attemptRefusals.attemptFollowed;
