import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCloudCheck } from '../../icons/cloud-check.ts';
import { IconDeviceFloppy } from '../../icons/device-floppy.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import type { AnswerStatus } from './answer-sync/answer-record.ts';
import classes from './answer-state-line.module.css';

const sentences: Record<AnswerStatus, string> = {
  blank: '',
  saving: 'Saving…',
  saved: attemptsMessages.keptAutomatically,
  kept: attemptsMessages.keptOnDevice,
  refused: attemptsMessages.saveFailed,
  replaced: attemptsMessages.answerSuperseded,
};

const icons: Partial<Record<AnswerStatus, typeof IconCloudCheck>> = {
  saved: IconCloudCheck,
  kept: IconDeviceFloppy,
  refused: IconAlertTriangle,
  replaced: IconCloudCheck,
};

/**
 * Statuses announced to screen readers: only what needs attention, because hearing "Kept" all the
 * time is no help.
 */
const spoken: ReadonlySet<AnswerStatus> = new Set(['refused', 'replaced']);

interface AnswerStateLineProps {
  status: AnswerStatus;
  /** True if the button already says "Saved ✓", so that the line says only what differs. */
  isLocked: boolean;
  /**
   * False if the browser refuses to keep a copy, so that closing the page would lose the answer.
   */
  isKeptOnDevice: boolean;
}

/** Says where an answer is: on the server, on its way, or on this device. */
export function AnswerStateLine({ status, isLocked, isKeptOnDevice }: AnswerStateLineProps) {
  const isSilent = isLocked && status === 'saved';
  const Icon = isSilent ? undefined : icons[status];
  const isOnlyInPage = status === 'kept' && !isKeptOnDevice;
  const isSpoken = spoken.has(status);
  const line = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {isOnlyInPage ? attemptsMessages.keptInPage : !isSilent && sentences[status]}
    </>
  );
  return (
    <span className={classes.state} data-status={status}>
      {/* Rendered while still empty, because a live region that is added later is not announced. */}
      <span aria-live="polite" className={classes.spoken}>
        {isSpoken && line}
      </span>
      {!isSpoken && line}
    </span>
  );
}
