import { useMutation } from '@tanstack/react-query';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';

/** Retries only the failed answers of a run. */
export function useResumeRun(onStarted: (run: MarkingRun) => void) {
  const resume = useMutation(api.marking.resumeRun.mutationOptions({ onSuccess: onStarted }));
  return {
    resume: (run: MarkingRun) => resume.mutate({ runId: run.id }),
    isResuming: resume.isPending,
    problem: resume.error && errorSentence(resume.error, markingMessages.markFailed),
  };
}
