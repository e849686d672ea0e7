import type { ClientBase } from 'pg';

export interface BackedUpTable {
  name: string;
  /** Excludes columns that the database computes. */
  columns: string[];
}

/** Lists every Greenpen table, with referenced tables first. */
export async function listTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name order by table_name`);
  const { rows: references } = await client.query<{ name: string; needs: string }>(`
    select conrelid::regclass::text as name, confrelid::regclass::text as needs
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  return inOrder(rows, references);
}

const unquoted = (name: string) => name.replaceAll('"', '');

function inOrder(
  tables: BackedUpTable[],
  references: { name: string; needs: string }[],
): BackedUpTable[] {
  const ordered: BackedUpTable[] = [];
  const add = (table: BackedUpTable) => {
    if (ordered.includes(table)) return;
    for (const { name, needs } of references) {
      const needed = tables.find((other) => other.name === unquoted(needs));
      if (unquoted(name) === table.name && needed && needed !== table) add(needed);
    }
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}

/** Sets each table's row counter to continue after its highest number. */
export async function countOn(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select table_name as table, column_name as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`);
  for (const { sequence, table, column } of rows) {
    await client.query(
      `select setval($1, max(${quoted(column)})) from ${quoted(table)} having count(*) > 0`,
      [sequence],
    );
  }
}

/** Quotes a name for SQL, whatever it contains. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
