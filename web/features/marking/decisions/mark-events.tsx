import { IconArrowBackUp } from '../../../icons/arrow-back-up.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkEvent } from '../../../../shared/contract/mark-decisions.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { counted } from '../../../../shared/counted.ts';
import { doerOf } from '../../../ui/marks/format-mark.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { formatDeed } from './format-decision.ts';
import classes from './mark-history.module.css';

/** What happened to one mark, the latest step with its undo. */
export function MarkEvents({ submissionId }: { submissionId: string }) {
  const events = useQuery(api.marking.listMarkEvents.queryOptions({ input: { submissionId } }));
  if (events.isPending) return <Skeleton height={120} />;
  if (!events.data) return <ErrorState of={events} message={markingMessages.historyFailed} />;
  const { items } = events.data;
  if (items.length === 0) return <Text c="dimmed">Nobody has marked this answer yet.</Text>;
  return (
    <ol className={classes.events}>
      {items.map((event, index) => (
        <li key={event.at + event.kind} className={classes.event} data-ink={event.teacher !== null}>
          <EventText event={event} />
          {index === items.length - 1 && <TakeBack event={event} />}
        </li>
      ))}
    </ol>
  );
}

/** Undoes the latest step of the history, with everything that was decided together with it. */
function TakeBack({ event: { decisionId } }: { event: MarkEvent }) {
  const { decisions, isLocked } = useDesk();
  if (decisionId === null) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      px={4}
      disabled={isLocked}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      onClick={() => void decisions.takeBack(decisionId)}
    >
      Undo this
    </Button>
  );
}

function EventText({ event }: { event: MarkEvent }) {
  const { at, oldMark, newMark, oldFeedback, newFeedback, reason } = event;
  return (
    <>
      <div className={classes.top}>
        <span>
          <strong>{doerOf(event)}</strong> {formatDeed(event)}
        </span>
        <span className={classes.marks}>
          {oldMark !== null && oldMark !== newMark && (
            <>
              <s>{oldMark}</s> →{' '}
            </>
          )}
          {newMark ?? 'Pending'}
        </span>
      </div>
      <Text size="sm" c="dimmed">
        {formatDateTime(at)}
      </Text>
      <TickedPoints points={event.tickedPoints ?? []} />
      {reason !== null && reason !== '' && <Text size="sm">Reason: {reason}</Text>}
      {newFeedback !== oldFeedback && newFeedback !== '' && (
        <q className={classes.feedback}>{newFeedback}</q>
      )}
    </>
  );
}

/** The points that the teacher gave the mark for. */
function TickedPoints({ points }: { points: readonly MarkedPoint[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={classes.points}>
      {points.map(({ point, marksAwarded, quote }, place) => (
        // Points have no id, may repeat, and never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} data-earned={marksAwarded > 0}>
          <span>
            <MathsText text={point} />
            {marksAwarded > 0 && quote !== null && <q className={classes.words}>{quote}</q>}
          </span>
          <span className={classes.given}>{counted(marksAwarded, 'mark')}</span>
        </li>
      ))}
    </ul>
  );
}
