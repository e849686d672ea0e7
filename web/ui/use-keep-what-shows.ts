import { useBeforeUnload } from 'react-router';
import { useGuard } from '../history/history-context.ts';
import { paths } from '../paths.ts';

/**
 * Asks before the page goes, within the application or by closing it, while it has what cannot be had
 * again. Signing out is not held up.
 */
export function useKeepWhatShows(
  mayGo: (from: string, to: string) => boolean,
  ask: () => Promise<boolean>,
): void {
  useGuard({
    concerns: (from, to) => to.pathname !== paths.landing && !mayGo(from.pathname, to.pathname),
    ask,
  });
  useBeforeUnload((event) => {
    if (!mayGo(window.location.pathname, '')) event.preventDefault();
  });
}
