import { useCallback, useEffect, useState } from 'react';
import { sessionExpiry } from '../../api/session-expiry.ts';
import { startAttempt } from './start-attempt.ts';
import type { OpenAttempt } from './start-attempt.ts';
import { remainingSeconds } from './server-clock.ts';
import type { ServerClock } from './server-clock.ts';
import { isOverRefusal } from './start-refusal.ts';

/** The end of the attempt, and the clock to read it by. */
export interface Deadline {
  deadlineAt: string;
  clock: ServerClock;
}

const LAST_CHECK_SECONDS = 8;
/** A class that started together does not ask all in the same moment. */
const LAST_CHECK_SPREAD_SECONDS = 10;

/**
 * The deadline as the server sees it now. It is asked again when the page comes back to the front
 * (a device that slept has lost its clock), when the network does, and shortly before the end, so
 * that extra time given meanwhile counts (design, section 5).
 */
export function useDeadline({ attempt, clock }: OpenAttempt, onOver: () => void): Deadline {
  const { quizCode } = attempt;
  const [deadline, setDeadline] = useState<Deadline>({ deadlineAt: attempt.deadlineAt, clock });

  const check = useCallback(async () => {
    if (sessionExpiry.isExpired()) return;
    try {
      const now = await startAttempt(quizCode);
      setDeadline({ deadlineAt: now.attempt.deadlineAt, clock: now.clock });
    } catch (error) {
      if (isOverRefusal(error)) onOver();
    }
  }, [quizCode, onOver]);

  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const onOnline = () => void check();
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('online', onOnline);
    };
  }, [check]);

  useEffect(() => {
    const ahead = LAST_CHECK_SECONDS + Math.random() * LAST_CHECK_SPREAD_SECONDS;
    const wait = remainingSeconds(deadline.deadlineAt, deadline.clock()) - ahead;
    if (wait <= LAST_CHECK_SPREAD_SECONDS) return undefined;
    const timer = setTimeout(() => void check(), wait * 1000);
    return () => clearTimeout(timer);
  }, [deadline, check]);

  return deadline;
}
