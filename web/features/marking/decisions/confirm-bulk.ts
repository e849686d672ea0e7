import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { confirmWithChoice } from '../../../ui/dialogs/confirm.tsx';
import { counted } from '../../../../shared/counted.ts';

/** Marks of one question that would be accepted without being opened. */
export interface BulkMarks {
  /** The question's place in the quiz, from 1. */
  number: number;
  marks: number;
  /** The measured agreement of the marker on this question; undefined while it is not known. */
  measured: QuestionAgreement | undefined;
}

export const TOO_LITTLE_PROOF = 'Too little proof of agreement to accept in bulk';

/** The teacher's choice: accept them, spot-check some first, or cancel. */
export type BulkChoice = 'accept' | 'spot-check' | null;

/**
 * Confirms accepting marks unopened: says how many marks of which questions, and how well the AI
 * was found to agree on each. Offers a spot check first.
 * @param leftOut The number of marks that stay in pencil, because they were given before a change.
 * @param className The class whose marks they are, if only one class is on the desk.
 */
export async function confirmBulk(
  questions: readonly BulkMarks[],
  leftOut: number,
  className: string | undefined,
): Promise<BulkChoice> {
  const marks = counted(
    questions.reduce((sum, each) => sum + each.marks, 0),
    'mark',
  );
  const { isConfirmed, isFirst } = await confirmWithChoice({
    title: 'Accept in bulk',
    message:
      `This puts ${marks}${className === undefined ? '' : ` of ${className}`} in ink without opening the answers. Students read “accepted by your ` +
      'teacher”, and the evidence pack does not count it as agreement. You can undo it.',
    details: [...questions.map(formatBulk), ...(leftOut > 0 ? [formatLeftOut(leftOut)] : [])],
    confirmLabel: `Accept ${marks}`,
    firstLabel: 'Spot check first',
  });
  if (isFirst) return 'spot-check';
  return isConfirmed ? 'accept' : null;
}

/**
 * Formats a question as "Question 2: 14 marks, 3 of them in doubt. Of 10 blind marks the AI gave 8
 * the same."
 */
export function formatBulk({ number, marks, measured }: BulkMarks): string {
  const doubts = measured === undefined ? 0 : Math.max(0, marks - measured.sure);
  const doubtful = doubts === 0 ? '' : `, ${doubts} of them in doubt`;
  return `Question ${number}: ${counted(marks, 'mark')}${doubtful}. ${formatProof(measured)}`;
}

/** Says which marks bulk acceptance leaves out, and what can be done. */
export function formatLeftOut(marks: number): string {
  return `Left in pencil, because the question or the AI was changed since: ${counted(marks, 'mark')}. Mark again, or open each.`;
}

function formatProof(measured: QuestionAgreement | undefined): string {
  if (measured?.isExact) return 'Marked exactly, without the AI.';
  if (measured !== undefined && measured.measured > 0)
    return `Of ${counted(measured.measured, 'blind mark')} the AI gave ${measured.exact} the same.`;
  if (measured?.isOutdated) return 'Not measured since the question or the AI was changed.';
  return measured !== undefined && measured.marked > 0
    ? 'Not measured: the AI has not learnt from your blind marks yet.'
    : 'Not measured: no answers were marked blind.';
}
