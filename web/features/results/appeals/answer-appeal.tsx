import { Button } from '@mantine/core';
import { IconMessageQuestion } from '../../../icons/message-question.ts';
import { useEffect, useRef, useState } from 'react';
import type { ScoredAnswer } from '../../../../shared/contract/results.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AppealForm } from './appeal-form.tsx';
import classes from './answer-appeal.module.css';
import { AppealState } from './appeal-state.tsx';
import { useAppeal } from './use-appeal.ts';

interface AnswerAppealProps {
  answer: ScoredAnswer;
  /** The question's, from 1. */
  number: number;
  isEarlier: boolean;
}

/** Where a student questions a mark, once, and reads what came of it. */
export function AnswerAppeal({ answer, number, isEarlier }: AnswerAppealProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const close = () => setIsAsking(false);
  const finish = () => {
    close();
    setHasAsked(true);
  };
  // Here rather than in the dialog, so that what is typed outlives its closing.
  const form = useAppeal(answer, finish);

  // The button that had the focus gives way to what came of it.
  const isSent = hasAsked && answer.appeal !== null;
  useEffect(() => {
    if (isSent) state.current?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <>
      {answer.appeal !== null && (
        <AppealState
          ref={state}
          appeal={answer.appeal}
          isMarkShown={answer.markAwarded !== 'Pending'}
          isEarlier={isEarlier}
        />
      )}
      {answer.appeal === null && answer.canAppeal && (
        <Button
          variant="subtle"
          color="gray"
          c="dimmed"
          size="compact-md"
          fw={500}
          className={classes.ask}
          leftSection={<IconMessageQuestion size={18} aria-hidden />}
          aria-label={`Question this mark: question ${number}`}
          onClick={() => setIsAsking(true)}
        >
          Question this mark
        </Button>
      )}
      <Dialog isOpen={isAsking} title="Question this mark" onClose={close}>
        <AppealForm answer={answer} number={number} form={form} onCancel={close} />
      </Dialog>
    </>
  );
}
