import type { Receipt } from '../../../shared/contract/attempts.ts';
import { formatDateTime } from '../../ui/format-date.ts';

/** A receipt as a line that can be kept in a note or sent to a teacher. */
export function receiptText(
  quizCode: string,
  { finishedAt, answered, questions, receiptCode }: Receipt,
): string {
  const when = formatDateTime(finishedAt);
  return `Quiz ${quizCode}, submitted ${when}, ${answered} of ${questions} questions answered. Receipt code ${receiptCode}`;
}
