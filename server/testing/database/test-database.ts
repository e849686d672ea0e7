import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Creates a copy of the migrated database, for one test file alone. */
export function cloneDatabase(): Promise<{ connectionString: string }> {
  return createFrom(new URL(inject('templateDatabase')).pathname.slice(1));
}

/** Creates a database without any tables. */
export function createEmptyDatabase(): Promise<{ connectionString: string }> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<{ connectionString: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new URL(inject('templateDatabase'));
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const created = new URL(admin);
  created.pathname = `/${name}`;
  return { connectionString: created.href };
}
