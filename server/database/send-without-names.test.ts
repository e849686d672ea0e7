import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { createDatabase, createPool } from './client.ts';
import { prepareSql } from './prepared-statement.ts';

const double = prepareSql<{ doubled: number }>(
  'double_a_number',
  sql`select 2 * ${sql.placeholder('number')}::int as doubled`,
);

it.each([
  { preparesStatements: true, kept: ['double_a_number'] },
  { preparesStatements: false, kept: [] },
])(
  'statements keep their names only where prepared statements are allowed: $kept',
  async ({ preparesStatements, kept }) => {
    const { connectionString } = await cloneDatabase();
    const pool = createPool(connectionString, { size: 1, preparesStatements });
    const database = createDatabase(pool);
    const { rows } = await double(database).execute({ number: 21 });
    expect(rows).toEqual([{ doubled: 42 }]);
    const prepared = await pool.query('select name from pg_prepared_statements');
    expect(prepared.rows.map(({ name }) => name)).toEqual(kept);
    await pool.end();
  },
);
