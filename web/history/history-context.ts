import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { AppHistory, Guard } from './app-history.ts';

export const HistoryContext = createContext<AppHistory | null>(null);

export function useAppHistory(): AppHistory {
  const history = use(HistoryContext);
  if (history === null) throw new Error('This stands outside the application’s router.');
  return history;
}

/** Asks before the page is left for another one of the application, if `concerns` returns true. */
export function useGuard(guard: Guard): void {
  const history = useAppHistory();
  const concerns = useEffectEvent(guard.concerns);
  const ask = useEffectEvent(guard.ask);
  useEffect(
    () => history.guard({ concerns: (from, to) => concerns(from, to), ask: () => ask() }),
    [history],
  );
}
