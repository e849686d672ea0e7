import { useSearchParams } from 'react-router';

const MAX_PAGE = 1_000_000;

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/**
 * Keeps the search and page of a list in the address, so that a return or reload finds the list as
 * it was.
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
    /** Changes the search and goes back to the first page. */
    setSearch: (search: string) => change('search', search),
    page: readPage(params.get('page')),
    setPage: (page: number) => change('page', page === 1 ? '' : String(page)),
  };
}
