import { useEffect, useState } from 'react';
import { TYPING_TEST_SECONDS } from '../../../shared/typing-numbers.ts';
import { scoreTyping, type TypedText } from '../../../shared/typing-score.ts';
import classes from './typing-figures.module.css';

const TICK_MS = 200;

interface TypingFiguresProps {
  isRunning: boolean;
  isFinished: boolean;
  /** A time from `performance.now()`. */
  startedAt: number;
  words: readonly string[];
  text: TypedText;
}

/** Time left, live WPM, accuracy and number of words. */
export function TypingFigures({
  isRunning,
  isFinished,
  startedAt,
  words,
  text,
}: TypingFiguresProps) {
  const gone = useSecondsGone(isRunning, startedAt);
  const seconds = isFinished ? TYPING_TEST_SECONDS : gone;
  // In the first second, a single key would give hundreds of words a minute.
  const score = scoreTyping(words, text, Math.max(1, seconds));
  const left = isFinished ? 0 : Math.max(0, Math.ceil(TYPING_TEST_SECONDS - seconds));
  return (
    <dl className={classes.figures}>
      <Figure name="Time left" value={`${left} s`} isUrgent={isRunning && left <= 5} />
      <Figure name="WPM" value={String(score.wpm)} />
      <Figure name="Accuracy" value={score.charsTyped === 0 ? '–' : `${score.accuracy}%`} />
      <Figure name="Words" value={String(score.wordsCompleted)} />
    </dl>
  );
}

function Figure({ name, value, isUrgent }: { name: string; value: string; isUrgent?: boolean }) {
  return (
    <div className={classes.figure} data-urgent={isUrgent || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Returns the seconds since the start during a run, otherwise 0. */
function useSecondsGone(isRunning: boolean, startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isRunning ? Math.max(0, now - startedAt) / 1000 : 0;
}
