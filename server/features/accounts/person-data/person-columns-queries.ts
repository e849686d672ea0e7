import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** A column that points at a person. */
export interface PersonColumn extends Record<string, unknown> {
  table: string;
  column: string;
  /** Whether the row goes with the account: the foreign key says so. */
  goesWithAccount: boolean;
}

/**
 * Every column that points at a person, from the catalogue: what refers to the accounts, and what
 * is named as such columns are. So a table that is new is exported before anyone thinks of it.
 */
export async function listPersonColumns(database: Db): Promise<PersonColumn[]> {
  const { rows } = await database.execute<PersonColumn>(sql`
    select c.relname as "table", a.attname as "column",
           coalesce(bool_or(f.confdeltype = 'c'), false) as "goesWithAccount"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
      and f.confrelid = 'public."user"'::regclass and f.conkey = array[a.attnum]
    where a.attnum > 0 and not a.attisdropped and (f.oid is not null
      or a.atttypid = 'text'::regtype
        and a.attname ~ '(^|_)((user|teacher|student|actor|subject)_id|uid|by)$')
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** The columns of a table that hold no free text, in which others might be spoken of. */
export async function listPlainColumns(
  database: Db,
  { table, column }: PersonColumn,
): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and (data_type not in ('text', 'jsonb')
        or column_name in (${column}, 'quiz_code', 'question_id'))
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}
