import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { listPersonColumns } from '../../accounts/public.ts';
import { keepAsEarlier } from '../../attempts/public.ts';
import type { Given } from './join-arrangements.ts';
import { copyRows, restOfKey } from './merge-queries.ts';

/** The two accounts of a move. */
interface Move {
  keptId: string;
  otherId: string;
}

/**
 * Tables that others reference by the student; their rows are copied first, so that the references
 * can follow.
 */
const referredTo = ['attempts', 'earlier_attempts', 'submissions', 'sample_answers'];
/** Tables that belong to the account itself and are deleted with it. */
const ofTheAccount = new Set(['session', 'account', 'two_factor', 'leavers', 'api_tokens']);
/** Columns that name a student; those that name staff, such as who marked, never match. */
const namesStudent = /(?:^|_)(?:user_id|student_id|uid|subject_id|actor_id)$/;

/**
 * Joins the attempts of two accounts at a quiz into one series: the last attempt of `winnerId`
 * stays the last, and all of the other account's are archived as earlier ones, with their answers
 * and the history of their marks.
 */
export async function joinSeries(
  transaction: Db,
  quizCode: string,
  { winnerId, loserId }: { winnerId: string; loserId: string },
): Promise<void> {
  const isOf = (userId: string) => sql`quiz_code = ${quizCode} and user_id = ${userId}`;
  await keepAsEarlier(transaction, { quizCode, userId: loserId });
  const shifted = sql`number - 1 + (select number from attempts where ${isOf(winnerId)})`;
  for (const table of ['earlier_attempts', 'earlier_answers']) {
    const changes = { user_id: sql`${winnerId}`, number: shifted };
    await copyRows(transaction, table, changes, isOf(loserId));
  }
  await transaction.execute(sql`
    update attempts set number = number + (select number from attempts where ${isOf(loserId)})
    where ${isOf(winnerId)}`);
  // Their runs, decisions and revisions were those of another answer, so they cannot be undone
  // here.
  await transaction.execute(sql`
    update mark_events event
    set user_id = ${winnerId}, run_id = null, decision_id = null, mark_revision = null,
        restored_revision = null
    where ${isOf(loserId)} and exists (
      select from submissions s where s.quiz_code = ${quizCode} and s.user_id = ${winnerId}
        and s.question_id = event.question_id)`);
  await transaction.execute(sql`
    update attempt_events set user_id = ${winnerId} where ${isOf(loserId)}`);
  await transaction.execute(sql`
    insert into held_answers (quiz_code, user_id, question_id)
    select quiz_code, ${winnerId}::text, question_id from held_answers where ${isOf(loserId)}
    on conflict do nothing`);
  await transaction.execute(sql`delete from attempts where ${isOf(loserId)}`);
}

/**
 * Moves everything that names one student to the other. The columns are found from the catalogue,
 * so that a new table moves too. Where only one row is possible, such as a place in a class, the
 * kept account's row stays.
 */
export async function moveWork(transaction: Db, move: Move): Promise<void> {
  const { keptId, otherId } = move;
  for (const table of referredTo) {
    await copyRows(transaction, table, { user_id: sql`${keptId}` }, sql`user_id = ${otherId}`);
  }
  await keepBetterTypingBest(transaction, move);
  for (const { table, column } of await listPersonColumns(transaction)) {
    if (!namesStudent.test(column) || ofTheAccount.has(table) || referredTo.includes(table)) {
      continue;
    }
    await moveColumn(transaction, table, column, move);
  }
  // Rows that referenced these now reference their copies.
  await transaction.execute(sql`delete from attempts where user_id = ${otherId}`);
  await transaction.execute(sql`
    update report_batches batch
    set input = jsonb_set(input, '{students}', (
      select jsonb_agg(case when student->>'userId' = ${otherId}
        then student || jsonb_build_object('userId', ${keptId}::text) else student end order by place)
      from jsonb_array_elements(input->'students') with ordinality as s(student, place)))
    where jsonb_path_exists(input, '$.students[*] ? (@.userId == $id)',
                            jsonb_build_object('id', ${otherId}::text))`);
}

/** Keeps the better of the two typing records, because each person has one. */
async function keepBetterTypingBest(transaction: Db, { keptId, otherId }: Move): Promise<void> {
  const ofBoth = sql`uid in (${keptId}, ${otherId})`;
  await transaction.execute(sql`
    delete from typing_bests
    where ${ofBoth} and uid <> (
      select uid from typing_bests where ${ofBoth} order by wpm desc, accuracy desc, at limit 1)`);
}

async function moveColumn(
  transaction: Db,
  table: string,
  column: string,
  { keptId, otherId }: Move,
): Promise<void> {
  const [rows, who] = [sql.identifier(table), sql.identifier(column)];
  const rest = await restOfKey(transaction, table, column);
  if (rest) {
    const same = rest.map(
      (name) => sql`kept.${sql.identifier(name)} = other.${sql.identifier(name)}`,
    );
    await transaction.execute(sql`
      delete from ${rows} other using ${rows} kept
      where other.${who} = ${otherId} and kept.${who} = ${keptId}
        and ${sql.join([sql`true`, ...same], sql` and `)}`);
  }
  // The same words in both accounts raised two concerns; the second record stays as it is.
  const isNoTwin =
    table === 'welfare_concerns'
      ? sql`not exists (
          select from welfare_concerns kept
          where kept.user_id = ${keptId} and kept.source = moved.source
            and kept.quiz_code is not distinct from moved.quiz_code
            and kept.question_id is not distinct from moved.question_id
            and kept.text = moved.text)`
      : sql`true`;
  await transaction.execute(sql`
    update ${rows} moved set ${who} = ${keptId} where ${who} = ${otherId} and ${isNoTwin}`);
}

/**
 * Gives the kept account what it lacks from the other: ways to sign in, and the earlier creation
 * date. Also stores the combined arrangements.
 */
export async function joinAccounts(
  transaction: Db,
  { keptId, otherId }: Move,
  { extraTimePercentage, accessArrangements }: Given,
): Promise<void> {
  await transaction.execute(sql`
    update "user" kept
    set extra_time_percentage = ${extraTimePercentage},
        access_arrangements = ${JSON.stringify(accessArrangements)}::jsonb,
        tenant = coalesce(kept.tenant, other.tenant),
        assigned_by = coalesce(kept.assigned_by, other.assigned_by),
        -- The password of the other account moves if this one has none.
        password_is_drawn = case when exists (
            select from account own where own.user_id = kept.id and own.provider_id = 'credential')
          then kept.password_is_drawn else other.password_is_drawn end,
        created_at = least(kept.created_at, other.created_at), updated_at = now()
    from "user" other where kept.id = ${keptId} and other.id = ${otherId}`);
  await transaction.execute(sql`
    update account own set user_id = ${keptId},
      account_id = case own.provider_id when 'credential' then ${keptId} else own.account_id end
    where own.user_id = ${otherId}
      -- A platform may know one student by two ids, each of which leads to the kept account.
      and (own.provider_id like 'lti-%' or not exists (
        select from account kept where kept.user_id = ${keptId}
          and kept.provider_id = own.provider_id))`);
}
