import { sql, type SQL } from 'drizzle-orm';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Db } from '../../../database/client.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { answerInFiles, feedbackInFiles, isHeld } from '../../welfare/public.ts';
import { countedAnswers } from '../counted-answers-queries.ts';

/** An answer of the attempt that counts, with who confirmed its mark. */
export interface EvidenceMarkRow extends Record<string, unknown> {
  submissionId: string;
  /** The number of its attempt, from 1. */
  attempt: number;
  /** True if the student has begun another attempt since. */
  isEarlier: boolean;
  student: string;
  questionNumber: number;
  questionId: string;
  maxMark: number;
  /** True if the question is marked by the rules of its kind, without the AI. */
  isExact: boolean;
  answer: string;
  mark: number | null;
  aiMark: number | null;
  marker: string | null;
  promptHash: string | null;
  confidence: number | null;
  flags: string | null;
  confirmedBy: string | null;
  /** True if the mark was accepted with others, without being opened. */
  inBulk: boolean;
  feedback: string;
  /** The points the mark was given for; null if unknown. */
  points: MarkedPoint[] | null;
}

/** SQL for a teacher's name, also once the account is deleted; null if there is no teacher. */
const nameOf = (id: SQL, name: SQL): SQL =>
  sql`case when ${id} is not null then coalesce(${name}, ${questionsMessages.unknownTeacher}) end`;

/** Lists every answer of the quiz that counts, by student and then in quiz order. */
export async function listEvidenceMarks(
  database: Db,
  scope: QuizScope,
): Promise<EvidenceMarkRow[]> {
  const { rows } = await database.execute<EvidenceMarkRow>(sql`
    select s.user_id || '_' || s.quiz_code || '_' || s.question_id as "submissionId",
           s.number as attempt, s.is_earlier as "isEarlier",
           coalesce(u.name, ${resultsMessages.unknownStudent}) as student,
           qq.position + 1 as "questionNumber", s.question_id as "questionId",
           q.max_mark as "maxMark", q.kind <> 'text' as "isExact", ${answerInFiles(sql`s`)} as answer, s.mark_awarded as mark,
           s.ai_mark as "aiMark", s.ai_analysis ->> 'marker' as marker,
           s.ai_analysis ->> 'promptHash' as "promptHash",
           (s.ai_analysis ->> 'confidence')::float8 as confidence,
           (select string_agg(flag, ', ') from jsonb_array_elements_text(s.ai_analysis -> 'flags') flag)
             as flags,
           ${nameOf(sql`s.confirmed_by`, sql`teacher.name`)} as "confirmedBy",
           s.confirmed_in_bulk as "inBulk", ${feedbackInFiles(sql`s`)} as feedback,
           case when ${isHeld(sql`s`)} then null
                when s.ticked_points is not null then s.ticked_points
                when s.ai_mark = s.mark_awarded then s.ai_analysis -> 'points' end as points
    from ${countedAnswers(scope)} s
    join questions q on q.id = s.question_id
    join quiz_questions qq on qq.quiz_code = s.quiz_code and qq.question_id = s.question_id
    left join "user" u on u.id = s.user_id
    left join "user" teacher on teacher.id = s.confirmed_by
    order by lower(coalesce(u.name, '')), s.user_id, qq.position`);
  return rows;
}

/** One step in the history of a mark. */
export interface EvidenceStepRow extends Record<string, unknown> {
  submissionId: string;
  at: string;
  kind: string;
  inBulk: boolean;
  /** Equal for steps that were decided together. */
  decisionId: string | null;
  /** Null if a marker acted. */
  teacher: string | null;
  marker: string | null;
  promptHash: string | null;
  oldMark: number | null;
  newMark: number | null;
  oldFeedback: string;
  newFeedback: string;
  tickedPoints: MarkedPoint[] | null;
  reason: string | null;
}

/** Lists the history of the quiz's marks, answer by answer, oldest step first. */
export async function listEvidenceSteps(
  database: Db,
  scope: QuizScope,
): Promise<EvidenceStepRow[]> {
  const { rows } = await database.execute<EvidenceStepRow>(sql`
    select e.user_id || '_' || e.quiz_code || '_' || e.question_id as "submissionId",
           to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
           e.kind, e.new_in_bulk as "inBulk", e.decision_id as "decisionId",
           ${nameOf(sql`e.teacher_id`, sql`t.name`)} as teacher, e.marker, e.prompt_hash as "promptHash",
           e.old_mark as "oldMark", e.new_mark as "newMark",
           ${feedbackInFiles(sql`e`, sql`e.old_feedback`)} as "oldFeedback",
           ${feedbackInFiles(sql`e`, sql`e.new_feedback`)} as "newFeedback",
           case when ${isHeld(sql`e`)} then null else e.new_ticked_points end as "tickedPoints", e.reason
    from mark_events e
    left join "user" t on t.id = e.teacher_id
    where ${isWithin(scope, sql`e`)}
    order by e.user_id, e.question_id, e.at, e.id`);
  return rows;
}
