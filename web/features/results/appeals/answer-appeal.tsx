import { Button } from '@mantine/core';
import { IconMessageQuestion } from '../../../icons/message-question.ts';
import { useEffect, useRef, useState } from 'react';
import type { ScoredAnswer } from '../../../../shared/contract/results.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { AppealForm } from './appeal-form.tsx';
import classes from './answer-appeal.module.css';
import { AppealState, type Over } from './appeal-state.tsx';
import { useAppeal } from './use-appeal.ts';

interface AnswerAppealProps {
  answer: ScoredAnswer;
  /** The question's number, from 1. */
  number: number;
  isOver: Over;
}

/** Lets a student question a mark, once, and shows the outcome. */
export function AnswerAppeal({ answer, number, isOver }: AnswerAppealProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const close = () => setIsAsking(false);
  const finish = () => {
    close();
    setHasAsked(true);
  };
  // Kept here rather than in the dialog, so that typed text survives closing it.
  const form = useAppeal(answer, finish);

  // The focused button is replaced by the outcome.
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
          isOver={isOver}
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
