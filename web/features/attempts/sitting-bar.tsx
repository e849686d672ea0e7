import { IconCloudOff } from '@tabler/icons-react';
import { isUnanswered } from '../../../shared/business-rules.ts';
import type { AnswerSync } from './answer-sync.ts';
import classes from './sitting-bar.module.css';
import { TimeRemaining } from './time-remaining.tsx';
import { useAnswersSummary } from './use-answer-sync.ts';
import type { Deadline } from './use-deadline.ts';
import { useIsOnline } from './use-is-online.ts';

interface SittingBarProps {
  sync: AnswerSync;
  questionIds: readonly string[];
  deadline: Deadline;
  onElapsed: () => void;
}

/** What stays in sight while the questions scroll: the time, the progress, a lost connection. */
export function SittingBar({ sync, questionIds, deadline, onElapsed }: SittingBarProps) {
  const isOnline = useIsOnline();
  const answered = useAnswersSummary(
    sync,
    () => questionIds.filter((id) => !isUnanswered(sync.view(id).answer)).length,
  );
  const hasKept = useAnswersSummary(sync, () =>
    questionIds.some((id) => sync.view(id).status === 'kept'),
  );

  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <TimeRemaining deadline={deadline} onElapsed={onElapsed} />
        <span className={classes.progress}>
          <strong>{answered}</strong> of {questionIds.length} answered
        </span>
      </div>
      <output>
        {(!isOnline || hasKept) && (
          <span className={classes.offline}>
            <IconCloudOff size={18} aria-hidden />
            <span>
              {isOnline ? 'The server cannot be reached right now.' : 'You are offline.'} Keep
              going: your answers are safe on this device and will be sent by themselves.
            </span>
          </span>
        )}
      </output>
    </div>
  );
}
