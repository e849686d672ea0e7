import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AiAnalysis } from '../../../shared/contract/ai-analysis.ts';
import type { ResponseSort } from '../../../shared/contract/marking.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { user } from '../../database/schema/accounts.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';

/** A student who submitted to a quiz, with their totals. */
export interface RespondingStudentRow extends Record<string, unknown> {
  userId: string;
  username: string;
  displayName: string;
  score: number;
  maxScore: number;
  markedCount: number;
  /** Over all pages. */
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

/** One page of the students who submitted, with totals computed by the database. */
export async function listRespondingStudents(
  database: DatabaseOrTransaction,
  quizCode: string,
  { search, sort, page, pageSize }: ResponsePage,
): Promise<RespondingStudentRow[]> {
  const part = search?.toLowerCase() ?? '';
  const { rows } = await database.execute<RespondingStudentRow>(sql`
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
      where s.quiz_code = ${quizCode} and s.submitted_at is not null
      group by s.user_id, u.username, u.name
    )
    select *, count(*) over ()::int as matching from students
    where position(${part} in lower("displayName")) > 0
       or position(${part} in lower(username)) > 0
    order by ${orders[sort]}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows;
}

const responseColumns = {
  quizCode: submissions.quizCode,
  userId: submissions.userId,
  questionId: submissions.questionId,
  submissionId: submissions.submissionId,
  userAnswer: submissions.userAnswer,
  submittedAt: submissions.submittedAt,
  markAwarded: submissions.markAwarded,
  aiMark: submissions.aiMark,
  confirmedBy: submissions.confirmedBy,
  feedback: submissions.feedback,
  aiAnalysis: submissions.aiAnalysis,
  markRevision: submissions.markRevision,
  maxMark: questions.maxMark,
};

export interface ResponseRow {
  quizCode: string;
  userId: string;
  questionId: string;
  submissionId: string;
  userAnswer: string;
  submittedAt: Date | null;
  markAwarded: number | null;
  aiMark: number | null;
  confirmedBy: string | null;
  feedback: string;
  aiAnalysis: AiAnalysis | null;
  markRevision: number;
  /** The question's maximum as it is now. */
  maxMark: number;
}

/** The submitted answers of these students, in the quiz's order. */
export function listResponses(
  database: DatabaseOrTransaction,
  quizCode: string,
  userIds: string[],
): Promise<ResponseRow[]> {
  return database
    .select(responseColumns)
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .innerJoin(
      quizQuestions,
      and(
        eq(quizQuestions.quizCode, submissions.quizCode),
        eq(quizQuestions.questionId, submissions.questionId),
      ),
    )
    .where(
      and(
        eq(submissions.quizCode, quizCode),
        inArray(submissions.userId, userIds),
        isNotNull(submissions.submittedAt),
      ),
    )
    .orderBy(asc(submissions.userId), asc(quizQuestions.position));
}

/** A submitted answer with its question's maximum. */
export async function findResponse(
  database: DatabaseOrTransaction,
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

/** One line of the export: who, what was asked, and what came of it. */
export interface ExportRow {
  displayName: string | null;
  email: string | null;
  questionText: string;
  userAnswer: string;
  markAwarded: number | null;
  maxMark: number;
  aiMark: number | null;
  confirmedBy: string | null;
  feedback: string;
  submittedAt: Date | null;
}

/** Every submitted answer of a quiz for the export, by student and then in the quiz's order. */
export function listExportRows(
  database: DatabaseOrTransaction,
  quizCode: string,
): Promise<ExportRow[]> {
  return database
    .select({
      displayName: user.name,
      email: user.email,
      questionText: questions.questionText,
      userAnswer: submissions.userAnswer,
      markAwarded: submissions.markAwarded,
      maxMark: questions.maxMark,
      aiMark: submissions.aiMark,
      confirmedBy: submissions.confirmedBy,
      feedback: submissions.feedback,
      submittedAt: submissions.submittedAt,
    })
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .innerJoin(
      quizQuestions,
      and(
        eq(quizQuestions.quizCode, submissions.quizCode),
        eq(quizQuestions.questionId, submissions.questionId),
      ),
    )
    .leftJoin(user, eq(user.id, submissions.userId))
    .where(and(eq(submissions.quizCode, quizCode), isNotNull(submissions.submittedAt)))
    .orderBy(asc(user.name), asc(submissions.userId), asc(quizQuestions.position));
}

/**
 * Writes a teacher's mark where it still has the revision they saw, with its event. Undefined when
 * somebody was faster.
 */
export async function writeTeacherMark(
  database: DatabaseOrTransaction,
  seen: ResponseRow,
  teacherId: string,
  { reason, ...mark }: { markAwarded: number; feedback: string; reason: string | null },
): Promise<ResponseRow | undefined> {
  const { rowCount } = await database.execute(sql`
    with written as (
      update submissions
      set mark_awarded = ${mark.markAwarded}, feedback = ${mark.feedback},
          confirmed_by = ${teacherId}, mark_revision = mark_revision + 1
      where quiz_code = ${seen.quizCode} and user_id = ${seen.userId}
        and question_id = ${seen.questionId} and mark_revision = ${seen.markRevision}
      returning quiz_code, user_id, question_id
    )
    insert into mark_events (quiz_code, user_id, question_id, teacher_id,
                             old_mark, new_mark, old_feedback, new_feedback, reason)
    select quiz_code, user_id, question_id, ${teacherId}, ${seen.markAwarded}::int,
           ${mark.markAwarded}::int, ${seen.feedback}, ${mark.feedback}, ${reason}
    from written`);
  if (rowCount !== 1) return undefined;
  return { ...seen, ...mark, confirmedBy: teacherId, markRevision: seen.markRevision + 1 };
}
