import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  SUBMITTED_REDIRECT_SECONDS,
  TIME_UP_REDIRECT_SECONDS,
} from '../../../../shared/business-rules.ts';
import type { Receipt } from '../../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { paths } from '../../../paths.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import type { AnswerWrite } from '../answer-sync/answer-record.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import classes from '../notice.module.css';
import { ReceiptCard } from './receipt-card.tsx';
import type { AttemptEnd, LastWords } from './submit-attempt.ts';

/**
 * Loaded lazily, to keep it out of the first download. If it fails offline, the end of the quiz
 * still shows.
 */
export const loadHelpLines = async () => {
  const welfare = await import('../../welfare/public.ts').catch(() => null);
  return { default: welfare?.HelpLines ?? (() => null) };
};
const HelpLines = lazy(loadHelpLines);

export const endTitles: Record<AttemptEnd, string> = {
  submitted: attemptsMessages.completed,
  'time-up': attemptsMessages.timeIsUp,
  elsewhere: attemptsMessages.endedElsewhere,
};

interface AttemptEndedProps {
  quizCode: string;
  end: AttemptEnd;
  receipt: Receipt | undefined;
  lastWords: LastWords;
  sync: Pick<AnswerSync, 'isKeptOnDevice' | 'unsent' | 'otherWords'>;
}

/** Words that are only on this page. */
function Quotes({ of }: { of: readonly AnswerWrite[] }) {
  return of.map(({ questionId, answer }) => (
    <blockquote key={questionId} className={classes.onlyHere}>
      {answer}
    </blockquote>
  ));
}

function lastWordsSentence(lastWords: LastWords, isKeptOnDevice: boolean): string | undefined {
  if (lastWords === 'taken') return undefined;
  if (lastWords === 'newer-elsewhere') return attemptsMessages.newerHandedIn;
  return isKeptOnDevice ? attemptsMessages.tooLate : attemptsMessages.tooLateInPage;
}

/**
 * Says that the attempt is over; the dashboard follows by itself (spec section 2, Enter quiz
 * screen).
 */
export function AttemptEnded(props: AttemptEndedProps) {
  const { quizCode, end, receipt, lastWords, sync } = props;
  const navigate = useNavigate();
  const warning = lastWordsSentence(lastWords, sync.isKeptOnDevice);
  // Whoever pressed Submit & Finish was asked about them.
  const otherWords = end === 'submitted' ? [] : sync.otherWords();
  const isToBeRead = warning !== undefined || otherWords.length > 0;
  const isOnlyHere = lastWords === 'newer-elsewhere' || !sync.isKeptOnDevice;
  const onlyHere = warning !== undefined && isOnlyHere ? sync.unsent() : [];
  const isTimeUp = end === 'time-up';
  const [seconds, setSeconds] = useState(
    isTimeUp ? TIME_UP_REDIRECT_SECONDS : SUBMITTED_REDIRECT_SECONDS,
  );

  useEffect(() => {
    if (isToBeRead) return undefined;
    const timer = setInterval(() => setSeconds((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [isToBeRead]);

  useEffect(() => {
    if (seconds === 0) void navigate(paths.dashboard, { replace: true });
  }, [seconds, navigate]);

  return (
    <PageShell title={endTitles[end]} width="narrow">
      <div className={classes.notice}>
        <Text>Your answers are with your teacher.</Text>
        {receipt !== undefined && <ReceiptCard quizCode={quizCode} receipt={receipt} />}
        {warning !== undefined && <Text role="alert">{warning}</Text>}
        <Quotes of={onlyHere} />
        {otherWords.length > 0 && <Text role="alert">{attemptsMessages.otherWordsLeft}</Text>}
        <Quotes of={otherWords} />
        {!isToBeRead && (
          <Text c="dimmed">
            {isTimeUp
              ? `You will be redirected to the dashboard in ${TIME_UP_REDIRECT_SECONDS} seconds.`
              : `Redirecting to dashboard in ${seconds} seconds.`}
          </Text>
        )}
        <Button onClick={() => void navigate(paths.dashboard, { replace: true })}>
          {isToBeRead ? 'Back to Dashboard' : 'Go now'}
        </Button>
        {/* Rendered last, because it arrives a moment later and must not move the button under a
           finger. */}
        <Suspense>
          <HelpLines />
        </Suspense>
      </div>
    </PageShell>
  );
}
