import { and, asc, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Db } from '../../../database/client.ts';
import { questions } from '../../../database/schema/questions.ts';
import { tellApart } from '../../accounts/public.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { isHeld, markInResults } from '../../welfare/public.ts';
import { countedAnswers } from '../counted-answers-queries.ts';

/** A marked answer with the scheme's points that its mark was given for. */
export interface ExplainedAnswerRow extends Record<string, unknown> {
  questionId: string;
  /** The first 400 characters of the answer. */
  userAnswer: string;
  mark: number;
  maxMark: number;
  points: MarkedPoint[];
  /**
   * True if the answer shows no mistake about the subject, such as words to the marker, or is for a
   * person to read.
   */
  isHeld: boolean;
  /** True if the mark scheme has been edited since: the points may be those of an earlier one. */
  isSchemeEdited: boolean;
}

/**
 * Lists the marked answers that count and whose mark can be explained: by the points a teacher
 * ticked, or by the marker's points if its mark was kept. Full marks and zero are explained in any
 * case. Leaves out marks that are Pending in results until a person has read the answer.
 */
export async function listExplainedAnswers(
  database: Db,
  scope: QuizScope,
): Promise<ExplainedAnswerRow[]> {
  const { rows } = await database.execute<ExplainedAnswerRow>(sql`
    select s.question_id as "questionId", left(s.user_answer, 400) as "userAnswer",
           s.mark_awarded as mark, q.max_mark as "maxMark",
           coalesce(s.ticked_points, s.ai_analysis -> 'points') as points,
           ${isHeld(sql`s`)}
             or coalesce(s.ai_analysis->'flags' ? 'instructs-marker', false) as "isHeld",
           exists (select from question_revisions r
             where r.question_id = s.question_id and r.at > s.submitted_at
               and r.before->>'markSchemeAnswer' is distinct from q.mark_scheme_answer
           ) as "isSchemeEdited"
    from ${countedAnswers(scope)} s
    join questions q on q.id = s.question_id
    where coalesce(s.ticked_points, s.ai_analysis -> 'points') is not null
      and ${markInResults(sql`s`)} is not null
      and (s.ticked_points is not null or s.mark_awarded = s.ai_mark
           or s.mark_awarded = 0 or s.mark_awarded >= q.max_mark)
    order by s.question_id, md5(s.user_answer || s.user_id)`);
  return rows;
}

/** A student's marks for the questions of one spec code. */
export interface AreaRow extends Record<string, unknown> {
  specCode: string;
  subject: string;
  topic: string;
  userId: string;
  displayName: string;
  mark: number;
  maxMark: number;
}

/** Sums the marked answers that count by spec code and student. */
export async function listAreas(database: Db, scope: QuizScope): Promise<AreaRow[]> {
  const { rows } = await database.execute<AreaRow>(sql`
    select q.subject, q.spec_code as "specCode", q.topic, s.user_id as "userId",
           coalesce(min(u.name), ${resultsMessages.unknownStudent}) as "displayName",
           sum(s.mark_awarded)::int as mark, sum(q.max_mark)::int as "maxMark"
    from ${countedAnswers(scope)} s
    join questions q on q.id = s.question_id
    left join "user" u on u.id = s.user_id
    where ${markInResults(sql`s`)} is not null
    group by q.subject, q.spec_code, q.topic, s.user_id
    order by q.subject, q.spec_code, q.topic, lower(coalesce(min(u.name), '')), s.user_id`);
  return tellApart(database, rows);
}

/**
 * Lists questions of the bank with these spec codes of their subjects, without those that the quiz
 * has asked and those that cannot be asked yet because their mark scheme is to come
 * (`isSchemeToCome`).
 */
export async function listFollowUpQuestions(
  database: Db,
  areas: readonly Pick<AreaRow, 'subject' | 'specCode'>[],
  askedIds: string[],
  max: number,
): Promise<string[]> {
  if (areas.length === 0) return [];
  const rows = await database
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        isNull(questions.deletedAt),
        sql`(${questions.markSchemeAnswer} ~ '\\S' or ${questions.markSchemeImageURL} is not null)`,
        or(
          ...areas.map(({ subject, specCode }) =>
            and(eq(questions.subject, subject), eq(questions.specCode, specCode)),
          ),
        ),
        askedIds.length > 0 ? notInArray(questions.id, askedIds) : undefined,
      ),
    )
    .orderBy(asc(questions.specCode), desc(questions.createdAt), asc(questions.id))
    .limit(max);
  return rows.map((row) => row.id);
}
