import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import { useAnswersSummary } from '../answer-sync/use-answer-sync.ts';
import { goToQuestion } from './go-to-question.ts';
import type { OneAtATime } from './use-one-at-a-time.ts';
import classes from './question-strip.module.css';

interface QuestionStripProps {
  sync: AnswerSync;
  questionIds: readonly string[];
  flagged: readonly string[];
  oneAtATime: OneAtATime;
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The numbers of all questions, marked as answered or flagged; each links to its question. A single
 * tab stop.
 */
export function QuestionStrip({ sync, questionIds, flagged, oneAtATime }: QuestionStripProps) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = current + (step ?? 0);
    if (step === undefined || next < 0 || next >= questionIds.length) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <nav aria-label="Questions">
      <ol ref={list} className={classes.strip}>
        {questionIds.map((questionId, index) => (
          <li key={questionId}>
            <Step
              sync={sync}
              questionId={questionId}
              number={index + 1}
              isFlagged={flagged.includes(questionId)}
              isShown={oneAtATime.isOn && index === oneAtATime.current}
              tabIndex={index === current ? 0 : -1}
              onClick={() => {
                flushSync(() => oneAtATime.show(index));
                goToQuestion(questionId);
              }}
              onFocus={() => setCurrent(index)}
              onKeyDown={walk}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  sync: AnswerSync;
  questionId: string;
  number: number;
  isFlagged: boolean;
  /** True for the question on the screen, if one is shown at a time. */
  isShown: boolean;
  tabIndex: number;
  onClick: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Step({ sync, questionId, number, isFlagged, isShown, ...button }: StepProps) {
  const isAnswered = useAnswersSummary(sync, () => !isUnanswered(sync.view(questionId).answer));
  const state = `${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`;
  return (
    <UnstyledButton
      className={classes.step}
      data-answered={isAnswered || undefined}
      data-flagged={isFlagged || undefined}
      aria-label={`Go to question ${number}, ${state}`}
      aria-current={isShown ? 'step' : undefined}
      {...button}
    >
      {number}
    </UnstyledButton>
  );
}
