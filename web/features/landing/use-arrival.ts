import { useEffect } from 'react';
import { MAIN_ID } from '../../ui/page/page-shell.tsx';

/** Announces the page: sets the document's title and moves the focus to the page. */
export function useArrival(title: string): void {
  useEffect(() => {
    document.title = title;
    if (window.location.hash === '') {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
  }, [title]);
}
