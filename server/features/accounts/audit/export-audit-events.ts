import { auditActionWords } from '../../../../shared/messages/audit.ts';
import type { AuditFilter } from '../../../../shared/contract/audit.ts';
import type { Database } from '../../../database/client.ts';
import { tableFile } from '../../../downloads/table-file.ts';
import { listAuditRows } from './audit-queries.ts';

const ROWS_AT_ONCE = 1_000;

/** Returns the audit trail as a CSV file, which is read from the database while it is sent. */
export function exportAuditEvents(database: Database, filter: AuditFilter): File {
  return tableFile({
    name: 'audit-trail',
    format: 'csv',
    header: ['When (UTC)', 'What', 'Who', 'Whom', 'Detail', 'From'],
    rows: listCells(database, filter),
  });
}

async function* listCells(database: Database, filter: AuditFilter) {
  let after: string | undefined;
  for (;;) {
    const rows = await listAuditRows(database, { ...filter, after }, ROWS_AT_ONCE);
    for (const { at, action, actorName, subjectName, detail, fromAddress } of rows) {
      const what = auditActionWords[action];
      yield [at.toISOString(), what, actorName, subjectName, detail, fromAddress];
    }
    after = rows.at(-1)?.cursor;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
