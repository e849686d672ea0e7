import { useBeforeUnload } from 'react-router';
import { countMarkDrafts } from './mark-drafts.ts';

/** Asks before the page is closed while typed marks wait to be saved. */
export function useMarkDraftGuard() {
  useBeforeUnload((event) => {
    if (countMarkDrafts() > 0) event.preventDefault();
  });
}
