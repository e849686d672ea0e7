import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a function that goes to the previous page, or to `fallback` if the page was opened
 * directly.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return () => {
    if (isFirstPage) void navigate(fallback);
    else void navigate(-1);
  };
}
