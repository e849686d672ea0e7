import { Button } from '@mantine/core';
import { IconChecks } from '../../../icons/checks.ts';
import { InkBar } from '../../../ui/marks/ink-bar.tsx';
import type { ToCheck } from '../check-first/use-to-check.ts';
import { useMarkDraftCount } from '../decisions/mark-drafts.ts';
import { deskButton } from './desk-button.ts';
import { useDesk } from './desk-context.ts';
import { useAgreement } from '../ten-first/use-blind-sample.ts';
import { sumOfLeftOut, useBulkAcceptance } from './use-bulk-acceptance.ts';
import classes from './ink-strip.module.css';

interface InkStripProps {
  /** The number of answers in the quiz, or in the class on the desk. */
  total: number;
  counts: Pick<ToCheck, 'inked' | 'pencilWithoutDoubt' | 'unmarked'> | undefined;
}

/** How much of the quiz is in ink, with a button that accepts everything without doubts. */
export function InkStrip({ total, counts }: InkStripProps) {
  const { isLocked } = useDesk();
  const unsaved = useMarkDraftCount();
  const agreement = useAgreement();
  const accept = useBulkAcceptance();
  const inked = counts?.inked ?? 0;
  const unmarked = counts?.unmarked ?? 0;
  const pencil = counts === undefined ? 0 : Math.max(0, total - inked - unmarked);
  const sure = counts?.pencilWithoutDoubt ?? 0;
  const leftOut = sumOfLeftOut(agreement.data?.questions ?? []);
  const isReady = sure + leftOut > 0 && !agreement.isPending;
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
        onClick={() => {
          if (isReady) void accept({ kind: 'without-doubt' });
        }}
      >
        Accept all unflagged (<Awaited>{counts && sure}</Awaited>)
      </Button>
    </div>
  );
}

/** A count, or a placeholder of the width of two digits while it is loading. */
function Awaited({ children }: { children: number | undefined }) {
  return children ?? <span className={classes.coming}>–</span>;
}
