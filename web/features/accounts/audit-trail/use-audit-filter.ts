import { useSearchParams } from 'react-router';
import type { AuditAction, AuditFilter } from '../../../../shared/contract/audit.ts';
import { auditActionWords } from '../../../../shared/messages/audit.ts';

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Keeps the filter of the audit trail in the address, so that it survives a reload. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof AuditFilter) => params.get(name) ?? '';
  const person = read('person');
  const action = read('action');
  const [fromDay, toDay] = [read('fromDay'), read('toDay')];
  const isOldestFirst = read('order') === 'oldest';
  const wanted: Partial<AuditFilter> = {
    ...(person && { person }),
    ...(action in auditActionWords && { action: action as AuditAction }),
    ...(isDay(fromDay) && { fromDay }),
    ...(isDay(toDay) && { toDay }),
  };

  const change = (name: keyof AuditFilter, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    wanted: { ...wanted, ...(isOldestFirst && { order: 'oldest' as const }) },
    change,
    isFiltered: Object.keys(wanted).length > 0,
    isOldestFirst,
    turnRound: () => change('order', isOldestFirst ? '' : 'oldest'),
  };
}
