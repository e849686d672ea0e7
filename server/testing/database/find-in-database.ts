import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';

/** Returns every row of the whole database that contains these words, by table. */
export async function tablesWith(database: Database, words: string): Promise<string[]> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute(sql`
      select 1 from ${sql.raw(name)} t where position(${words} in t::text) > 0 limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/**
 * Lists the columns that contain this id, by table; the account's own id does not count as a
 * reference.
 */
export async function columnsWith(database: Database, id: string): Promise<string[]> {
  const { rows: columns } = await database.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text'
      and (table_name, column_name) <> ('user', 'id')
      -- A view keeps nothing of its own.
      and table_name not in (select table_name from information_schema.views)`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await database.execute(sql`
      select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
