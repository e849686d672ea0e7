import { IconCloudOff } from '../../icons/cloud-off.ts';
import { useSyncExternalStore } from 'react';
import { isUnanswered } from '../../../shared/unanswered.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import type { AttemptTime } from './clock/attempt-clock.ts';
import { connectionSentence } from './connection.ts';
import classes from './attempt-bar.module.css';
import { QuestionStrip } from './strip/question-strip.tsx';
import type { OneAtATime } from './strip/use-one-at-a-time.ts';
import { TimeRemaining } from './clock/time-remaining.tsx';
import { useAnswersSummary } from './answer-sync/use-answer-sync.ts';
import { useIsOnline } from './connection.ts';

interface AttemptBarProps {
  sync: AnswerSync;
  questionIds: readonly string[];
  flagged: readonly string[];
  oneAtATime: OneAtATime;
  time: AttemptTime;
  onElapsed: () => void;
}

/** The bar that stays visible while the questions scroll: time, progress, and a lost connection. */
export function AttemptBar(props: AttemptBarProps) {
  const { sync, questionIds, flagged, oneAtATime, time, onElapsed } = props;
  const isOnline = useIsOnline();
  const answered = useAnswersSummary(
    sync,
    () => questionIds.filter((id) => !isUnanswered(sync.view(id).answer)).length,
  );
  const hasKept = useAnswersSummary(sync, () =>
    questionIds.some((id) => sync.view(id).status === 'kept'),
  );
  const isForeign = useAnswersSummary(sync, () => sync.isForeign);
  const isSignedOut = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isExpired);
  // If the student is signed out, or someone else is signed in, another notice says so: the server
  // does respond.
  const isCutOff = !isForeign && !isSignedOut && (!isOnline || hasKept);

  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <TimeRemaining time={time} onElapsed={onElapsed} />
        {questionIds.length > 0 && (
          <span className={classes.progress}>
            <strong>{answered}</strong> of {questionIds.length} answered
          </span>
        )}
      </div>
      {questionIds.length > 1 && <QuestionStrip {...{ sync, questionIds, flagged, oneAtATime }} />}
      <output>
        {isCutOff && (
          <span className={classes.offline}>
            <IconCloudOff size={18} aria-hidden />
            <span>{connectionSentence({ isOnline, isKeptOnDevice: sync.isKeptOnDevice })}</span>
          </span>
        )}
      </output>
    </div>
  );
}
