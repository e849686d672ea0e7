import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import { api } from '../../../api/client.ts';
import { BLIND_SAMPLE_KEY } from '../ten-first/use-blind-sample.ts';
import type { Responses } from '../use-responses.ts';
import { bySubmissionId, patchGroups, type PatchLists, patchResponses } from './apply-marks.ts';

/** Marking answer after answer is not slowed down by counting each time. */
const COUNT_PAUSE_MS = 600;

/**
 * Puts newer marks into every list on the page, in place, so that nothing jumps; then asks for the
 * counts again. The page of students is asked for again only while it is out of sight: it may be
 * sorted by score.
 */
export function useApplyMarks({ isPageInSight }: { isPageInSight: boolean }): PatchLists {
  const queryClient = useQueryClient();
  const countAgain = useDebouncedCallback(() => {
    void queryClient.invalidateQueries({ queryKey: api.marking.listToCheck.key() });
    void queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() });
    // An appeal whose decision was undone is open again.
    void queryClient.invalidateQueries({ queryKey: api.marking.listAppeals.key() });
    void queryClient.invalidateQueries({ queryKey: api.results.key() });
    // A blind mark may have been taken back, and is asked for again.
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
