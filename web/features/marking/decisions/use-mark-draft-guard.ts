import { useBeforeUnload } from 'react-router';
import { countMarkDrafts } from './mark-drafts.ts';

/** Asks before the page closes while typed marks are unsaved. */
export function useMarkDraftGuard() {
  useBeforeUnload((event) => {
    if (countMarkDrafts() > 0) event.preventDefault();
  });
}
