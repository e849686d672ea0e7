import { useEffect } from 'react';
import { MAIN_ID } from '../../ui/page-shell.tsx';

/** Says where one has arrived: the document's title, and the focus on the page. */
export function useArrival(title: string): void {
  useEffect(() => {
    document.title = title;
    if (window.location.hash === '') {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
  }, [title]);
}
