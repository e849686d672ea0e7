import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FailingScore } from '../../../../shared/contract/lti.ts';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDateTime } from '../../../ui/format-date.ts';
import { toast } from '../../../ui/toast.ts';
import classes from '../../../ui/rows.module.css';

const REFRESH_MS = 5_000;

/** The marks that a platform rejected, the reasons, and a button that sends all of them again. */
export function FailingMarks({ platformId }: { platformId: string }) {
  const queryClient = useQueryClient();
  const marks = useQuery(
    api.lti.listFailing.queryOptions({ input: { platformId }, refetchInterval: REFRESH_MS }),
  );
  const sending = useMutation(
    api.lti.sendAgain.mutationOptions({
      onSuccess: () => toast.success(ltiMessages.queued),
      onError: (error) => toast.error(errorSentence(error, ltiMessages.sendAgainFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.lti.key() }),
    }),
  );
  if (marks.isPending) return <Skeleton h={120} />;
  if (!marks.data) return <ErrorState of={marks} message={ltiMessages.loadFailed} />;
  const { items } = marks.data;
  if (items.length === 0) return <p className={classes.dim}>All marks have arrived.</p>;
  return (
    <div className={classes.form}>
      <p className={classes.dim}>
        They are retried automatically for about six days. Send them again once the problem is
        fixed.
      </p>
      <div className={classes.buttons}>
        <Button loading={sending.isPending} onClick={() => sending.mutate({ platformId })}>
          Send all again
        </Button>
      </div>
      <ul className={classes.list}>
        {items.map((mark) => (
          <li
            key={`${mark.quizCode} ${mark.studentName} ${mark.changedAt}`}
            className={classes.row}
          >
            <div className={classes.facts}>
              <span className={classes.name}>
                {mark.studentName}: {mark.title || mark.quizCode}
              </span>
              <span className={classes.dim}>
                {sayMark(mark)} · {formatDateTime(mark.changedAt)} · tried {mark.attempts}{' '}
                {mark.attempts === 1 ? 'time' : 'times'}. {mark.problem}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sayMark({ mark }: FailingScore): string {
  if (mark === '') return 'Mark to be taken back';
  return mark === 'submitted' ? 'Handed in, no mark yet' : `Mark ${mark.replace('/', ' of ')}`;
}
