import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReportBatchInput } from '../../../../shared/contract/reports.ts';
import { api } from '../../../api/client.ts';

const TYPING_PAUSE_MS = 600;

/**
 * Checks names, class and notes shortly after the last key press. Returns no warnings if the check
 * fails, because the reports are checked again before they are sent home.
 */
export function useNotesCheck({
  students,
  classInfo,
}: Pick<ReportBatchInput, 'students' | 'classInfo'>) {
  const [input] = useDebouncedValue(JSON.stringify({ students, classInfo }), TYPING_PAUSE_MS);
  const query = useQuery(
    api.reports.checkNotes.queryOptions({
      input: JSON.parse(input) as Pick<ReportBatchInput, 'students' | 'classInfo'>,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return query.data ?? { students: [], classInfo: [] };
}
