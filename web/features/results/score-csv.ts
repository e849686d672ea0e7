import type { QuizScore, ScoredAnswer } from '../../../shared/contract/results.ts';
import { countedOf } from '../../../shared/counted-attempt.ts';
import { toCsv } from '../../../shared/csv.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { formatMarkedBy } from './format-marked-by.ts';

const header = [
  'Question',
  'Your Answer',
  'Mark',
  'Max Mark',
  'Marked By',
  'Mark Scheme',
  'Feedback',
  'Submitted',
  'Attempt',
];

/**
 * Returns a student's own results of one quiz as CSV, from the attempt that counts, one row per
 * answer.
 */
export function scoreCsv(quiz: QuizScore): string {
  const { answers, number } = countedOf(quiz);
  return toCsv(
    header,
    answers.map((answer) => [
      answer.questionText,
      answer.userAnswer,
      answer.markAwarded,
      answer.maxMark,
      formatMarkedBy(answer.markedBy),
      schemeOf(answer),
      answer.feedback,
      formatDateTime(answer.submittedAt),
      number,
    ]),
  );
}

function schemeOf({ markSchemeAnswer, markSchemeImageURL }: ScoredAnswer): string {
  if (markSchemeAnswer === null) return resultsMessages.notYetAvailable;
  return markSchemeAnswer === '' && markSchemeImageURL !== null ? '(image)' : markSchemeAnswer;
}
