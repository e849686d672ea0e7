import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LIVE_POLL_MS, LIVE_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import { api, client } from '../../../api/client.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import { withTimeLimit } from '../../../api/with-time-limit.ts';
import { isNoQuiz } from '../../quizzes/public.ts';
import { serverClock, type ServerClock } from '../clock/attempt-clock.ts';
import { liveAttemptRow } from './attempt-view.ts';

/** The quiz and its students from the latest response, with the clock of that response. */
export type LiveQuiz = Awaited<ReturnType<typeof loadLiveAttempts>>;

async function loadLiveAttempts(
  asked: { quizCode: string; teacherCode: string | undefined },
  signal: AbortSignal,
) {
  const sentAt = performance.now();
  const answer = await client.attempts.listLiveAttempts(asked, {
    signal: withTimeLimit(signal, LIVE_REQUEST_TIMEOUT_MS),
  });
  const clock: ServerClock = serverClock(answer.serverNow, {
    sentAt,
    receivedAt: performance.now(),
  });
  return {
    ...answer,
    items: answer.items.map((attempt) => liveAttemptRow(attempt, answer.questions)),
    clock,
  };
}

/** Polls the students of a running quiz every few seconds while the page is visible. */
export function useLiveAttempts(quizCode: string, teacherCode: string | undefined) {
  return useQuery({
    queryKey: api.attempts.listLiveAttempts.queryKey({ input: { quizCode, teacherCode } }),
    queryFn: ({ signal }) => loadLiveAttempts({ quizCode, teacherCode }, signal),
    // The next poll comes soon enough.
    retry: false,
    refetchInterval: ({ state }) =>
      isNoQuiz(state.error) || sessionExpiry.isExpired() ? false : LIVE_POLL_MS,
  });
}

/** Returns a function that refetches the list at once after a change. */
export function useRefreshLiveAttempts() {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: api.attempts.listLiveAttempts.key() }),
    [queryClient],
  );
}
