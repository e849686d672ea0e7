import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { ltiLinks, ltiPlatforms, ltiScores } from '../../../database/schema/lti.ts';
import { mayStillImprove } from '../../attempts/public.ts';
import { releasedTo } from '../../quizzes/public.ts';
import { isUndecided } from '../../welfare/public.ts';

/** The key of one student's mark for one link. */
export interface ScoreKey extends Record<string, unknown> {
  quizCode: string;
  linkId: string;
  userId: string;
}

const isScore = ({ quizCode, linkId, userId }: ScoreKey) =>
  and(eq(ltiScores.quizCode, quizCode), eq(ltiScores.linkId, linkId), eq(ltiScores.userId, userId));

/**
 * Determines for a page of scores what each platform should have, according to the present state of
 * the quiz: the mark once all of it is shown to the student and no newer attempt may still be the
 * best, "submitted" from handing in until then, and nothing if neither applies (any more). Stores
 * the changes, and returns them with the end of the page.
 */
export async function noteChanges(
  transaction: Db,
  after: ScoreKey | null,
  pageSize: number,
): Promise<{ changed: ScoreKey[]; last: ScoreKey | null }> {
  const from = after
    ? sql`(quiz_code, link_id, user_id) > (${after.quizCode}, ${after.linkId}::uuid, ${after.userId})`
    : sql`true`;
  const counted = { number: sql`counted.number`, score: sql`counted.score` };
  const mayImprove = mayStillImprove(sql`quiz`, sql`page.user_id`, counted);
  const { rows } = await transaction.execute<ScoreKey & { isChanged: boolean }>(sql`
    with page as materialized (
      select quiz_code, link_id, user_id, wanted from lti_scores where ${from}
      order by quiz_code, link_id, user_id limit ${pageSize}
    ), now_wanted as (
      select page.*, case
          when counted.answers is null then
            case when attempt.finished_at is not null then 'submitted' else '' end
          when counted.shown = counted.answers
            and not ${mayImprove}
            then counted.score || '/' || counted.most
          else 'submitted' end as due
      from page
      join quizzes quiz on quiz.quiz_code = page.quiz_code
      left join attempts attempt
        on attempt.quiz_code = page.quiz_code and attempt.user_id = page.user_id
      left join lateral (
        select nullif(count(*), 0) as answers, sum(answer.mark_awarded) as score,
               min(answer.number) as number,
               sum(question.max_mark) as most,
               count(*) filter (where answer.mark_awarded is not null
                 and not ${isUndecided(sql`answer`)}
                 and case quiz.results_release
                       when 'as-marked' then true
                       when 'as-accepted' then answer.confirmed_by is not null
                       else ${releasedTo(sql`quiz`, sql`page.user_id`)} is not null end) as shown
        from counted_answers answer join questions question on question.id = answer.question_id
        where answer.quiz_code = page.quiz_code and answer.user_id = page.user_id
      ) counted on true
    ), changed as (
      update lti_scores score
      set wanted = due, changed_at = now(), problem = null, attempts = 0
      from now_wanted
      where score.quiz_code = now_wanted.quiz_code and score.link_id = now_wanted.link_id
        and score.user_id = now_wanted.user_id and score.wanted <> due
      returning score.quiz_code, score.link_id, score.user_id
    )
    select quiz_code as "quizCode", link_id as "linkId", user_id as "userId",
           exists (select from changed where changed.quiz_code = page.quiz_code
                   and changed.link_id = page.link_id and changed.user_id = page.user_id
           ) as "isChanged"
    from page order by quiz_code, link_id, user_id`);
  const changed = rows.filter(({ isChanged }) => isChanged);
  return { changed, last: rows.length === pageSize ? (rows.at(-1) ?? null) : null };
}

/** Discards the unsent changes of a link, so that the next scan finds them again. */
export async function forgetUntold(
  database: Db,
  { quizCode, id }: Pick<typeof ltiLinks.$inferSelect, 'quizCode' | 'id'>,
): Promise<void> {
  const isOfLink = and(eq(ltiScores.quizCode, quizCode), eq(ltiScores.linkId, id));
  await database
    .update(ltiScores)
    .set({ wanted: ltiScores.sent })
    .where(and(isOfLink, ne(ltiScores.wanted, ltiScores.sent)));
}

/**
 * Discards the unsent changes of all links that have a place for marks, except scores whose jobs
 * are queued, so that the next scan finds them again.
 */
export async function forgetStranded(database: Db, onTheirWay: readonly ScoreKey[]): Promise<void> {
  await database.execute(sql`
    update lti_scores score set wanted = sent from lti_links link
    where link.quiz_code = score.quiz_code and link.id = score.link_id and wanted <> sent
      and coalesce(line_item_url, line_items_url) is not null
      and (score.quiz_code, score.link_id, score.user_id) not in (
        select "quizCode", "linkId", "userId"
        from json_to_recordset(${JSON.stringify(onTheirWay)}::json)
          as going("quizCode" text, "linkId" uuid, "userId" text))`);
}

/** Returns a score with its link and platform; undefined if one of them or the student is gone. */
export async function findScore(database: Db, key: ScoreKey) {
  const [row] = await database
    .select({ score: ltiScores, link: ltiLinks, platform: ltiPlatforms })
    .from(ltiScores)
    .innerJoin(
      ltiLinks,
      and(eq(ltiLinks.quizCode, ltiScores.quizCode), eq(ltiLinks.id, ltiScores.linkId)),
    )
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiLinks.platformId))
    .where(isScore(key));
  return row;
}

/** Stores the outcome of an attempt to send: what the platform has now, or the problem. */
export async function noteSending(
  database: Db,
  key: ScoreKey,
  outcome: { sent: string } | { problem: string },
): Promise<void> {
  const change = 'sent' in outcome ? { ...outcome, problem: null } : outcome;
  await database
    .update(ltiScores)
    .set({ ...change, attempts: sql`${ltiScores.attempts} + 1` })
    .where(isScore(key));
}

/**
 * Locks the look-up of a link's column until the transaction ends; returns the column if there is
 * one by now.
 */
export async function lockLineItem(transaction: Db, linkId: string): Promise<string | null> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`greenpen-lti-column:${linkId}`}))`,
  );
  const [link] = await transaction
    .select({ lineItemUrl: ltiLinks.lineItemUrl })
    .from(ltiLinks)
    .where(eq(ltiLinks.id, linkId));
  return link?.lineItemUrl ?? null;
}

/** Stores the column that a platform has for a link. */
export async function setLineItem(
  database: Db,
  linkId: string,
  lineItemUrl: string,
): Promise<void> {
  await database.update(ltiLinks).set({ lineItemUrl }).where(eq(ltiLinks.id, linkId));
}

export interface FailingScore extends Record<string, unknown> {
  quizCode: string;
  title: string;
  studentName: string;
  mark: string;
  problem: string;
  attempts: number;
  changedAt: string;
}

const MAX_SHOWN = 100;

/** Returns the marks that a platform did not accept, newest first. */
export async function listFailingScores(database: Db, platformId: string): Promise<FailingScore[]> {
  const { rows } = await database.execute<FailingScore>(sql`
    select score.quiz_code as "quizCode", quiz.title, person.name as "studentName",
           score.wanted as mark, score.problem, score.attempts,
           to_char(score.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
    from lti_scores score
    join lti_links link on link.quiz_code = score.quiz_code and link.id = score.link_id
    join quizzes quiz on quiz.quiz_code = score.quiz_code
    join "user" person on person.id = score.user_id
    where link.platform_id = ${platformId} and score.problem is not null
    order by score.changed_at desc, score.quiz_code, score.user_id limit ${MAX_SHOWN}`);
  return rows;
}

/** Resets the scores that a platform did not accept, so that they are sent again. */
export async function resetFailing(transaction: Db, platformId: string): Promise<ScoreKey[]> {
  const { rows } = await transaction.execute<ScoreKey>(sql`
    update lti_scores score set problem = null, attempts = 0
    from lti_links link
    where link.quiz_code = score.quiz_code and link.id = score.link_id
      and link.platform_id = ${platformId} and score.problem is not null
    returning score.quiz_code as "quizCode", score.link_id as "linkId", score.user_id as "userId"`);
  return rows;
}
