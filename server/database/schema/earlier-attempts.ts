import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { AiAnalysis, MarkedPoint } from '../../../shared/contract/ai-analysis.ts';
import { finishReasons } from '../../../shared/contract/live-attempts.ts';
import { attempts } from './attempts.ts';
import { instant, isMark, isOneOf } from './columns.ts';
import { quizQuestions } from './quizzes.ts';

/** Attempts that a student followed with another one (decision 43), kept as they ended. */
export const earlierAttempts = pgTable(
  'earlier_attempts',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    number: integer('number').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    finishedBecause: text('finished_because', { enum: finishReasons }),
    receiptCode: text('receipt_code'),
    /** The sum of its marks. */
    score: integer('score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.number] }),
    foreignKey({
      name: 'earlier_attempts_attempt_fk',
      columns: [table.quizCode, table.userId],
      foreignColumns: [attempts.quizCode, attempts.userId],
    }).onDelete('cascade'),
    index('earlier_attempts_user_index').on(table.userId),
    check('earlier_attempts_finish_reason', isOneOf(table.finishedBecause, finishReasons)),
    check('earlier_attempts_score_range', sql`${table.score} >= 0`),
    check('earlier_attempts_finished_after_start', sql`${table.finishedAt} >= ${table.startedAt}`),
  ],
);

/** The answers of earlier attempts, with their marks as they were when the next attempt began. */
export const earlierAnswers = pgTable(
  'earlier_answers',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    number: integer('number').notNull(),
    questionId: text('question_id').notNull(),
    userAnswer: text('user_answer').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    markAwarded: integer('mark_awarded'),
    aiMark: integer('ai_mark'),
    feedback: text('feedback').notNull(),
    aiAnalysis: jsonb('ai_analysis').$type<AiAnalysis>(),
    /** The points that a teacher ticked, if any. */
    tickedPoints: jsonb('ticked_points').$type<MarkedPoint[]>(),
    confirmedBy: text('confirmed_by'),
    confirmedInBulk: boolean('confirmed_in_bulk').notNull(),
    /** The row of the student's appeal against the mark. */
    appeal: jsonb('appeal'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.number, table.questionId] }),
    foreignKey({
      name: 'earlier_answers_attempt_fk',
      columns: [table.quizCode, table.userId, table.number],
      foreignColumns: [earlierAttempts.quizCode, earlierAttempts.userId, earlierAttempts.number],
    }).onDelete('cascade'),
    foreignKey({
      name: 'earlier_answers_question_fk',
      columns: [table.quizCode, table.questionId],
      foreignColumns: [quizQuestions.quizCode, quizQuestions.questionId],
    }),
    index('earlier_answers_user_index').on(table.userId),
    check('earlier_answers_mark_range', isMark(table.markAwarded)),
    check('earlier_answers_ai_mark_range', isMark(table.aiMark)),
  ],
);

/**
 * The answers that count: for each student, those of one finished attempt, the last or the best.
 * While a student is sitting another attempt, an earlier one counts.
 */
export const countedAnswers = pgView('counted_answers', {
  quizCode: text('quiz_code').notNull(),
  userId: text('user_id').notNull(),
  questionId: text('question_id').notNull(),
  number: integer('number').notNull(),
  finishedAt: instant('finished_at').notNull(),
  markAwarded: integer('mark_awarded'),
  confirmedBy: text('confirmed_by'),
}).as(sql`
  select counted.quiz_code, counted.user_id, answer.question_id, counted.number,
         counted.finished_at, answer.mark_awarded, answer.confirmed_by
  from (
    select distinct on (quiz_code, user_id) quiz_code, user_id, number, finished_at, is_earlier
    from (
      select a.quiz_code, a.user_id, a.number, a.finished_at, false as is_earlier,
             case when quiz.counted_attempt = 'best' and a.number > 1 then (
               select coalesce(sum(s.mark_awarded), 0) from submissions s
               where s.quiz_code = a.quiz_code and s.user_id = a.user_id) end as score
      from attempts a join quizzes quiz on quiz.quiz_code = a.quiz_code
      where a.finished_at is not null
      union all
      select e.quiz_code, e.user_id, e.number, e.finished_at, true,
             case when quiz.counted_attempt = 'best' then e.score end
      from earlier_attempts e join quizzes quiz on quiz.quiz_code = e.quiz_code
    ) each
    order by quiz_code, user_id, score desc nulls last, number desc
  ) counted
  cross join lateral (
    select s.question_id, s.mark_awarded, s.confirmed_by from submissions s
    where not counted.is_earlier and s.quiz_code = counted.quiz_code
      and s.user_id = counted.user_id and s.submitted_at is not null
    union all
    select e.question_id, e.mark_awarded, e.confirmed_by from earlier_answers e
    where counted.is_earlier and e.quiz_code = counted.quiz_code
      and e.user_id = counted.user_id and e.number = counted.number
  ) answer`);
