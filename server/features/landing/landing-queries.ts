import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { DEMO_REQUESTS_PER_PAGE } from '../../../shared/business-rules.ts';
import { demoRequests } from '../../database/schema/landing.ts';

type NewDemoRequest = Pick<typeof demoRequests.$inferInsert, 'name' | 'email' | 'message'>;
export type DemoRequestRow = typeof demoRequests.$inferSelect;

/** Stores what a visitor wrote; returns its id. */
export async function insertDemoRequest(
  database: Db,
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
  database: Db,
  id: string,
): Promise<DemoRequestRow | undefined> {
  const [row] = await database.select().from(demoRequests).where(eq(demoRequests.id, id));
  return row;
}

export async function deleteDemoRequest(database: Db, id: string): Promise<void> {
  await database.delete(demoRequests).where(eq(demoRequests.id, id));
}

/** One page of them, newest first, and how many there are. Pages count from 1. */
export async function listDemoRequests(
  database: Db,
  page: number,
): Promise<{ items: DemoRequestRow[]; total: number }> {
  const items = await database
    .select()
    .from(demoRequests)
    .orderBy(desc(demoRequests.createdAt), demoRequests.id)
    .limit(DEMO_REQUESTS_PER_PAGE)
    .offset((page - 1) * DEMO_REQUESTS_PER_PAGE);
  return { items, total: await database.$count(demoRequests) };
}
