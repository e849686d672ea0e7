import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  SUBMITTED_REDIRECT_SECONDS,
  TIME_UP_REDIRECT_SECONDS,
} from '../../../shared/business-rules.ts';
import type { Receipt } from '../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { paths } from '../../paths.ts';
import { PageShell } from '../../ui/page-shell.tsx';
import classes from './notice.module.css';
import { ReceiptCard } from './receipt-card.tsx';

/** Not part of the way in. Without a network the end of a quiz is said all the same. */
export const loadHelpLines = async () => {
  const welfare = await import('../welfare/public.ts').catch(() => null);
  return { default: welfare?.HelpLines ?? (() => null) };
};
const HelpLines = lazy(loadHelpLines);

/** By the student, by the clock, or elsewhere: in another tab, or by the teacher. */
export type AttemptEnd = 'submitted' | 'time-up' | 'elsewhere';

const titles: Record<AttemptEnd, string> = {
  submitted: attemptsMessages.completed,
  'time-up': attemptsMessages.timeIsUp,
  elsewhere: attemptsMessages.endedElsewhere,
};

interface AttemptEndedProps {
  quizCode: string;
  end: AttemptEnd;
  receipt: Receipt | undefined;
  /** Words came too late to be submitted, and are still on this device. */
  hasLateAnswers: boolean;
}

/** The attempt is over; the dashboard follows by itself (spec section 2, Enter quiz screen). */
export function AttemptEnded({ quizCode, end, receipt, hasLateAnswers }: AttemptEndedProps) {
  const navigate = useNavigate();
  const isTimeUp = end === 'time-up';
  const [seconds, setSeconds] = useState(
    isTimeUp ? TIME_UP_REDIRECT_SECONDS : SUBMITTED_REDIRECT_SECONDS,
  );

  useEffect(() => {
    if (hasLateAnswers) return undefined;
    const timer = setInterval(() => setSeconds((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [hasLateAnswers]);

  useEffect(() => {
    if (seconds === 0) void navigate(paths.dashboard, { replace: true });
  }, [seconds, navigate]);

  return (
    <PageShell title={titles[end]} width="narrow">
      <div className={classes.notice}>
        <Text>Your answers are with your teacher.</Text>
        {receipt !== undefined && <ReceiptCard quizCode={quizCode} receipt={receipt} />}
        {hasLateAnswers ? (
          <Text role="alert">{attemptsMessages.tooLate}</Text>
        ) : (
          <Text c="dimmed">
            {isTimeUp
              ? `You will be redirected to the dashboard in ${TIME_UP_REDIRECT_SECONDS} seconds.`
              : `Redirecting to dashboard in ${seconds} seconds.`}
          </Text>
        )}
        <Button onClick={() => void navigate(paths.dashboard, { replace: true })}>
          {hasLateAnswers ? 'Back to Dashboard' : 'Go now'}
        </Button>
        {/* Last, since it comes a moment later and must not move the button away from a finger. */}
        <Suspense>
          <HelpLines />
        </Suspense>
      </div>
    </PageShell>
  );
}
