import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** A person whom only an email address links to an account. */
interface KnownByEmail extends Record<string, unknown> {
  n: number;
  subject: string;
  place: string;
  /** The names of the account's owner, in Greenpen and in earlier rosters. */
  names: string[];
}

/**
 * Returns people who might take over somebody else's account: it is suspended or has left the
 * roster, or it is a student's whose own number this roster does not contain. Call after
 * `matchPeople`.
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

/** Blocks these people and unlinks them from the accounts, which stay unchanged. */
export async function partFromAccounts(
  transaction: Db,
  people: readonly Pick<KnownByEmail, 'n'>[],
): Promise<void> {
  const numbers = JSON.stringify(people.map(({ n }) => n));
  await transaction.execute(sql`
    update staged_people set is_blocked = true, user_id = null
    where n in (select value::int from json_array_elements_text(${numbers}::json))`);
}
