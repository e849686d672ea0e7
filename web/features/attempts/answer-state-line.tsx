import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCloudCheck } from '../../icons/cloud-check.ts';
import { IconDeviceFloppy } from '../../icons/device-floppy.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import type { AnswerStatus } from './answer-sync/answer-book.ts';
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

/** Only what needs attention is spoken; a voice that says "Kept" all the time is no help. */
const spoken: ReadonlySet<AnswerStatus> = new Set(['refused', 'replaced']);

interface AnswerStateLineProps {
  status: AnswerStatus;
  /** The button says "Saved ✓" already; only what is not so is said here. */
  isLocked: boolean;
  /** False where the browser refuses to keep a copy, so that closing the page would lose it. */
  isKeptOnDevice: boolean;
}

/** Where an answer is: with the server, on its way, or on this device. */
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
      {/* There before it has anything to say, or it would not be listened to. */}
      <span aria-live="polite" className={classes.spoken}>
        {isSpoken && line}
      </span>
      {!isSpoken && line}
    </span>
  );
}
