import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import { api } from '../../../api/client.ts';
import { BLIND_SAMPLE_KEY } from '../ten-first/use-blind-sample.ts';
import type { Responses } from '../use-responses.ts';
import { bySubmissionId, patchGroups, type PatchLists, patchResponses } from './apply-marks.ts';

/** Delays the recount, so that it does not slow down marking answer after answer. */
const COUNT_PAUSE_MS = 600;

/**
 * Returns a function that puts newer marks into every list on the page, in place, so that nothing
 * jumps, and then refetches the counts. It refetches the page of students only while that is
 * hidden, because it may be sorted by score.
 */
export function useApplyMarks({ isPageInSight }: { isPageInSight: boolean }): PatchLists {
  const queryClient = useQueryClient();
  const countAgain = useDebouncedCallback(() => {
    void queryClient.invalidateQueries({ queryKey: api.marking.listToCheck.key() });
    void queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() });
    // Undoing the decision on an appeal reopens it.
    void queryClient.invalidateQueries({ queryKey: api.marking.listAppeals.key() });
    void queryClient.invalidateQueries({ queryKey: api.results.key() });
    // A blind mark may have been undone, so the sample is refetched.
    void queryClient.invalidateQueries({ queryKey: BLIND_SAMPLE_KEY });
    if (!isPageInSight)
      void queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() });
  }, COUNT_PAUSE_MS);
  return useCallback(
    (submissions, isPartial) => {
      const changed = bySubmissionId(submissions);
      queryClient.setQueriesData<Responses>(
        { queryKey: api.marking.listResponses.key() },
        (responses) => responses && patchResponses(responses, changed),
      );
      queryClient.setQueriesData<{ groups: AnswerGroup[] }>(
        { queryKey: api.marking.listAnswerGroups.key() },
        (listed) => listed && patchGroups(listed, changed),
      );
      void queryClient.invalidateQueries({ queryKey: api.marking.listMarkEvents.key() });
      if (isPartial) {
        void queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() });
        void queryClient.invalidateQueries({ queryKey: api.marking.listAnswerGroups.key() });
      }
      countAgain();
    },
    [queryClient, countAgain],
  );
}
