import {
  DIFFICULT_BELOW_PERCENT,
  EASY_FROM_PERCENT,
  MIN_STUDENTS_FOR_STATISTICS,
} from '../../../../shared/business-rules.ts';
import type {
  Difficulty,
  QuestionResult,
  QuizResults,
  StudentResult,
} from '../../../../shared/contract/quiz-results.ts';
import { pick } from '../../../../shared/pick.ts';
import { markedFields } from '../../../../shared/question-content.ts';
import type { QuestionRow } from '../../questions/public.ts';
import type { QuizRow } from '../../quizzes/public.ts';
import { presentOptions } from './options-chosen.ts';
import type { ChosenOptionRow, StudentResultRow } from './quiz-results-queries.ts';
import {
  cronbachAlpha,
  discriminationIndex,
  facility,
  mean,
  median,
  standardDeviation,
} from './statistics.ts';

/**
 * Presents a quiz's results. Pending counts as 0 in a student's total and is left out of every
 * average; statistics that compare questions need students whose every answer is marked.
 */
export function presentQuizResults(
  quiz: QuizRow,
  questions: QuestionRow[],
  rows: StudentResultRow[],
  chosen: readonly ChosenOptionRow[],
): QuizResults {
  const complete = rows.filter(isFullyMarked);
  const isEnough = complete.length >= MIN_STUDENTS_FOR_STATISTICS;
  const percentages = complete.map(percentageOf);
  const totals = complete.map((row) => row.score);
  const graded = rows.filter(hasGrade);
  const columns = questions.map((_, position) => complete.map((row) => row.marks[position] ?? 0));
  return {
    quizCode: quiz.quizCode,
    title: quiz.title,
    subject: quiz.subject,
    createdAt: quiz.createdAt.toISOString(),
    students: rows.map(presentStudent),
    questions: questions.map((question, position) => ({
      ...presentQuestion(question, rows, position),
      optionsChosen: presentOptions(question, rows.length, chosen),
      discriminationIndex: isEnough ? discriminationIndex(columns[position] ?? [], totals) : null,
    })),
    submissionCount: total(rows, 'answerCount'),
    markedCount: total(rows, 'markedCount'),
    inkedCount: total(rows, 'inkedCount'),
    heldBackCount: total(rows, 'heldBackCount'),
    grades: {
      given: graded.length,
      inPencil: graded.filter((row) => row.inkedCount < row.answerCount).length,
      notReleased: graded.filter((row) => !row.isReleased).length,
      newerUnmarked: complete.filter((row) => hasAccount(row) && row.mayStillImprove).length,
    },
    statistics: {
      fullyMarkedStudents: complete.length,
      mean: mean(percentages),
      median: median(percentages),
      standardDeviation: standardDeviation(percentages),
      cronbachAlpha: isEnough ? cronbachAlpha(columns) : null,
    },
  };
}

/** Returns the spec's word for a facility in percent (section 9, Question difficulty). */
export function difficultyOf(percent: number): Difficulty {
  if (percent < DIFFICULT_BELOW_PERCENT) return 'Difficult';
  return percent < EASY_FROM_PERCENT ? 'Moderate' : 'Easy';
}

function presentStudent(row: StudentResultRow): StudentResult {
  const { userId, username, displayName, email, score, maxScore } = row;
  const { markedCount, inkedCount, marks, finishedAt, countedNumber, lastNumber } = row;
  return {
    userId,
    username,
    displayName,
    email,
    score,
    maxScore,
    percentage: percentageOf(row),
    markedCount,
    inkedCount,
    marks,
    finishedAt,
    countedNumber,
    lastNumber,
  };
}

function presentQuestion(question: QuestionRow, rows: StudentResultRow[], position: number) {
  const marks = rows.map((row) => row.marks[position] ?? null).filter((mark) => mark !== null);
  const percent = facility(marks, question.maxMark);
  const deviation = standardDeviation(marks);
  return {
    questionId: question.id,
    ...pick(question, [...markedFields, 'topic', 'specCode']),
    answers: rows.length,
    marked: marks.length,
    facility: percent,
    difficulty: percent === null ? null : difficultyOf(percent),
    standardDeviation:
      deviation === null || question.maxMark === 0 ? null : (deviation / question.maxMark) * 100,
  } satisfies Omit<QuestionResult, 'discriminationIndex' | 'optionsChosen'>;
}

/** True if every answer of the student is marked. */
export function isFullyMarked({ marks }: StudentResultRow): boolean {
  return marks.every((mark) => mark !== null);
}

/** True if other systems can identify the student: a deleted person has no email. */
export function hasAccount({ email }: StudentResultRow): boolean {
  return email !== '';
}

/** True if the student's grade may be given to other systems. */
export function hasGrade(row: StudentResultRow): boolean {
  return hasAccount(row) && isFullyMarked(row) && !row.mayStillImprove;
}

/** Returns the percentage of the available marks, with Pending as 0. */
export function percentageOf({ score, maxScore }: StudentResultRow): number {
  return maxScore === 0 ? 0 : (score / maxScore) * 100;
}

function total(
  rows: StudentResultRow[],
  count: 'answerCount' | 'markedCount' | 'inkedCount' | 'heldBackCount',
) {
  return rows.reduce((sum, row) => sum + row[count], 0);
}
