import { Button } from '@mantine/core';
import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { IconChecks } from '../../../icons/checks.ts';
import { InkBar } from '../../../ui/marks/ink-bar.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { ToCheck } from '../check-first/use-to-check.ts';
import { confirmBulk, formatLeftOut, TOO_LITTLE_PROOF } from '../decisions/confirm-bulk.ts';
import { formatAccepted } from '../decisions/format-decision.ts';
import { useMarkDraftCount } from '../decisions/mark-drafts.ts';
import { deskButton } from './desk-button.ts';
import { useDesk } from './desk-context.ts';
import { useAgreement } from '../ten-first/use-blind-sample.ts';
import { useSpotCheck } from '../ten-first/use-spot-check.ts';
import classes from './ink-strip.module.css';

interface InkStripProps {
  /** The number of answers in the quiz, or in the class on the desk. */
  total: number;
  counts: Pick<ToCheck, 'inked' | 'pencilWithoutDoubt' | 'unmarked'> | undefined;
}

/** How much of the quiz is in ink, with a button that accepts everything without doubts. */
export function InkStrip({ total, counts }: InkStripProps) {
  const { schoolClass, decisions, isLocked } = useDesk();
  const unsaved = useMarkDraftCount();
  const agreement = useAgreement();
  const { draw } = useSpotCheck();
  const inked = counts?.inked ?? 0;
  const unmarked = counts?.unmarked ?? 0;
  const pencil = counts === undefined ? 0 : Math.max(0, total - inked - unmarked);
  const sure = counts?.pencilWithoutDoubt ?? 0;
  const leftOut = sumOfLeftOut(agreement.data?.questions ?? []);
  const isReady = sure + leftOut > 0 && !agreement.isPending;
  async function acceptSure() {
    if (!isReady) return;
    // The confirmation needs current counts of what is accepted; without them nothing is accepted.
    const { data, error } = await agreement.refetch({ cancelRefetch: false });
    if (data === undefined || error !== null) {
      toast.error(errorSentence(error, markingMessages.updateFailed));
      return;
    }
    const marks = data.questions.flatMap((measured, index) =>
      measured.isBulkRefused || measured.sure === 0
        ? []
        : [{ number: index + 1, marks: measured.sure, measured }],
    );
    const staying = sumOfLeftOut(data.questions);
    if (marks.length === 0) {
      const isRefused = data.questions.some((each) => each.isBulkRefused);
      if (isRefused) toast.error(TOO_LITTLE_PROOF);
      else toast.error(staying > 0 ? formatLeftOut(staying) : formatAccepted(0));
      return;
    }
    const choice = await confirmBulk(marks, staying, schoolClass?.name);
    if (choice === 'spot-check') draw('to-accept');
    if (choice === 'accept')
      await decisions.acceptAtOnce({ kind: 'without-doubt' }, schoolClass?.teacherCode);
  }

  return (
    <div className={classes.strip}>
      <div className={classes.standing}>
        <span className={classes.words}>
          <strong>
            <Awaited>{counts && inked}</Awaited> of {total}
          </strong>{' '}
          in ink
          {/* Stays on one line; otherwise the desk would jump at the first key press. */}
          {unsaved === 0 && pencil > 0 && (
            <span className={classes.rest}> · {pencil} in pencil</span>
          )}
          {unsaved === 0 && unmarked > 0 && (
            <span className={classes.rest}> · {unmarked} unmarked</span>
          )}
          {unsaved > 0 && <span className={classes.unsaved}> · {unsaved} not saved yet</span>}
        </span>
        <InkBar inked={inked} marked={inked + pencil} total={total} />
      </div>
      <Button
        {...deskButton}
        leftSection={<IconChecks size={16} aria-hidden />}
        disabled={isLocked}
        data-disabled={!isReady || undefined}
        aria-disabled={!isReady}
        onClick={() => void acceptSure()}
      >
        Accept all unflagged (<Awaited>{counts && sure}</Awaited>)
      </Button>
    </div>
  );
}

/** Counts the marks that stay in pencil, without those that the school's requirements hold back. */
function sumOfLeftOut(questions: readonly QuestionAgreement[]): number {
  return questions.reduce(
    (sum, { leftOut, isBulkRefused }) => (isBulkRefused ? sum : sum + leftOut),
    0,
  );
}

/** A count, or a placeholder of the width of two digits while it is loading. */
function Awaited({ children }: { children: number | undefined }) {
  return children ?? <span className={classes.coming}>–</span>;
}
