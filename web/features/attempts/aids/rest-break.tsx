import { Button, Text, Title } from '@mantine/core';
import { IconArmchair } from '../../../icons/armchair.ts';
import { useMutation } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import type { Attempt } from '../../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import {
  type AttemptTime,
  formatCountdown,
  restSecondsLeft,
  timeOf,
} from '../clock/attempt-clock.ts';
import { useIsResting } from '../clock/use-is-resting.ts';
import classes from './rest-break.module.css';

interface RestBreakProps {
  attempt: Attempt;
  sync: AnswerSync;
  time: AttemptTime;
  onTime: (time: AttemptTime) => void;
}

/** Long enough for someone who has just come back to the screen. */
const REST_OVER_TOAST_MS = 10_000;

/** Starts a rest break, and shows it while it runs, with a button to end it. */
export function RestBreak({ attempt, sync, time, onTime }: RestBreakProps) {
  const { quizCode, userId } = attempt;
  const isResting = useIsResting(time);
  const wasResting = useRef(isResting);
  const hasAskedToEnd = useRef(false);
  const offer = useRef<HTMLDivElement>(null);

  const change = useMutation({
    mutationFn: async (kind: 'start' | 'end') => {
      hasAskedToEnd.current = kind === 'end';
      if (kind === 'start') sync.sendAll();
      const sentAt = performance.now();
      const call = kind === 'start' ? client.attempts.startRest : client.attempts.endRest;
      const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
      return timeOf(await call({ quizCode, userId }, { signal }), sentAt);
    },
    onSuccess: onTime,
    onError: (error) => {
      // A rest break that could not be ended ends by itself, and the student must then be notified.
      hasAskedToEnd.current = false;
      toast.error(errorSentence(error, generalMessages.somethingWentWrong));
    },
  });

  useEffect(() => {
    const hasEndedByItself = wasResting.current && !isResting && !hasAskedToEnd.current;
    if (hasEndedByItself) toast.success(attemptsMessages.restOver, REST_OVER_TOAST_MS);
    // The focused panel is gone. A focused button could begin another rest by accident.
    const hasLostFocus = document.activeElement === document.body;
    if (wasResting.current && !isResting && hasLostFocus) offer.current?.focus();
    wasResting.current = isResting;
  }, [isResting]);

  if (isResting) {
    return <RestPanel time={time} isEnding={change.isPending} onEnd={() => change.mutate('end')} />;
  }
  return (
    <RestOffer
      ref={offer}
      secondsLeft={restSecondsLeft(time)}
      isStarting={change.isPending}
      onStart={() => change.mutate('start')}
    />
  );
}

interface RestOfferProps {
  ref: Ref<HTMLDivElement>;
  secondsLeft: number;
  isStarting: boolean;
  onStart: () => void;
}

function RestOffer({ ref, secondsLeft, isStarting, onStart }: RestOfferProps) {
  if (secondsLeft === 0) {
    return (
      <Text ref={ref} tabIndex={-1} size="sm" c="dimmed" mb="md" className={classes.noRest}>
        {attemptsMessages.noRestLeft}
      </Text>
    );
  }
  return (
    <div ref={ref} tabIndex={-1} className={classes.offer}>
      <Button
        variant="default"
        leftSection={<IconArmchair size={18} aria-hidden />}
        loading={isStarting}
        onClick={onStart}
      >
        Take a rest break
      </Button>
      <Text size="sm" c="dimmed">
        <span className={classes.digits}>{formatCountdown(secondsLeft)}</span> of rest left
      </Text>
    </div>
  );
}

interface RestPanelProps {
  time: AttemptTime;
  isEnding: boolean;
  onEnd: () => void;
}

const TICK_MS = 500;

function RestPanel({ time, isEnding, onEnd }: RestPanelProps) {
  const [seconds, setSeconds] = useState(() => restSecondsLeft(time));
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const timer = setInterval(() => setSeconds(restSecondsLeft(time)), TICK_MS);
    return () => clearInterval(timer);
  }, [time]);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={classes.panel} aria-labelledby="rest-title">
      <IconArmchair size={36} className={classes.icon} aria-hidden />
      <Title order={2} id="rest-title" ref={heading} tabIndex={-1} className={classes.title}>
        You are having a rest break
      </Title>
      <Text>The clock is standing still, and your answers are safe.</Text>
      <Text c="dimmed">
        <span className={classes.digits}>{formatCountdown(seconds)}</span> of rest left. The
        questions come back by themselves when it is used up.
      </Text>
      <Button size="md" loading={isEnding} onClick={onEnd}>
        I’m back
      </Button>
    </section>
  );
}
