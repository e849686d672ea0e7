import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router';
import type { AppHistory } from './app-history.ts';
import { HistoryContext } from './history-context.ts';
import { noteScroll, useScrollPlaces } from './scroll-places.ts';

/** React Router on `AppHistory`: a change of place shows as soon as it is rendered. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [place, setPlace] = useState(history.place);

  useLayoutEffect(
    () =>
      history.listen((next, before) => {
        noteScroll(before.location);
        const showNow = () => flushSync(() => setPlace(next));
        const { viewTransition, flushSync: isAwaited } = next.options;
        if (isAwaited) showNow();
        else if (viewTransition && 'startViewTransition' in document) {
          document.startViewTransition(showNow);
        } else startTransition(() => setPlace(next));
      }),
    [history],
  );
  useScrollPlaces(place);

  return (
    <HistoryContext value={history}>
      <Router location={place.location} navigationType={place.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
