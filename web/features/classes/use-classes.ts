import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MAX_PAGE_SIZE } from '../../../shared/business-rules.ts';
import { api } from '../../api/client.ts';

/** Loads the teacher's classes; the open one is in the address. */
export function useClasses() {
  const [params, setParams] = useSearchParams();
  const isArchived = params.get('archived') === 'true';
  const query = useQuery(
    api.classes.list.queryOptions({
      input: { archived: isArchived, pageSize: MAX_PAGE_SIZE },
      placeholderData: keepPreviousData,
    }),
  );
  const archived = useQuery(
    api.classes.list.queryOptions({ input: { archived: true, pageSize: MAX_PAGE_SIZE } }),
  );

  /** Opens another list or class, without the search and page of the previous one. */
  const open = (next: Record<string, string>) => setParams(next, { preventScrollReset: true });
  const items = query.data?.items ?? [];
  return {
    query,
    items,
    isArchived,
    hasArchived: (archived.data?.total ?? 0) > 0,
    selected: items.find(({ teacherCode }) => teacherCode === params.get('class')) ?? items[0],
    openClass: (teacherCode: string) =>
      open({ class: teacherCode, ...(isArchived && { archived: 'true' }) }),
    showArchived: (isShown: boolean) => open(isShown ? { archived: 'true' } : {}),
  };
}
