import type { AuditEvent } from '../../../shared/contract/accounts.ts';
import type { Database } from '../../database/client.ts';
import { countAuditEvents, listAuditRows } from './audit-queries.ts';

/** One page of the audit trail, newest first, with the number of all entries. */
export async function listAuditEvents(
  database: Database,
  page: { page: number; pageSize: number },
): Promise<{ items: AuditEvent[]; total: number }> {
  const [rows, total] = await Promise.all([
    listAuditRows(database, page),
    countAuditEvents(database),
  ]);
  const items = rows.map(({ id, action, actorName, subjectName, detail, at }) => ({
    id,
    action,
    actorName,
    subjectName,
    detail,
    at: at.toISOString(),
  }));
  return { items, total };
}
