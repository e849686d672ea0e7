import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../shared/counted.ts';
import type { FailingScore } from '../../../../shared/contract/lti.ts';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api, client } from '../../../api/client.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { RowList } from '../../../ui/lists/row-list.tsx';
import { useToldMutation } from '../../../ui/toasts/use-told-mutation.ts';
import classes from '../../../ui/lists/rows.module.css';

const REFRESH_MS = 5_000;

/** The marks that a platform rejected, the reasons, and a button that sends all of them again. */
export function FailingMarks({ platformId }: { platformId: string }) {
  const marks = useQuery(
    api.lti.listFailing.queryOptions({ input: { platformId }, refetchInterval: REFRESH_MS }),
  );
  const sending = useToldMutation(() => client.lti.sendAgain({ platformId }), {
    key: api.lti.key(),
    done: ltiMessages.queued,
    failed: ltiMessages.sendAgainFailed,
  });
  return (
    <div className={classes.form}>
      <RowList
        query={marks}
        height={120}
        failed={ltiMessages.loadFailed}
        none="All marks have arrived."
        above={
          <>
            <p className={classes.dim}>
              They are retried automatically for about six days. Send them again once the problem is
              fixed.
            </p>
            <div className={classes.buttons}>
              <Button loading={sending.isPending} onClick={() => sending.mutate(undefined)}>
                Send all again
              </Button>
            </div>
          </>
        }
        keyOf={(mark) => `${mark.quizCode} ${mark.studentName} ${mark.changedAt}`}
        renderRow={(mark) => (
          <div className={classes.facts}>
            <span className={classes.name}>
              {mark.studentName}: {mark.title || mark.quizCode}
            </span>
            <span className={classes.dim}>
              {sayMark(mark)} · {formatDateTime(mark.changedAt)} · tried{' '}
              {counted(mark.attempts, 'time')}. {mark.problem}
            </span>
          </div>
        )}
      />
    </div>
  );
}

function sayMark({ mark }: FailingScore): string {
  if (mark === '') return 'Mark to be taken back';
  return mark === 'submitted' ? 'Handed in, no mark yet' : `Mark ${mark.replace('/', ' of ')}`;
}
