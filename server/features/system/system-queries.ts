import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { systemParts } from '../../database/schema/system.ts';

export type SystemPartName = (typeof systemParts.$inferSelect)['part'];

export async function upsertPartSuccess(database: Database, part: SystemPartName): Promise<void> {
  await database
    .insert(systemParts)
    .values({ part, succeededAt: sql`now()` })
    .onConflictDoUpdate({ target: systemParts.part, set: { succeededAt: sql`now()` } });
}

export async function upsertPartFailure(
  database: Database,
  part: SystemPartName,
  reason: string,
): Promise<void> {
  const failure = { failedAt: sql`now()`, reason };
  await database
    .insert(systemParts)
    .values({ part, ...failure })
    .onConflictDoUpdate({ target: systemParts.part, set: failure });
}
