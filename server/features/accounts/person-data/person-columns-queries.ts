import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** A column that refers to a person. */
export interface PersonColumn extends Record<string, unknown> {
  table: string;
  column: string;
  /** Whether the row is deleted with the account, according to the foreign key. */
  goesWithAccount: boolean;
}

/**
 * Returns every column that refers to a person, from the catalogue: foreign keys to the accounts,
 * and columns named like them. So new tables are exported automatically.
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

/** Returns the columns of a table that hold no free text, which could mention other people. */
export async function listPlainColumns(
  database: Db,
  { table, column }: PersonColumn,
): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and (data_type not in ('text', 'jsonb', 'ARRAY')
        or column_name in (${column}, 'quiz_code', 'question_id'))
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}
