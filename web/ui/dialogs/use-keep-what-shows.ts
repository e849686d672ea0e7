import { useBeforeUnload } from 'react-router';
import { useGuard } from '../../history/history-context.ts';
import { paths } from '../../paths.ts';

/**
 * Asks before the page is left, within the application or by closing it, while it shows something
 * that cannot be shown again. Does not ask on sign-out.
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
