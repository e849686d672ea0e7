import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { demoRequests } from '../../database/schema/landing.ts';

type NewDemoRequest = Pick<typeof demoRequests.$inferInsert, 'name' | 'email' | 'message'>;
export type DemoRequestRow = typeof demoRequests.$inferSelect;

/** Stores what a visitor wrote; returns its id. */
export async function insertDemoRequest(
  database: DatabaseOrTransaction,
  { name, email, message }: NewDemoRequest,
): Promise<string> {
  const [row] = await database
    .insert(demoRequests)
    .values({ name, email, message })
    .returning({ id: demoRequests.id });
  if (!row) throw new Error('A demo request was stored without an answer.');
  return row.id;
}

export async function findDemoRequest(
  database: DatabaseOrTransaction,
  id: string,
): Promise<DemoRequestRow | undefined> {
  const [row] = await database.select().from(demoRequests).where(eq(demoRequests.id, id));
  return row;
}
