import { Button, Kbd, Text, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { typingTestMessages } from '../../../shared/messages/typing-test.ts';
import { scoreTyping, wordAt } from '../../../shared/typing-score.ts';
import { StartCountdown } from './start-countdown.tsx';
import { TypingField } from './typing-field.tsx';
import { TypingFigures } from './typing-figures.tsx';
import classes from './typing-panel.module.css';
import { resultSentence, TypingResult } from './typing-result.tsx';
import { TypingWords } from './typing-words.tsx';
import { type TypingPhase, useTypingRun } from './use-typing-run.ts';

/** The test: figures, words, the field and the start button. */
export function TypingPanel() {
  const { phase, session, typed, startedAt, startProblem, isBest, ...run } = useTypingRun();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isPasteRefused, setIsPasteRefused] = useState(false);
  const committed = typed.words.map((word) => word.typed);
  const text = { committed, unfinished: typed.unfinished };
  const score = scoreTyping(session.words, text);
  const isUnderWay = phase !== 'idle' && phase !== 'finished';

  const start = () => {
    setIsPasteRefused(false);
    // Phones open their keyboard only for a field that gets the focus within the click handler.
    flushSync(() => void run.start());
    // A phone's keyboard covers half of the screen, and zoom as much of the window, so the words
    // are scrolled into the other half.
    if (matchMedia('(pointer: coarse), (height < 700px)').matches) panel.current?.scrollIntoView();
    field.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={panel} className={classes.panel} aria-label="Test">
      <TypingFigures
        isRunning={phase === 'running'}
        isFinished={phase === 'finished'}
        startedAt={startedAt}
        words={session.words}
        text={text}
      />
      <div className={classes.stage} data-phase={phase}>
        {(phase === 'idle' || phase === 'starting') && <Introduction />}
        {(phase === 'countdown' || phase === 'running') && (
          <TypingWords words={session.words} text={text} />
        )}
        {phase === 'countdown' && <StartCountdown onElapsed={run.begin} />}
        {phase === 'finished' && <TypingResult score={score} isBest={isBest} />}
      </div>
      <VisuallyHidden component="output">
        {phase === 'running' && wordAt(session.words, committed.length)}
        {phase === 'finished' && resultSentence(score, isBest)}
      </VisuallyHidden>
      <div className={classes.controls}>
        <TypingField
          ref={field}
          phase={phase}
          onType={(read) => {
            setIsPasteRefused(false);
            run.type(read);
          }}
          onPaste={() => setIsPasteRefused(true)}
          onEscape={run.stop}
        />
        {isUnderWay ? (
          <Button variant="default" className={classes.button} onClick={run.stop}>
            Stop
          </Button>
        ) : (
          <Button className={classes.button} onClick={start}>
            {phase === 'finished' ? 'Try Again' : 'Start Test'}
          </Button>
        )}
      </div>
      <div className={classes.note}>
        <Note
          phase={phase}
          problem={isPasteRefused ? typingTestMessages.pastingDisabled : startProblem}
        />
      </div>
    </section>
  );
}

function Introduction() {
  return (
    <div className={classes.introduction}>
      <p className={classes.lead}>Type the words that appear, as fast and as exactly as you can.</p>
      <p>A space takes you to the next word. You have 30 seconds.</p>
    </div>
  );
}

/** A line of text below the field, present from the start so that nothing moves. */
function Note({ phase, problem }: { phase: TypingPhase; problem: string }) {
  return (
    <>
      <span role="alert" className={classes.problem}>
        {problem}
      </span>
      {!problem && (phase === 'countdown' || phase === 'running') && (
        <Text component="span" c="dimmed" size="sm" className={classes.hint}>
          <Kbd size="xs">Esc</Kbd> stops the test
        </Text>
      )}
    </>
  );
}
