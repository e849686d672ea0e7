import { sql } from 'drizzle-orm';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Db } from '../../../database/client.ts';
import { mayStillImprove } from '../../attempts/public.ts';
import { isNotHeld, markInResults } from '../../welfare/public.ts';
import { countedAnswers } from '../counted-answers-queries.ts';
import { isWithin, releasedTo, type QuizScope } from '../../quizzes/public.ts';

/** How many students chose an option of a question, or gave an answer to it. */
export interface ChosenOptionRow extends Record<string, unknown> {
  questionId: string;
  option: string;
  chosenBy: number;
  /** True if the answer has earned marks; with several lines, each may have. */
  isRight: boolean;
}

/**
 * Lists what was chosen or answered in the answers that count, for questions that are marked by the
 * rules of their kind. Excludes text that a person has to read. Upper and lower case distinguish
 * units: 5 MW and 5 mW are two answers.
 */
export async function listChosenOptions(
  database: Db,
  scope: QuizScope,
): Promise<ChosenOptionRow[]> {
  const { rows } = await database.execute<ChosenOptionRow>(sql`
    select s.question_id as "questionId", min(chosen.option) as option, count(*)::int as "chosenBy",
           bool_or(coalesce(s.mark_awarded > 0, false)) as "isRight"
    from quiz_questions qq
    join questions q on q.id = qq.question_id and q.kind <> 'text'
    join ${countedAnswers(scope)} s on s.quiz_code = qq.quiz_code and s.question_id = qq.question_id
    cross join lateral unnest(string_to_array(s.user_answer, ${'\n'})) as chosen(option)
    where qq.quiz_code = ${scope.quizCode} and ${isNotHeld(sql`s`)}
    group by s.question_id,
             case q.kind when 'term' then lower(trim(chosen.option))
                         when 'number' then regexp_replace(btrim(chosen.option), '\\s+', ' ', 'g')
                         else chosen.option end`);
  return rows;
}

/** A student's totals and marks for a quiz. */
export interface StudentResultRow extends Record<string, unknown> {
  userId: string;
  username: string;
  displayName: string;
  email: string;
  score: number;
  maxScore: number;
  answerCount: number;
  markedCount: number;
  inkedCount: number;
  /**
   * The number of marks that count as Pending until a person has read the answers, as the student
   * sees them.
   */
  heldBackCount: number;
  /** True if the quiz's release setting shows the student all of its marks, once they exist. */
  isReleased: boolean;
  /** Marks in the quiz's order of questions. */
  marks: (number | null)[];
  /** The number of the attempt that counts, and of the newest one, which may be under way. */
  countedNumber: number;
  lastNumber: number;
  /** True if the best attempt counts, and a newer one that is not fully marked may still be it. */
  mayStillImprove: boolean;
  finishedAt: string | null;
}

/**
 * Lists everyone who submitted the quiz, best first, by the attempt that counts. A mark that the
 * student does not see until a person has read the answer is Pending.
 */
export async function listStudentResults(
  database: Db,
  scope: QuizScope,
): Promise<StudentResultRow[]> {
  const { quizCode } = scope;
  const { rows } = await database.execute<StudentResultRow>(sql`
    with answers as materialized (
      select s.user_id, s.question_id, ${markInResults(sql`s`)} as mark_awarded,
             s.mark_awarded as given, s.confirmed_by, s.number, s.finished_at
      from counted_answers s
      where ${isWithin(scope, sql`s`)}
    ), asked as (
      select qq.question_id, qq.position, q.max_mark
      from quiz_questions qq join questions q on q.id = qq.question_id
      where qq.quiz_code = ${quizCode}
    ), results as (
      select student.user_id,
             coalesce(sum(a.mark_awarded), 0)::int as score,
             coalesce(sum(asked.max_mark) filter (where a.user_id is not null), 0)::int as max_score,
             count(a.user_id)::int as answer_count,
             count(a.mark_awarded)::int as marked_count,
             (count(a.confirmed_by) filter (where a.mark_awarded is not null))::int as inked_count,
             (count(a.given) - count(a.mark_awarded))::int as held_back_count,
             array_agg(a.mark_awarded order by asked.position) as marks,
             min(a.number) as number, min(a.finished_at) as finished_at
      from (select distinct user_id from answers) student
      cross join asked
      left join answers a on a.user_id = student.user_id and a.question_id = asked.question_id
      group by student.user_id
    )
    select r.user_id as "userId",
           coalesce(u.username, ${resultsMessages.unknownStudent}) as username,
           coalesce(u.name, ${resultsMessages.unknownStudent}) as "displayName",
           coalesce(u.email, '') as email,
           r.score, r.max_score as "maxScore", r.answer_count as "answerCount",
           r.marked_count as "markedCount", r.inked_count as "inkedCount", r.marks,
           r.held_back_count as "heldBackCount",
           case quiz.results_release when 'as-marked' then true
             when 'as-accepted' then r.inked_count = r.answer_count
             else ${releasedTo(sql`quiz`, sql`r.user_id`)} is not null end as "isReleased",
           r.number as "countedNumber", coalesce(t.number, 1) as "lastNumber",
           ${mayStillImprove(sql`quiz`, sql`r.user_id`, { number: sql`r.number`, score: sql`r.score` })}
             as "mayStillImprove",
           to_char(r.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt"
    from results r
    join quizzes quiz on quiz.quiz_code = ${quizCode}
    left join "user" u on u.id = r.user_id
    left join attempts t on t.quiz_code = ${quizCode} and t.user_id = r.user_id
    order by r.score::float8 / nullif(r.max_score, 0) desc nulls last,
             lower(coalesce(u.name, '')), r.user_id`);
  return rows;
}
