import { desc } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { auditEvents } from '../../database/schema/audit.ts';

export type AuditEventRow = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

export async function insertAuditEvent(
  database: DatabaseOrTransaction,
  event: NewAuditEvent,
): Promise<void> {
  await database.insert(auditEvents).values(event);
}

/** One page of the trail, newest first. */
export function listAuditRows(
  database: DatabaseOrTransaction,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<AuditEventRow[]> {
  return database
    .select()
    .from(auditEvents)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countAuditEvents(database: DatabaseOrTransaction): Promise<number> {
  return database.$count(auditEvents);
}
