import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isUnanswered } from '../../../../shared/business-rules.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import { answerFieldId, useAnswersSummary } from '../answer-sync/use-answer-sync.ts';
import classes from './question-strip.module.css';

interface QuestionStripProps {
  sync: AnswerSync;
  questionIds: readonly string[];
  flagged: readonly string[];
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The numbers of all questions, answered or flagged; each leads to its question. One tab stop. */
export function QuestionStrip({ sync, questionIds, flagged }: QuestionStripProps) {
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
              tabIndex={index === current ? 0 : -1}
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
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Step({ sync, questionId, number, isFlagged, ...button }: StepProps) {
  const isAnswered = useAnswersSummary(sync, () => !isUnanswered(sync.view(questionId).answer));
  const state = `${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`;
  return (
    <UnstyledButton
      className={classes.step}
      data-answered={isAnswered || undefined}
      data-flagged={isFlagged || undefined}
      aria-label={`Go to question ${number}, ${state}`}
      onClick={() => goTo(questionId)}
      {...button}
    >
      {number}
    </UnstyledButton>
  );
}

/** Leads to the question; its answer gets the focus, as a keyboard's next key is meant for it. */
function goTo(questionId: string): void {
  const field = document.getElementById(answerFieldId(questionId));
  const card = document.getElementById(`title-${questionId}`)?.closest('section');
  card?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}
