import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A fresh copy of the migrated database, for one test file alone. */
export async function cloneDatabase(): Promise<{ connectionString: string }> {
  const template = new URL(inject('templateDatabase'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`);
  await client.end();
  const clone = new URL(template);
  clone.pathname = `/${name}`;
  return { connectionString: clone.href };
}
