import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import { giverOf } from '../../../../shared/mark-giver.ts';
import { api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { doerOf } from '../../../ui/marks/format-mark.ts';
import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import { counted } from '../../../../shared/counted.ts';
import { isolate } from '../../../ui/text/isolate.ts';
import { Sentence } from '../../../ui/text/sentence.tsx';
import { SubmissionBadge } from '../mark-panel/submission-badge.tsx';
import { useDecisionsState, useDesk } from '../desk/desk-context.ts';
import classes from './conflict-dialog.module.css';
import type { MarkConflict } from './decision-log.ts';

/**
 * Shows a conflict between two people's marks for one answer side by side, for the teacher to
 * choose.
 */
export function ConflictDialog() {
  const { keepTheirs, useMine: takeMine, postponeConflict } = useDesk().decisions;
  const conflict = useDecisionsState('conflict');
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={postponeConflict}
      title="Someone else has changed this mark"
      isWide
    >
      {conflict && (
        <>
          <BothMarks conflict={conflict} />
          <div className={classes.actions}>
            <Button variant="default" onClick={keepTheirs}>
              Keep theirs
            </Button>
            <Button onClick={takeMine}>Use mine</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function BothMarks({ conflict: { target, theirs, mine } }: { conflict: MarkConflict }) {
  const [first] = theirs;
  const { maxMark } = target.question;
  if (first === undefined) return null;
  return (
    <>
      <Text mb="md">
        <Sentence>
          {theirs.length === 1
            ? `It is about the answer of ${isolate(first.displayName)}.`
            : `It is about ${counted(theirs.length, 'answer')} that say the same.`}
        </Sentence>{' '}
        What you typed stays until you choose.
      </Text>
      <div className={classes.both}>
        <section className={classes.side} aria-label="Theirs">
          <h3 className={classes.title}>Theirs</h3>
          <SubmissionBadge submission={first} maxMark={maxMark} />
          <p className={classes.feedback}>{first.feedback || 'No feedback'}</p>
          <ChangedBy submission={first} />
        </section>
        <section className={classes.side} aria-label="Mine" data-mine>
          <h3 className={classes.title}>Mine</h3>
          <MarkBadge
            state="overridden"
            mark={mine.markAwarded}
            maxMark={maxMark}
            aiMark={first.aiMark}
            giver={giverOf(first.aiAnalysis?.marker)}
          />
          <p className={classes.feedback}>
            {mine.typed.feedback ?? (target.submissions[0]?.feedback || 'No feedback')}
          </p>
        </section>
      </div>
    </>
  );
}

function ChangedBy({ submission: { submissionId } }: { submission: StudentSubmission }) {
  const events = useQuery(api.marking.listMarkEvents.queryOptions({ input: { submissionId } }));
  const last = events.data?.items.at(-1);
  return (
    <Text size="sm" c="dimmed" className={classes.by}>
      {last && `${doerOf(last)}, ${formatDateTime(last.at)}`}
    </Text>
  );
}
