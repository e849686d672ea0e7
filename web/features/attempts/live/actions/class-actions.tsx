import { Button } from '@mantine/core';
import { IconClockPlus } from '../../../../icons/clock-plus.ts';
import { IconLock } from '../../../../icons/lock.ts';
import { IconLockOpen } from '../../../../icons/lock-open.ts';
import { liveAttemptsMessages } from '../../../../../shared/messages/live-attempts.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { useClassInAddress, useLockQuiz } from '../../../quizzes/public.ts';
import { isUnderWay } from '../attempt-view.ts';
import classes from '../attempts.module.css';
import { useSupervision } from './supervision.tsx';
import { type LiveQuiz, useRefreshLiveAttempts } from '../use-attempts.ts';

/** Actions for the whole class: whether students may still start, and more time for all. */
export function ClassActions({ quiz }: { quiz: LiveQuiz }) {
  const { addTime } = useSupervision();
  return (
    <div className={classes.actions}>
      {quiz.abilities.canLock && <LockButton quiz={quiz} />}
      <Button
        leftSection={<IconClockPlus size={18} aria-hidden />}
        disabled={!quiz.items.some(isUnderWay)}
        onClick={() => addTime(null)}
      >
        Add time for everyone
      </Button>
    </div>
  );
}

const saidOfQuiz = {
  lock: 'Lock Quiz',
  unlock: 'Unlock Quiz',
  locked: liveAttemptsMessages.locked,
  unlocked: liveAttemptsMessages.unlocked,
};
const saidOfClass = {
  lock: 'Lock for this class',
  unlock: 'Unlock for this class',
  locked: liveAttemptsMessages.lockedForClass,
  unlocked: liveAttemptsMessages.unlockedForClass,
};

/** Locks the quiz, or only one class if the list is limited to it. */
function LockButton({ quiz: { quizCode, locked } }: { quiz: LiveQuiz }) {
  const refresh = useRefreshLiveAttempts();
  const { teacherCode } = useClassInAddress();
  const said = teacherCode === undefined ? saidOfQuiz : saidOfClass;
  const lock = useLockQuiz({ quizCode, teacherCode }, (isLocked) => {
    toast.success(isLocked ? said.locked : said.unlocked);
    void refresh();
  });
  // The icon shows what a press does, as the label does.
  const Icon = locked ? IconLockOpen : IconLock;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={lock.isPending}
      onClick={() => lock.setLocked(!locked)}
    >
      {locked ? said.unlock : said.lock}
    </Button>
  );
}
