import type { AuditEvent, AuditFilter } from '../../../../shared/contract/audit.ts';
import type { Database } from '../../../database/client.ts';
import { listAuditRows, type AuditEventRow } from './audit-queries.ts';

/** Returns one page of the audit trail and the cursor of the next page; null if there is none. */
export async function listAuditEvents(
  database: Database,
  { pageSize, ...filter }: AuditFilter & { after?: string | undefined; pageSize: number },
): Promise<{ items: AuditEvent[]; next: string | null }> {
  const rows = await listAuditRows(database, filter, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (shown.at(-1)?.cursor ?? null) : null;
  return { items: shown.map(presentAuditEvent), next };
}

function presentAuditEvent(row: AuditEventRow): AuditEvent {
  const { id, action, actorName, subjectName, detail, fromAddress, at } = row;
  return { id, action, actorName, subjectName, detail, fromAddress, at: at.toISOString() };
}
