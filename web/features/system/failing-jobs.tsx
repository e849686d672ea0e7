import { Button } from '@mantine/core';
import { IconRefresh } from '../../icons/refresh.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FailingJob } from '../../../shared/contract/system.ts';
import { describeRetried, systemMessages } from '../../../shared/messages/system.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toasts/toast.ts';
import classes from './system-screen.module.css';
import { formatAttempt, formatJob } from './system-words.ts';

/** Jobs whose last attempt failed, with the reasons. */
export function FailingJobs({ jobs }: { jobs: readonly FailingJob[] }) {
  return (
    <>
      {jobs.length > 1 && <RetryAll />}
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </>
  );
}

function RetryAll() {
  const queries = useQueryClient();
  const retry = useMutation(
    api.system.retryAllJobs.mutationOptions({
      onSuccess: ({ queued }) => toast.success(describeRetried(queued)),
      onError: (error) => toast.error(errorSentence(error, systemMessages.retryAllFailed)),
      onSettled: () => queries.invalidateQueries({ queryKey: api.system.key() }),
    }),
  );
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={retry.isPending}
      onClick={() => retry.mutate({})}
    >
      Try all again
    </Button>
  );
}

function Job({ job }: { job: FailingJob }) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: api.system.key() });
  const retry = useMutation(
    api.system.retryJob.mutationOptions({
      onSuccess: () => {
        toast.success(systemMessages.retried);
        return refresh();
      },
      onError: (error) => {
        toast.error(errorSentence(error, systemMessages.retryFailed));
        return refresh();
      },
    }),
  );
  const { id, name, reason } = job;
  return (
    <li className={classes.job}>
      <div className={classes.said}>
        <strong>{formatJob(name)}</strong>
        <span className={classes.reason}>{reason}</span>
        <span className={classes.when}>{formatAttempt(job)}</span>
      </div>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        aria-label={`Try again: ${formatJob(name)}`}
        loading={retry.isPending}
        onClick={() => retry.mutate({ jobId: id, name })}
      >
        Try again
      </Button>
    </li>
  );
}
