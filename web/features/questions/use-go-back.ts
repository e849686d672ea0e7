import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Leads to the previous page, or to the question bank where the page was opened by itself. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return () => {
    if (isFirstPage) void navigate(paths.createQuestions);
    else void navigate(-1);
  };
}
