import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** Somebody whom only an email address leads to an account. */
interface KnownByEmail extends Record<string, unknown> {
  n: number;
  subject: string;
  place: string;
  /** What the account's person is called, here and in earlier rosters. */
  names: string[];
}

/**
 * Who would take over the account of another: it was suspended or let go, or a student's own number
 * is one that this roster does not have. Comes after `matchPeople`.
 */
export async function listKnownByEmail(transaction: Db): Promise<KnownByEmail[]> {
  const { rows } = await transaction.execute<KnownByEmail>(sql`
    with numbered as not materialized (
      select * from roster_people where source_id not like 'email:%'
    ), present as (
      select id.source_id from staged_ids id join staged_people staged using (n)
      where not staged.is_gone
    )
    select staged.n, staged.name as subject, staged.place,
           array(select person.name union
                 select name from roster_people known where known.user_id = person.id) as names
    from staged_people staged join "user" person on person.id = staged.user_id
    where not staged.is_gone and not exists
        (select from staged_ids id join numbered using (source_id) where id.n = staged.n)
      and (person.suspended_at is not null
        or exists (select from roster_people known
                   where known.user_id = person.id and known.gone_at is not null)
        or staged.role = 'student' and exists
          (select from numbered where numbered.user_id = person.id
             and numbered.source_id not in (select source_id from present)))
    order by staged.n`);
  return rows;
}

/** Keeps these people out, and the accounts as they are for whom they are. */
export async function partFromAccounts(
  transaction: Db,
  people: readonly Pick<KnownByEmail, 'n'>[],
): Promise<void> {
  const numbers = JSON.stringify(people.map(({ n }) => n));
  await transaction.execute(sql`
    update staged_people set is_blocked = true, user_id = null
    where n in (select value::int from json_array_elements_text(${numbers}::json))`);
}
