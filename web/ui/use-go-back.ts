import { useLocation, useNavigate } from 'react-router';

/** Leads to the previous page, or to `fallback` where the page was opened by itself. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return () => {
    if (isFirstPage) void navigate(fallback);
    else void navigate(-1);
  };
}
