import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AiAnalysis, MarkedPoint } from '../../../shared/contract/ai-analysis.ts';
import type { LateAnswer, ResponseSort } from '../../../shared/contract/marking.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import type { Db } from '../../database/client.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';
import { lateAnswerOf } from '../attempts/public.ts';
import { isWithin, type QuizScope } from '../quizzes/public.ts';
import { isUndecided } from '../welfare/public.ts';
import { isOfEarlierQuestion } from './question-changed-queries.ts';
import { isItsPlace, isSubmittedBy } from './submitted-queries.ts';

/** A student who submitted a quiz, with their totals. */
export interface RespondingStudentRow extends Record<string, unknown> {
  userId: string;
  username: string;
  displayName: string;
  score: number;
  maxScore: number;
  markedCount: number;
  /** The number of matching students over all pages. */
  matching: number;
}

export interface ResponsePage {
  search?: string;
  sort: ResponseSort;
  page: number;
  pageSize: number;
}

const orders = {
  'name-asc': sql`lower("displayName"), "userId"`,
  'name-desc': sql`lower("displayName") desc, "userId"`,
  'score-desc': sql`score desc, lower("displayName"), "userId"`,
  'score-asc': sql`score, lower("displayName"), "userId"`,
} satisfies Record<ResponseSort, ReturnType<typeof sql>>;

/** SQL for the students who submitted and match the search, with totals. */
function matchingStudents(scope: QuizScope, search = ''): SQL {
  const part = search.toLowerCase();
  return sql`
    with students as (
      select s.user_id as "userId",
             coalesce(u.username, ${resultsMessages.unknownStudent}) as username,
             coalesce(u.name, ${resultsMessages.unknownStudent}) as "displayName",
             coalesce(sum(s.mark_awarded), 0)::int as score,
             sum(q.max_mark)::int as "maxScore",
             count(s.mark_awarded)::int as "markedCount"
      from submissions s
      join questions q on q.id = s.question_id
      left join "user" u on u.id = s.user_id
      where ${isWithin(scope, sql`s`)} and s.submitted_at is not null
      group by s.user_id, u.username, u.name
    )
    select *, count(*) over ()::int as matching from students
    where position(${part} in lower("displayName")) > 0
       or position(${part} in lower(username)) > 0`;
}

/** Returns one page of the students who submitted. */
export async function listRespondingStudents(
  database: Db,
  scope: QuizScope,
  { search, sort, page, pageSize }: ResponsePage,
): Promise<RespondingStudentRow[]> {
  const { rows } = await database.execute<RespondingStudentRow>(sql`
    ${matchingStudents(scope, search)}
    order by ${orders[sort]}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows;
}

/** Counts the matching students, which a page beyond the last cannot show. */
export async function countRespondingStudents(
  database: Db,
  scope: QuizScope,
  search: string | undefined,
): Promise<number> {
  const { rows } = await database.execute<RespondingStudentRow>(sql`
    ${matchingStudents(scope, search)} limit 1`);
  return rows[0]?.matching ?? 0;
}

/** The columns of an answer that the marking desk reads. */
export const responseColumns = {
  quizCode: submissions.quizCode,
  userId: submissions.userId,
  questionId: submissions.questionId,
  submissionId: submissions.submissionId,
  userAnswer: submissions.userAnswer,
  revision: submissions.revision,
  submittedAt: submissions.submittedAt,
  late: lateAnswerOf(sql`${submissions}`),
  markAwarded: submissions.markAwarded,
  aiMark: submissions.aiMark,
  confirmedBy: submissions.confirmedBy,
  confirmedInBulk: submissions.confirmedInBulk,
  feedback: submissions.feedback,
  aiAnalysis: submissions.aiAnalysis,
  tickedPoints: submissions.tickedPoints,
  markRevision: submissions.markRevision,
  maxMark: questions.maxMark,
  isHeldBack: sql<boolean>`${isUndecided(sql`${submissions}`)}`,
  isOfEarlierQuestion: sql<boolean>`(
    select ${isOfEarlierQuestion} from submissions s join questions q on q.id = s.question_id
    where s.quiz_code = ${submissions.quizCode} and s.user_id = ${submissions.userId}
      and s.question_id = ${submissions.questionId})`,
};

export interface ResponseRow {
  quizCode: string;
  userId: string;
  questionId: string;
  submissionId: string;
  userAnswer: string;
  /** The revision of the answer's text. */
  revision: number;
  submittedAt: Date | null;
  late: LateAnswer | null;
  markAwarded: number | null;
  aiMark: number | null;
  confirmedBy: string | null;
  /** True if the mark was accepted with others, without being opened. */
  confirmedInBulk: boolean;
  feedback: string;
  aiAnalysis: AiAnalysis | null;
  /** The points for which a teacher gave the mark; null if none were ticked. */
  tickedPoints: MarkedPoint[] | null;
  markRevision: number;
  /** The question's current maximum. */
  maxMark: number;
  /** True if its student sees no mark until someone has decided about the text. */
  isHeldBack: boolean;
  /** True if the question was changed after the mark was given. */
  isOfEarlierQuestion: boolean;
}

/** Lists the submitted answers of these students, in the quiz's order. */
export function listResponses(
  database: Db,
  quizCode: string,
  userIds: string[],
): Promise<ResponseRow[]> {
  return database
    .select(responseColumns)
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .innerJoin(quizQuestions, isItsPlace)
    .where(isSubmittedBy(quizCode, userIds))
    .orderBy(asc(submissions.userId), asc(quizQuestions.position));
}

/** Returns a submitted answer with its question's maximum. */
export async function findResponse(
  database: Db,
  quizCode: string,
  userId: string,
  questionId: string,
): Promise<ResponseRow | undefined> {
  const [row] = await database
    .select(responseColumns)
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .where(
      and(
        eq(submissions.quizCode, quizCode),
        eq(submissions.userId, userId),
        eq(submissions.questionId, questionId),
        isNotNull(submissions.submittedAt),
      ),
    );
  return row;
}

/** A student's newest attempt, if it is not their first, and the one that counts. */
export interface LaterAttemptRow extends Record<string, unknown> {
  userId: string;
  number: number;
  countedNumber: number;
  countedScore: number;
}

/** Lists which of these students have sat the quiz before. */
export async function listLaterAttempts(
  database: Db,
  quizCode: string,
  userIds: string[],
): Promise<LaterAttemptRow[]> {
  const { rows } = await database.execute<LaterAttemptRow>(sql`
    select a.user_id as "userId", a.number, c.number as "countedNumber",
           coalesce(sum(c.mark_awarded), 0)::int as "countedScore"
    from attempts a
    join counted_answers c on c.quiz_code = a.quiz_code and c.user_id = a.user_id
    where a.quiz_code = ${quizCode} and a.user_id = any(${sql.param(userIds)}) and a.number > 1
      and c.quiz_code = ${quizCode}
    group by a.user_id, a.number, c.number`);
  return rows;
}
