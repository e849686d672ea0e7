import { Select, TextInput } from '@mantine/core';
import { auditActionWords } from '../../../../shared/messages/audit.ts';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import classes from './audit-trail.module.css';
import type { useAuditFilter } from './use-audit-filter.ts';

const kinds = Object.entries(auditActionWords).map(([value, label]) => ({ value, label }));

/** Filters the audit trail by person, kind and dates. */
export function AuditFilters({ filter }: { filter: ReturnType<typeof useAuditFilter> }) {
  const { wanted, change } = filter;
  return (
    <search className={classes.filters} aria-label="Search the audit trail">
      <SearchField
        label="Person"
        placeholder="Part of a name"
        value={wanted.person ?? ''}
        onSearch={(person) => change('person', person)}
      />
      <Select
        label="Kind"
        placeholder="All kinds"
        data={kinds}
        value={wanted.action ?? null}
        onChange={(action) => change('action', action ?? '')}
        clearable
        clearButtonProps={{ 'aria-label': 'All kinds' }}
      />
      <TextInput
        type="date"
        label="From"
        value={wanted.fromDay ?? ''}
        onChange={(event) => change('fromDay', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="To"
        value={wanted.toDay ?? ''}
        onChange={(event) => change('toDay', event.currentTarget.value)}
      />
    </search>
  );
}
