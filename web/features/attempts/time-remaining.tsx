import { VisuallyHidden } from '@mantine/core';
import { IconAlarm, IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { countdownAnnouncement, formatCountdown, LAST_MINUTE_SECONDS } from './countdown.ts';
import { remainingSeconds } from './server-clock.ts';
import classes from './sitting-bar.module.css';
import type { Deadline } from './use-deadline.ts';

/** Often enough that no second is skipped. */
const TICK_MS = 200;

interface TimeRemainingProps {
  deadline: Deadline;
  /** Called once, when the time is over. */
  onElapsed: () => void;
}

/** The countdown by the server's clock, spoken at ten, five and one minute. */
export function TimeRemaining({ deadline: { deadlineAt, clock }, onElapsed }: TimeRemainingProps) {
  const [seconds, setSeconds] = useState(() => remainingSeconds(deadlineAt, clock()));
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(seconds);
  const isLastMinute = seconds < LAST_MINUTE_SECONDS;
  const Icon = isLastMinute ? IconAlarm : IconClock;

  useEffect(() => {
    const tick = () => {
      const now = remainingSeconds(deadlineAt, clock());
      const spoken = countdownAnnouncement(before.current, now);
      if (spoken !== undefined) setAnnouncement(spoken);
      before.current = now;
      setSeconds(now);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineAt, clock]);

  useEffect(() => {
    if (seconds === 0) onElapsed();
  }, [seconds, onElapsed]);

  return (
    <>
      <div className={classes.time} data-last-minute={isLastMinute || undefined} role="timer">
        <Icon size={20} aria-hidden />
        <span className={classes.timeLabel}>Time Remaining</span>
        <strong className={classes.digits}>{formatCountdown(seconds)}</strong>
      </div>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
    </>
  );
}
