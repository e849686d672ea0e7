import { and, asc, desc, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { resultsMessages } from '../../../shared/messages/results.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { questions } from '../../database/schema/questions.ts';
import { isWithin, type QuizScope } from '../quizzes/public.ts';
import { isHeld } from '../welfare/public.ts';

/** How often a point of a mark scheme was missed, and what the students who missed it wrote. */
export interface MissedPointRow extends Record<string, unknown> {
  questionId: string;
  point: string;
  judged: number;
  missed: number;
  /** Some of the answers, cut to a few hundred characters. */
  answers: string[];
}

/**
 * The points of a quiz's mark schemes as the marked answers earned them. Whoever has the whole mark
 * missed none, and a teacher's own zero outweighs what the marker saw.
 */
export async function listMissedPoints(
  database: DatabaseOrTransaction,
  scope: QuizScope,
): Promise<MissedPointRow[]> {
  const { rows } = await database.execute<MissedPointRow>(sql`
    with judged as (
      select s.question_id, s.user_id, s.user_answer, p.point,
             -- Words to the marker are nobody's mistake about the subject.
             ${isHeld(sql`s`)}
               or coalesce(s.ai_analysis->'flags' ? 'instructs-marker', false) as is_held,
             case when s.mark_awarded >= q.max_mark then false
                  when s.confirmed_by is not null and s.mark_awarded = 0 then true
                  else p."marksAwarded" < p."marksAvailable" end as is_missed
      from submissions s
      join questions q on q.id = s.question_id
      cross join lateral jsonb_to_recordset(
          coalesce(s.ticked_points, s.ai_analysis -> 'points'))
        as p(point text, "marksAvailable" integer, "marksAwarded" integer)
      where ${isWithin(scope, sql`s`)} and s.submitted_at is not null
        and s.mark_awarded is not null and p."marksAvailable" > 0
    )
    select question_id as "questionId", point, count(*)::int as judged,
           (count(*) filter (where is_missed))::int as missed,
           coalesce((array_agg(left(user_answer, 400) order by md5(user_answer || user_id))
             filter (where is_missed and not is_held))[1:20], '{}') as answers
    from judged
    group by question_id, point
    order by missed desc, judged, question_id, point`);
  return rows;
}

/** What a student got for the questions of one spec code. */
export interface AreaRow extends Record<string, unknown> {
  specCode: string;
  subject: string;
  topic: string;
  userId: string;
  displayName: string;
  mark: number;
  maxMark: number;
}

/** Marked answers summed by spec code and student. */
export async function listAreas(
  database: DatabaseOrTransaction,
  scope: QuizScope,
): Promise<AreaRow[]> {
  const { rows } = await database.execute<AreaRow>(sql`
    select q.subject, q.spec_code as "specCode", q.topic, s.user_id as "userId",
           coalesce(min(u.name), ${resultsMessages.unknownStudent}) as "displayName",
           sum(s.mark_awarded)::int as mark, sum(q.max_mark)::int as "maxMark"
    from submissions s
    join questions q on q.id = s.question_id
    left join "user" u on u.id = s.user_id
    where ${isWithin(scope, sql`s`)} and s.submitted_at is not null and s.mark_awarded is not null
    group by q.subject, q.spec_code, q.topic, s.user_id
    order by q.subject, q.spec_code, q.topic, lower(coalesce(min(u.name), '')), s.user_id`);
  return rows;
}

/** Questions of the bank on these codes, without those that the quiz has asked. */
export async function listFollowUpQuestions(
  database: DatabaseOrTransaction,
  specCodes: string[],
  askedIds: string[],
  max: number,
): Promise<string[]> {
  if (specCodes.length === 0) return [];
  const rows = await database
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        isNull(questions.deletedAt),
        inArray(questions.specCode, specCodes),
        askedIds.length > 0 ? notInArray(questions.id, askedIds) : undefined,
      ),
    )
    .orderBy(asc(questions.specCode), desc(questions.createdAt), asc(questions.id))
    .limit(max);
  return rows.map((row) => row.id);
}
