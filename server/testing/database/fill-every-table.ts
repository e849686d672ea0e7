import type { ClientBase } from 'pg';
import { listTables, quoted } from '../../database/backup/tables.ts';

interface Column {
  name: string;
  type: string;
  /** The values that a check of the database allows; null if it allows any. */
  allowed: string | null;
}

interface Reference {
  columns: string[];
  target: string;
  targetColumns: string[];
}

const madeUp: Record<string, unknown> = {
  text: 'made up',
  int4: 1,
  int8: 1,
  bool: true,
  date: '2026-11-29',
  timestamptz: '2026-11-29T12:00:00Z',
  uuid: '11111111-1111-4111-8111-111111111111',
  jsonb: '{}',
  _text: '{}',
};

/** Gives each empty table one row that satisfies the catalogue's rules. */
export async function fillEveryTable(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount === 0) await addMadeUpRow(client, name);
  }
}

/** Adds a row with the columns that the table requires, referencing existing rows. */
export async function addMadeUpRow(client: ClientBase, table: string): Promise<void> {
  const row: Record<string, unknown> = {};
  for (const { columns, target, targetColumns } of await listReferences(client, table)) {
    // A column may be part of several references, so the referenced row must match the values set
    // so far.
    const known = columns.flatMap((column, place) =>
      column in row ? [{ target: targetColumns[place] ?? '', value: row[column] }] : [],
    );
    const fits = known.map((one, place) => `${quoted(one.target)} = $${place + 1}`);
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${targetColumns.map(quoted).join(', ')} from ${target}
       where ${['true', ...fits].join(' and ')} limit 1`,
      known.map(({ value }) => value),
    );
    columns.forEach((column, place) => (row[column] = rows[0]?.[targetColumns[place] ?? '']));
  }
  for (const { name, type, allowed } of await listDemanded(client, table)) {
    row[name] ??= allowed ?? madeUp[type];
  }
  const names = Object.keys(row);
  await client.query(
    `insert into ${quoted(table)} (${names.map(quoted).join(', ')})
     values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** Lists the columns that a row must have. */
async function listDemanded(client: ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type, (
       select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
       where contype = 'c' and conrelid = $1::text::regclass
         and pg_get_constraintdef(oid) like 'CHECK ((' || column_name || ' = ANY%') as allowed
     from information_schema.columns
     where table_schema = 'public' and table_name = $2 and is_nullable = 'NO'
       and column_default is null and is_identity = 'NO'`,
    [quoted(table), table],
  );
  return rows;
}

async function listReferences(client: ClientBase, table: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select confrelid::regclass::text as target,
       (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as k(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
       (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as k(number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as "targetColumns"
     from pg_constraint where contype = 'f' and conrelid = $1::text::regclass
     order by cardinality(conkey) desc`,
    [quoted(table)],
  );
  return rows;
}
