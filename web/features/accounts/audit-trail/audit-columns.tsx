import type { AuditEvent } from '../../../../shared/contract/audit.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { auditSentence } from './audit-sentence.ts';
import classes from './audit-trail.module.css';

/** The columns of the audit trail; only the time can be sorted. */
export const auditColumns: readonly DataTableColumn<AuditEvent>[] = [
  {
    key: 'what',
    header: 'What happened',
    isRowHeader: true,
    cell: (event) => <span className={classes.sentence}>{auditSentence(event)}</span>,
  },
  {
    key: 'at',
    header: 'When',
    width: '12rem',
    isSortable: true,
    cell: ({ at }) => (
      <time dateTime={at} className={classes.when}>
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: 'from',
    header: 'From',
    width: '12rem',
    cell: ({ fromAddress }) => fromAddress || <span className={classes.none}>the server</span>,
  },
];
