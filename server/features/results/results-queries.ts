import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { pick } from '../../../shared/pick.ts';
import { markedFields, type QuestionContent } from '../../../shared/question-content.ts';
import type { CountedAttempt, ResultsRelease } from '../../../shared/contract/quizzes.ts';
import type { Db } from '../../database/client.ts';
import { attempts, submissions } from '../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../database/schema/earlier-attempts.ts';
import { appeals } from '../../database/schema/marking.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions, quizzes } from '../../database/schema/quizzes.ts';
import { releasedTo } from '../quizzes/public.ts';
import { isUndecided } from '../welfare/public.ts';
import { isItsPlace } from '../marking/public.ts';

export type AppealRow = typeof appeals.$inferSelect;

/** A finished attempt with its quiz's release settings. */
export interface FinishedAttemptRow {
  quizCode: string;
  title: string;
  subject: string;
  finishedAt: Date | null;
  receiptCode: string | null;
  resultsRelease: ResultsRelease;
  releasedAt: Date | null;
  attemptsAllowed: number;
  countedAttempt: CountedAttempt;
  number: number;
  /** If true, the answers can no longer be marked or questioned. */
  isDeleted: boolean;
}

/** Lists a student's finished attempts, newest first, including those of quizzes deleted since. */
export async function listFinishedAttempts(
  database: Db,
  userId: string,
): Promise<FinishedAttemptRow[]> {
  const [latest, earlier] = await Promise.all([
    listAttemptsIn(database, attempts, userId),
    listAttemptsIn(database, earlierAttempts, userId),
  ]);
  return [...latest, ...earlier].toSorted(
    (one, other) => (other.finishedAt?.getTime() ?? 0) - (one.finishedAt?.getTime() ?? 0),
  );
}

function listAttemptsIn(
  database: Db,
  table: typeof attempts | typeof earlierAttempts,
  userId: string,
): Promise<FinishedAttemptRow[]> {
  return database
    .select({
      quizCode: quizzes.quizCode,
      title: quizzes.title,
      subject: quizzes.subject,
      number: table.number,
      finishedAt: table.finishedAt,
      receiptCode: table.receiptCode,
      resultsRelease: quizzes.resultsRelease,
      attemptsAllowed: quizzes.attemptsAllowed,
      countedAttempt: quizzes.countedAttempt,
      isDeleted: sql<boolean>`${quizzes.deletedAt} is not null`,
      releasedAt: sql<Date | null>`${releasedTo(sql`${quizzes}`, sql`${userId}`)}`.mapWith(
        quizzes.releasedAt,
      ),
    })
    .from(table)
    .innerJoin(quizzes, eq(quizzes.quizCode, table.quizCode))
    .where(and(eq(table.userId, userId), isNotNull(table.finishedAt)));
}

/** What an answer keeps when it becomes one of an earlier attempt. */
const answerFields = [
  'quizCode',
  'questionId',
  'userAnswer',
  'submittedAt',
  'markAwarded',
  'confirmedBy',
  'confirmedInBulk',
  'aiMark',
  'feedback',
  'aiAnalysis',
  'tickedPoints',
] as const;

/** A submitted answer with its question and mark. */
export interface ScoredAnswerRow
  extends
    Pick<QuestionContent, (typeof markedFields)[number]>,
    Pick<typeof submissions.$inferSelect, (typeof answerFields)[number]> {
  /** The number of its attempt, if it is an earlier one. */
  earlierNumber: number | null;
  submissionId: string;
  appeal: AppealRow | null;
  /** True if its mark and feedback are held back until a person has read it. */
  isHeldBack: boolean;
}

/**
 * Lists every submitted answer of a student, in each quiz's order.
 * @param quizCodes Limits the list to these quizzes.
 */
export function listScoredAnswers(
  database: Db,
  userId: string,
  quizCodes?: readonly string[],
): Promise<ScoredAnswerRow[]> {
  return database
    .select({
      ...pick(submissions, answerFields),
      ...pick(questions, markedFields),
      earlierNumber: sql<null>`null`,
      submissionId: submissions.submissionId,
      appeal: appeals,
      isHeldBack: sql<boolean>`${isUndecided(sql`${submissions}`)}`,
    })
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .innerJoin(quizQuestions, isItsPlace)
    .leftJoin(
      appeals,
      and(
        eq(appeals.quizCode, submissions.quizCode),
        eq(appeals.userId, submissions.userId),
        eq(appeals.questionId, submissions.questionId),
      ),
    )
    .where(
      and(
        eq(submissions.userId, userId),
        quizCodes && inArray(submissions.quizCode, [...quizCodes]),
        isNotNull(submissions.submittedAt),
      ),
    )
    .orderBy(asc(submissions.quizCode), asc(quizQuestions.position));
}

/** Parses an appeal that was archived with its answer: a row of its table, as JSON. */
const toAppeal = (kept: Record<string, unknown>): AppealRow =>
  Object.fromEntries(
    Object.entries(getTableColumns(appeals)).map(([key, column]) => {
      const value = kept[column.name] ?? null;
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  ) as AppealRow;

/**
 * Lists a student's answers in attempts before the newest, in each quiz's order.
 * @param quizCodes Limits the list to these quizzes.
 */
export function listEarlierAnswers(
  database: Db,
  userId: string,
  quizCodes?: readonly string[],
): Promise<ScoredAnswerRow[]> {
  return database
    .select({
      ...pick(earlierAnswers, answerFields),
      ...pick(questions, markedFields),
      earlierNumber: earlierAnswers.number,
      submissionId: sql<string>`${earlierAnswers.userId} || '_' || ${earlierAnswers.quizCode} || '_' || ${earlierAnswers.questionId}`,
      appeal: sql<AppealRow | null>`${earlierAnswers.appeal}`.mapWith(toAppeal),
      isHeldBack: sql<boolean>`${isUndecided(sql`${earlierAnswers}`)}`,
    })
    .from(earlierAnswers)
    .innerJoin(questions, eq(questions.id, earlierAnswers.questionId))
    .innerJoin(
      quizQuestions,
      and(
        eq(quizQuestions.quizCode, earlierAnswers.quizCode),
        eq(quizQuestions.questionId, earlierAnswers.questionId),
      ),
    )
    .where(
      and(
        eq(earlierAnswers.userId, userId),
        quizCodes && inArray(earlierAnswers.quizCode, [...quizCodes]),
      ),
    )
    .orderBy(asc(earlierAnswers.quizCode), asc(quizQuestions.position));
}
