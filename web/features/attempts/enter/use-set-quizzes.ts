import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Browsers fire a timer of more than 24 days at once. */
const LONGEST_WAIT_MS = 60 * 60 * 1_000;
/** Keeps a class that waits for the same quiz from asking all at once. */
const SPREAD_MS = 1_000 + Math.random() * 2_000;

interface SetList {
  items: { opensAt: string | null }[];
  serverNow: string;
}

/** Returns after how many milliseconds the next quiz opens; false if none will. */
function nextOpening({ items, serverNow }: SetList): number | false {
  const openings = items.flatMap(({ opensAt }) => (opensAt === null ? [] : [Date.parse(opensAt)]));
  if (openings.length === 0) return false;
  const wait = Math.min(...openings) - Date.parse(serverNow);
  return Math.min(LONGEST_WAIT_MS, Math.max(0, wait)) + SPREAD_MS;
}

/**
 * Lists the quizzes set for the student, and asks again once one opens: a class waits for it on the
 * dashboard.
 */
export function useSetQuizzes() {
  return useQuery(
    api.attempts.listSet.queryOptions({
      refetchInterval: ({ state }) => state.data !== undefined && nextOpening(state.data),
    }),
  );
}
