import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { BlindTick } from '../../../../shared/contract/blind-marks.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import type { Db } from '../../../database/client.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { user } from '../../../database/schema/accounts.ts';
import { sampleAnswers, skippedSamples } from '../../../database/schema/blind-marks.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isNotHeld } from '../../welfare/public.ts';
import { hasFlag } from '../desk/to-check-queries.ts';
import { asked } from '../question-changed-queries.ts';
import { type AnswerKey, byTurn, canBeBlind, isStanding } from './blind-marks-queries.ts';

type SampleRow = typeof sampleAnswers.$inferSelect;

/**
 * SQL that identifies the question and answer text that a marker's mark for answer `s` to question
 * `q` is for.
 */
export const standing = sql`${asked} || ' ' || s.revision`;
/**
 * Returns what a prediction is stored for: the question and answer text, and the marker that gave
 * it.
 */
export const standingBy = (standingNow: string, marker: string) => `${standingNow} ${marker}`;
/** SQL that is true if the prediction is for the present question and answer, by any marker. */
const isForNow = sql`(a.predicted_for = ${standing}
  or starts_with(a.predicted_for, ${standing} || ' '))`;
/** SQL that is true if the question and answer are unchanged since the prediction was stored. */
const isAsItWas = sql`(a.predicted_for is null or ${isForNow})`;
/** SQL for the marker of a prediction; null if it was not kept. */
const predictedBy = sql`substring(predicted_for from '^\\S+ \\S+ (.+)$')`;

/** A submitted answer that may be in a sample. */
export interface OpenAnswer extends Record<string, unknown> {
  submissionId: string;
  userId: string;
  questionId: string;
  userAnswer: string;
  /** True if no teacher has decided it and no flag excludes it from bulk actions. */
  isOpen: boolean;
}

/** Lists the answers submitted to the quiz, in order of submission. */
export async function listOpenAnswers(database: Db, scope: QuizScope): Promise<OpenAnswer[]> {
  const { rows } = await database.execute<OpenAnswer>(sql`
    select s.submission_id as "submissionId", s.user_id as "userId",
           s.question_id as "questionId", s.user_answer as "userAnswer",
           s.confirmed_by is null and not ${hasFlag('instructs-marker')}
             and ${isNotHeld(sql`s`)} as "isOpen"
    from submissions s
    where ${isWithin(scope, sql`s`)} and s.submitted_at is not null
    order by s.submitted_at, s.user_id`);
  return rows;
}

/** Stores a question's sample, unless one exists for students within the scope. */
export async function insertSample(
  database: Db,
  scope: QuizScope,
  questionId: string,
  userIds: readonly string[],
): Promise<void> {
  await database.execute(sql`
    insert into sample_answers (quiz_code, user_id, question_id, purpose, place)
    select ${scope.quizCode}, chosen.user_id, ${questionId}, 'sample', chosen.place - 1
    from unnest(${sql.param([...userIds])}::text[]) with ordinality as chosen(user_id, place)
    where not exists (select from sample_answers known where ${isWithin(scope, sql`known`)}
      and known.question_id = ${questionId} and known.purpose = 'sample')
    on conflict do nothing`);
}

/** An answer of a sample with the teachers' marks, earliest first. */
export interface SampledAnswer extends Record<string, unknown> {
  submissionId: string;
  userId: string;
  questionId: string;
  purpose: SampleRow['purpose'];
  predictedMark: number | null;
  /** The marker that gave the prediction; null if there is none, or the marker was not kept. */
  predictedBy: string | null;
  /**
   * True if a prediction exists, but for an earlier version of the question or the answer, or by
   * another marker than the last run's.
   */
  isOutdated: boolean;
  /** True if the marker judged the current version and gave no mark. */
  isUnjudged: boolean;
  /** Identifies what a mark would be for now. */
  standing: string;
  maxMark: number;
  userAnswer: string;
  /** The revision of its text. */
  revision: number;
  /** `isOfNow` is true if the question has not been changed since. */
  marks: {
    teacherId: string;
    teacher: string;
    mark: number;
    points: BlindTick[];
    isOfNow: boolean;
  }[];
}

/**
 * Lists the quiz's samples in marking order. Leaves out marks for other texts, marks that were
 * undone, answers that can no longer be marked blind, and answers that were left blank, because no
 * marker judges those.
 */
export async function listSample(database: Db, scope: QuizScope): Promise<SampledAnswer[]> {
  const { rows } = await database.execute<SampledAnswer>(sql`
    select s.submission_id as "submissionId", a.user_id as "userId", a.question_id as "questionId",
           a.purpose, case when ${isAsItWas} then a.predicted_mark end as "predictedMark",
           case when ${isAsItWas} then ${predictedBy} end as "predictedBy",
           a.predicted_mark is not null and not ${isAsItWas} as "isOutdated",
           a.predicted_mark is null and coalesce(${isForNow}, false) as "isUnjudged",
           ${standing} as standing, q.max_mark as "maxMark",
           s.user_answer as "userAnswer", s.revision,
           coalesce((
             select json_agg(json_build_object('teacherId', b.teacher_id, 'mark', b.mark,
                      'teacher', coalesce(u.name, ${questionsMessages.unknownTeacher}),
                      'points', b.points, 'isOfNow', b.marked_at >= q.updated_at) order by ${byTurn})
             from blind_marks b left join "user" u on u.id = b.teacher_id
             where b.quiz_code = a.quiz_code and b.user_id = a.user_id
               and b.question_id = a.question_id and ${isStanding}
           ), '[]') as marks
    from sample_answers a
    join submissions s on s.quiz_code = a.quiz_code and s.user_id = a.user_id
      and s.question_id = a.question_id
    join questions q on q.id = a.question_id
    join quiz_questions asked on asked.quiz_code = a.quiz_code
      and asked.question_id = a.question_id
    where ${isWithin(scope, sql`a`)} and s.submitted_at is not null and ${isNotHeld(sql`s`)}
      and ${canBeBlind}
    order by asked.position, a.place, a.user_id`);
  return ofOneMarker(rows.filter(({ userAnswer }) => !isUnanswered(userAnswer)));
}

/**
 * Leaves out predictions by another marker than the one that judged most of its question's sample,
 * or most spot checks if none of the sample was judged: figures are of one marker. The next run
 * measures the others.
 */
function ofOneMarker(answers: readonly SampledAnswer[]): SampledAnswer[] {
  const judged = answers.filter(({ marks, predictedBy: by }) => marks.length > 0 && by !== null);
  const byQuestion = Map.groupBy(judged, ({ questionId }) => questionId);
  const markers = new Map(
    [...byQuestion].map(([questionId, own]) => {
      const sample = own.filter(({ purpose }) => purpose === 'sample');
      const by = Map.groupBy(sample.length > 0 ? sample : own, (each) => each.predictedBy);
      const [most] = [...by].toSorted(([, one], [, other]) => other.length - one.length);
      return [questionId, most?.[0]];
    }),
  );
  return answers.map((answer) => {
    const { questionId, predictedBy: by } = answer;
    if (by === null || by === (markers.get(questionId) ?? by)) return answer;
    const isOutdated = answer.predictedMark !== null;
    return { ...answer, predictedMark: null, predictedBy: null, isOutdated, isUnjudged: false };
  });
}

const isSampled = ({ quizCode, userId, questionId }: AnswerKey) =>
  and(
    eq(sampleAnswers.quizCode, quizCode),
    eq(sampleAnswers.userId, userId),
    eq(sampleAnswers.questionId, questionId),
  );

export async function findSampled(database: Db, key: AnswerKey): Promise<SampleRow | undefined> {
  const [row] = await database.select().from(sampleAnswers).where(isSampled(key));
  return row;
}

/**
 * Clears the predictions for a question, because they depend on all of its blind marks: it is
 * measured again.
 */
export async function forgetPredictions(
  database: Db,
  quizCode: string,
  questionId: string,
): Promise<void> {
  await database
    .update(sampleAnswers)
    .set({ predictedMark: null, predictedFor: null })
    .where(
      and(
        eq(sampleAnswers.quizCode, quizCode),
        eq(sampleAnswers.questionId, questionId),
        eq(sampleAnswers.purpose, 'sample'),
      ),
    );
}

/** Lets predictions by other markers count no longer: they say nothing about this one. */
export async function outdatePredictions(
  database: Db,
  quizCode: string,
  marker: string,
): Promise<void> {
  await database.execute(sql`
    update sample_answers set predicted_for = ''
    where quiz_code = ${quizCode} and ${predictedBy} <> ${marker}`);
}

export async function updatePrediction(
  database: Db,
  key: AnswerKey,
  predicted: Pick<SampleRow, 'predictedMark' | 'predictedFor'>,
): Promise<void> {
  await database.update(sampleAnswers).set(predicted).where(isSampled(key));
}

/**
 * Keeps the quiz's predictions through a change of the question, because the teacher saw its
 * effect.
 */
export async function keepPredictions(
  transaction: Db,
  { quizCode, questionId }: Pick<SampleRow, 'quizCode' | 'questionId'>,
  change: () => Promise<unknown>,
): Promise<void> {
  const find = sql<{
    asked: string;
  }>`select ${asked} as asked from questions q where q.id = ${questionId}`;
  const { rows } = await transaction.execute<{ asked: string }>(find);
  await change();
  await transaction.execute(sql`
    update sample_answers set predicted_for = replace(predicted_for, ${rows[0]?.asked ?? ''}, (${find}))
    where quiz_code = ${quizCode} and question_id = ${questionId}`);
}

/** Returns the questions whose sample is skipped, by id, with the teacher who skipped it. */
export async function listSkipped(
  database: Db,
  quizCode: string,
): Promise<Map<string, { teacherId: string; teacher: string }>> {
  const rows = await database
    .select({
      questionId: skippedSamples.questionId,
      teacherId: skippedSamples.skippedBy,
      teacher: sql<string>`coalesce(${user.name}, ${questionsMessages.unknownTeacher})`,
    })
    .from(skippedSamples)
    .leftJoin(user, eq(user.id, skippedSamples.skippedBy))
    .where(eq(skippedSamples.quizCode, quizCode));
  return new Map(rows.map(({ questionId, ...by }) => [questionId, by]));
}

export async function updateSkipped(
  database: Db,
  skipped: Pick<typeof skippedSamples.$inferInsert, 'quizCode' | 'questionId' | 'skippedBy'>,
  isSkipped: boolean,
): Promise<void> {
  const { quizCode, questionId } = skipped;
  if (isSkipped) await database.insert(skippedSamples).values(skipped).onConflictDoNothing();
  else {
    await database
      .delete(skippedSamples)
      .where(and(eq(skippedSamples.quizCode, quizCode), eq(skippedSamples.questionId, questionId)));
  }
}

/** Counts each question's answers that were accepted in bulk. */
export async function countInBulk(database: Db, scope: QuizScope): Promise<Map<string, number>> {
  const rows = await database
    .select({ questionId: submissions.questionId, count: sql<number>`count(*)::int` })
    .from(submissions)
    .where(
      and(
        isWithin(scope, sql`${submissions}`),
        eq(submissions.confirmedInBulk, true),
        isNotNull(submissions.submittedAt),
      ),
    )
    .groupBy(submissions.questionId);
  return new Map(rows.map(({ questionId, count }) => [questionId, count]));
}
