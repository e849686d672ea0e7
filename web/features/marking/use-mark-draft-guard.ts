import { useBeforeUnload } from 'react-router';
import { hasMarkDrafts } from './use-mark-draft.ts';

/** Asks before the page is closed while typed marks wait to be saved. */
export function useMarkDraftGuard() {
  useBeforeUnload((event) => {
    if (hasMarkDrafts()) event.preventDefault();
  });
}
