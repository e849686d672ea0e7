import { sql } from 'drizzle-orm';
import { STRONG_FROM_PERCENT, WEAK_BELOW_PERCENT } from '../../../shared/business-rules.ts';
import {
  accessArrangementsSchema,
  type AccessArrangements,
} from '../../../shared/contract/access-arrangements.ts';
import { UNANSWERED_MARKER } from '../../../shared/mark-giver.ts';
import type { Db } from '../../database/client.ts';
import { className } from '../classes/public.ts';
import { isSharedFor, isShown } from '../quizzes/public.ts';
import { answerInFiles, feedbackInFiles, markInResults } from '../welfare/public.ts';

/** Details of a student that only these pages need. */
export interface StudentDetails extends Record<string, unknown> {
  accessArrangements: AccessArrangements | null;
  teacherCodes: string[];
  /** The names of the student's active classes, in the order they joined. */
  classNames: string[];
  /** The teachers whose quizzes the student sat. */
  examinerIds: string[];
}

export async function findStudentDetails(
  database: Db,
  studentId: string,
): Promise<StudentDetails | undefined> {
  const { rows } = await database.execute<StudentDetails>(sql`
    select person.access_arrangements as "accessArrangements",
           array(select teacher_code from class_memberships
                 where student_id = person.id order by joined_at) as "teacherCodes",
           array(select ${className}
                 from class_memberships membership join tenants class using (teacher_code)
                 where membership.student_id = person.id and class.archived_at is null
                 order by membership.joined_at, teacher_code) as "classNames",
           array(select distinct quiz.creator_uid from attempts attempt
                 join quizzes quiz using (quiz_code)
                 where attempt.user_id = person.id) as "examinerIds"
    from "user" person where person.id = ${studentId}`);
  return rows[0];
}

/** Returns a student's arrangements, and locks them until the commit. */
export async function holdArrangements(
  transaction: Db,
  studentId: string,
): Promise<AccessArrangements> {
  const { rows } = await transaction.execute<Pick<StudentDetails, 'accessArrangements'>>(sql`
    select access_arrangements as "accessArrangements" from "user"
    where id = ${studentId} for no key update`);
  return accessArrangementsSchema.parse(rows[0]?.accessArrangements ?? {});
}

export async function updateArrangements(
  database: Db,
  studentId: string,
  arrangements: AccessArrangements,
): Promise<void> {
  await database.execute(sql`
    update "user" set access_arrangements = ${JSON.stringify(arrangements)}::jsonb, updated_at = now()
    where id = ${studentId}`);
}

/**
 * SQL that is true if a quiz's answer `s` is within reach of a teacher, or (null) of someone who
 * may see all.
 */
const isReached = (teacherId: string | null) =>
  teacherId === null
    ? sql`true`
    : sql`(quiz.creator_uid = ${teacherId}
        or ${isSharedFor(teacherId, sql`s.quiz_code`, sql`s.user_id`)})`;

/** A quiz that the student submitted. */
export interface HistoryRow extends Record<string, unknown> {
  quizCode: string;
  title: string;
  subject: string;
  /** True if the quiz has been deleted since; its answers still count. */
  isDeleted: boolean;
  finishedAt: string;
  score: number;
  maxScore: number;
  markedCount: number;
  submissionCount: number;
}

/**
 * Lists the student's quizzes, newest first, by the attempt that counts; only those within a
 * teacher's reach, or (null) all.
 */
export async function listHistory(
  database: Db,
  studentId: string,
  teacherId: string | null,
): Promise<HistoryRow[]> {
  const mark = markInResults(sql`s`);
  const { rows } = await database.execute<HistoryRow>(sql`
    select quiz.quiz_code as "quizCode", quiz.title, quiz.subject,
           quiz.deleted_at is not null as "isDeleted",
           to_char(max(s.finished_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
             as "finishedAt",
           coalesce(sum(${mark}), 0)::int as score, sum(q.max_mark)::int as "maxScore",
           count(${mark})::int as "markedCount", count(*)::int as "submissionCount"
    from counted_answers s
    join quizzes quiz on quiz.quiz_code = s.quiz_code
    join questions q on q.id = s.question_id
    where s.user_id = ${studentId} and ${isReached(teacherId)}
    group by quiz.quiz_code
    order by max(s.finished_at) desc, quiz.quiz_code`);
  return rows;
}

/**
 * Counts of a student's marked answers for one topic under one spec code of a subject, by how well
 * they went.
 */
export interface TopicRow extends Record<string, unknown> {
  userId: string;
  subject: string;
  topic: string;
  specCode: string;
  answers: number;
  /**
   * Of these, those with a mark that was accepted in bulk, though there was something to judge;
   * counted only for reports.
   */
  unopened: number;
  strong: number;
  weak: number;
  mark: number;
  maxMark: number;
}

const mayStandInReport = sql`(s.confirmed_by is not null or q.kind <> 'text') and ${isShown}`;

/**
 * SQL that is true if the mark of counted answer `s` to question `q` was accepted in bulk, and
 * was neither given exactly nor to a blank answer.
 */
const isUnopened = sql`(q.kind = 'text' and exists (
  select from (
    select each.confirmed_in_bulk, each.ai_analysis from submissions each
    where each.quiz_code = s.quiz_code and each.user_id = s.user_id
      and each.question_id = s.question_id and s.number = (
        select a.number from attempts a where a.quiz_code = s.quiz_code and a.user_id = s.user_id)
    union all
    select each.confirmed_in_bulk, each.ai_analysis from earlier_answers each
    where each.quiz_code = s.quiz_code and each.user_id = s.user_id
      and each.question_id = s.question_id and each.number = s.number) answer
  where answer.confirmed_in_bulk
    and answer.ai_analysis->>'marker' is distinct from ${UNANSWERED_MARKER}))`;

const count = (condition: ReturnType<typeof sql>) =>
  sql`(count(*) filter (where ${condition}))::int`;

/**
 * Lists the students' marked answers of the attempts that count, by subject, topic and spec code.
 * Leaves out questions without marks, and marks that wait for a person to read the answer. Returns
 * all of them, or only those that may appear in a report: the student sees the mark, and it is in
 * ink or there is nothing to judge.
 */
export async function listTopics(
  database: Db,
  studentIds: readonly string[],
  teacherId: string | null,
  which: 'all' | 'for-reports' = 'all',
): Promise<TopicRow[]> {
  const share = sql`100.0 * s.mark_awarded / q.max_mark`;
  const { rows } = await database.execute<TopicRow>(sql`
    select s.user_id as "userId", q.subject, q.topic, q.spec_code as "specCode",
           count(*)::int as answers,
           ${which === 'all' ? sql`0` : count(isUnopened)} as unopened,
           ${count(sql`${share} >= ${STRONG_FROM_PERCENT}`)} as strong,
           ${count(sql`${share} < ${WEAK_BELOW_PERCENT}`)} as weak,
           sum(s.mark_awarded)::int as mark, sum(q.max_mark)::int as "maxMark"
    from counted_answers s
    join quizzes quiz on quiz.quiz_code = s.quiz_code
    join questions q on q.id = s.question_id
    where s.user_id = any(${sql.param([...studentIds])}::text[])
      and ${markInResults(sql`s`)} is not null
      and q.max_mark > 0 and ${isReached(teacherId)}
      and ${which === 'all' ? sql`true` : mayStandInReport}
    group by s.user_id, q.subject, q.topic, q.spec_code
    order by q.subject, q.topic, q.spec_code`);
  return rows;
}

/** One answer of the student for the download. */
export interface AssessmentRow extends Record<string, unknown> {
  quizCode: string;
  title: string;
  subject: string;
  topic: string;
  specCode: string;
  questionText: string;
  userAnswer: string;
  mark: number | null;
  maxMark: number;
  feedback: string;
  submittedAt: string;
  attempt: number;
}

/** Lists every answer of the student's attempts that count, newest quiz first. */
export async function listAssessments(
  database: Db,
  studentId: string,
  teacherId: string | null,
): Promise<AssessmentRow[]> {
  const { rows } = await database.execute<AssessmentRow>(sql`
    select quiz.quiz_code as "quizCode", quiz.title, quiz.subject, q.topic,
           q.spec_code as "specCode", q.question_text as "questionText",
           ${answerInFiles(sql`s`)} as "userAnswer", ${markInResults(sql`s`)} as mark, q.max_mark as "maxMark",
           ${feedbackInFiles(sql`s`)} as feedback,
           to_char(s.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
             as "submittedAt",
           s.number as attempt
    from (
      select counted.quiz_code, counted.user_id, counted.question_id, counted.number,
             counted.mark_awarded, said.*
      from counted_answers counted cross join lateral (
        select own.user_answer, own.feedback, own.submitted_at
        from submissions own join attempts last using (quiz_code, user_id)
        where own.quiz_code = counted.quiz_code and own.user_id = counted.user_id
          and own.question_id = counted.question_id and last.number = counted.number
        union all
        select own.user_answer, own.feedback, own.submitted_at
        from earlier_answers own
        where own.quiz_code = counted.quiz_code and own.user_id = counted.user_id
          and own.question_id = counted.question_id and own.number = counted.number
      ) said
      where counted.user_id = ${studentId}
    ) s
    join quizzes quiz on quiz.quiz_code = s.quiz_code
    join questions q on q.id = s.question_id
    join quiz_questions place on place.quiz_code = s.quiz_code
      and place.question_id = s.question_id
    where ${isReached(teacherId)}
    order by max(s.submitted_at) over (partition by s.quiz_code) desc, s.quiz_code, place.position`);
  return rows;
}
