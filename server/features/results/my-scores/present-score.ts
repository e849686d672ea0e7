import { askedText } from '../../../../shared/choice-question.ts';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import { giverOf } from '../../../../shared/mark-giver.ts';
import type { AttemptScore, QuizScore, ScoredAnswer } from '../../../../shared/contract/results.ts';
import { presentAppeal } from '../../marking/public.ts';
import { isMarkShown } from '../../quizzes/public.ts';
import type { AppealRow, FinishedAttemptRow, ScoredAnswerRow } from '../results-queries.ts';

/**
 * Presents a finished quiz to its student. Until a mark exists and is released, the answer is shown
 * as Pending and nothing of the mark scheme leaves the server.
 */
function presentAttempt(attempt: FinishedAttemptRow, rows: ScoredAnswerRow[]): AttemptScore {
  const answers = rows.map((row) =>
    row.markAwarded !== null && !row.isHeldBack && isMarkShown(attempt, row)
      ? presentMarked(row, row.markAwarded, attempt)
      : presentPending(row),
  );
  const marks = answers.map((answer) => answer.markAwarded);
  const awarded = marks.filter((mark) => mark !== 'Pending');
  const score = awarded.reduce((sum, mark) => sum + mark, 0);
  const maxScore = rows.reduce((sum, row) => sum + row.maxMark, 0);
  return {
    number: attempt.number,
    finishedAt: toIso(attempt.finishedAt),
    receiptCode: attempt.receiptCode,
    score,
    maxScore,
    percentage: maxScore === 0 ? 0 : (score / maxScore) * 100,
    markedCount: awarded.length,
    answers,
  };
}

const keyOf = (quizCode: string, number: number) => `${quizCode} ${number}`;

/**
 * Presents the quizzes of a student's attempts, which are sorted newest first, with the answers to
 * each. Within a quiz, the highest number is the last attempt: after a merge of accounts, that need
 * not be the one submitted last.
 */
export function presentScores(
  attempts: readonly FinishedAttemptRow[],
  latest: readonly ScoredAnswerRow[],
  earlier: readonly ScoredAnswerRow[],
): QuizScore[] {
  const byQuiz = Map.groupBy(latest, ({ quizCode }) => quizCode);
  const byAttempt = Map.groupBy(earlier, ({ quizCode, earlierNumber }) =>
    keyOf(quizCode, earlierNumber ?? 0),
  );
  const scoreOf = (attempt: FinishedAttemptRow) => {
    const { quizCode, number } = attempt;
    const rows = byAttempt.get(keyOf(quizCode, number)) ?? byQuiz.get(quizCode) ?? [];
    return presentAttempt(attempt, rows);
  };
  return [...Map.groupBy(attempts, ({ quizCode }) => quizCode).values()].flatMap((ofQuiz) => {
    const inOrder = ofQuiz.toSorted((one, other) => other.number - one.number);
    const [newest, ...before] = inOrder.map(scoreOf);
    const [last] = inOrder;
    if (!newest || !last) return [];
    const { quizCode, title, subject, attemptsAllowed, countedAttempt, isDeleted } = last;
    const settings = { quizCode, title, subject, attemptsAllowed, countedAttempt, isDeleted };
    const counted = countedAttempt === 'best' ? bestOf([newest, ...before]) : newest;
    return [{ ...newest, ...settings, countedNumber: counted.number, earlier: before }];
  });
}

/**
 * Returns the newest attempt with the highest score. Marks the student does not see yet do not
 * count.
 */
const bestOf = ([newest, ...before]: readonly [AttemptScore, ...AttemptScore[]]): AttemptScore =>
  before.reduce((best, attempt) => (attempt.score > best.score ? attempt : best), newest);

function presentPending(row: ScoredAnswerRow): ScoredAnswer {
  return {
    questionId: row.questionId,
    questionText: askedText(row),
    questionImageURL: row.questionImageURL,
    maxMark: row.maxMark,
    userAnswer: row.userAnswer,
    markAwarded: 'Pending',
    markedBy: null,
    feedback: '',
    markSchemeAnswer: null,
    markSchemeImageURL: null,
    earningWords: [],
    points: [],
    submissionId: row.submissionId,
    appeal: row.appeal && presentUndecided(row.appeal),
    canAppeal: false,
    submittedAt: toIso(row.submittedAt),
  };
}

/** Hides the outcome of an appeal, which would reveal a mark that the student does not see. */
const presentUndecided = (appeal: AppealRow): Appeal => ({
  ...presentAppeal(appeal),
  outcome: null,
  decisionReason: null,
  decidedAt: null,
  oldMark: null,
  newMark: null,
});

/**
 * Returns the points that a mark was given for. The marker's points apply only to its own mark: a
 * teacher who gave another mark had other reasons.
 */
export function pointsOf({
  tickedPoints,
  aiAnalysis,
  aiMark,
  markAwarded,
}: ScoredAnswerRow): MarkedPoint[] {
  return tickedPoints ?? (aiMark === markAwarded ? aiAnalysis?.points : undefined) ?? [];
}

function presentMarked(
  row: ScoredAnswerRow,
  markAwarded: number,
  { isDeleted }: Pick<FinishedAttemptRow, 'isDeleted'>,
): ScoredAnswer {
  const isOver = isDeleted || row.earlierNumber !== null;
  const points = pointsOf(row);
  const quotes = points.map((point) => point.quote);
  return {
    ...presentPending(row),
    markAwarded,
    appeal: row.appeal && presentAppeal(row.appeal),
    markedBy: markedByOf(row),
    feedback: row.feedback,
    markSchemeAnswer: row.markSchemeAnswer,
    markSchemeImageURL: row.markSchemeImageURL,
    earningWords: quotes.filter((quote) => quote !== null),
    points: points.map(({ point, marksAwarded }) => ({ point, isAwarded: marksAwarded > 0 })),
    // A student with full marks has nothing to question.
    canAppeal: !isOver && row.appeal === null && markAwarded < row.maxMark,
  };
}

function markedByOf({
  aiAnalysis,
  confirmedBy,
  confirmedInBulk,
}: ScoredAnswerRow): ScoredAnswer['markedBy'] {
  if (confirmedBy === null) return giverOf(aiAnalysis?.marker);
  return confirmedInBulk ? 'bulk' : 'teacher';
}

function toIso(instant: Date | null): string {
  return (instant ?? new Date(0)).toISOString();
}
