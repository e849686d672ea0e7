import { useSearchParams } from 'react-router';

const MAX_PAGE = 1_000_000;

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/**
 * Search and page of a list, kept in the address: anyone who comes back to the list, or reloads it,
 * finds it as it was.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();

  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    search: params.get('search') ?? '',
    /** Also leads back to the first page. */
    setSearch: (search: string) => change('search', search),
    page: readPage(params.get('page')),
    setPage: (page: number) => change('page', page === 1 ? '' : String(page)),
  };
}
