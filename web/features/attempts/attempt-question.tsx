import { Button } from '@mantine/core';
import { IconPencil } from '../../icons/pencil.ts';
import { memo } from 'react';
import { isUnanswered } from '../../../shared/unanswered.ts';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { QuestionCard } from '../../ui/questions/question-card.tsx';
import { answerFieldId } from './answer-sync/use-answer-sync.ts';
import { AnswerStateLine } from './answer-state-line.tsx';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import type { Aids } from './load-aids.ts';
import classes from './attempt-view.module.css';
import { useAnswer } from './answer-sync/use-answer-sync.ts';
import { FlagButton } from './strip/flag-button.tsx';
import { useLengthLimit } from './use-length-limit.ts';

interface AttemptQuestionProps {
  question: Attempt['questions'][number];
  /** From 1. */
  number: number;
  sync: AnswerSync;
  /** True while the attempt is being submitted and nothing can be changed. */
  isFrozen: boolean;
  isFlagged: boolean;
  onFlag: (questionId: string) => void;
  /** Only for a student with the read-aloud arrangement. */
  ReadAloud: Aids['ReadAloud'];
}

/** One question with its answer, which can be written, saved (locked) and reopened. */
export const AttemptQuestion = memo(function AttemptQuestion({
  question,
  number,
  sync,
  isFrozen,
  isFlagged,
  onFlag,
  ReadAloud,
}: AttemptQuestionProps) {
  const { questionId } = question;
  const { answer, isSaved, status, lost } = useAnswer(sync, questionId);
  const isBlank = isUnanswered(answer);
  const { tooLong, refuseTooLong, forgetTooLong } = useLengthLimit();

  return (
    <QuestionCard
      id={questionId}
      question={question}
      number={number}
      answerBox={{
        id: answerFieldId(questionId),
        value: answer,
        readOnly: isSaved || isFrozen,
        onChange: (event) => {
          forgetTooLong();
          sync.type(questionId, event.currentTarget.value);
        },
        onBlur: () => sync.sendNow(questionId),
        onPaste: refuseTooLong,
        error: tooLong,
        errorProps: { role: 'alert' },
      }}
      choice={{
        id: answerFieldId(questionId),
        value: answer,
        readOnly: isSaved || isFrozen,
        onChoose: (chosen) => {
          sync.type(questionId, chosen);
          sync.sendNow(questionId);
        },
      }}
      isSaved={isSaved}
      flag={
        <FlagButton number={number} isFlagged={isFlagged} onToggle={() => onFlag(questionId)} />
      }
      aid={ReadAloud && <ReadAloud number={number} question={question} />}
      state={
        <>
          {lost && (
            <div role="alert" className={classes.lost}>
              {attemptsMessages.otherWords}
              <blockquote>{lost}</blockquote>
              <Button
                variant="default"
                disabled={isFrozen}
                onClick={() => {
                  sync.type(questionId, lost);
                  putCaretAtEnd(questionId);
                }}
              >
                Use these words
              </Button>
            </div>
          )}
          <AnswerStateLine
            status={status}
            isLocked={isSaved}
            isKeptOnDevice={sync.isKeptOnDevice}
          />
        </>
      }
      actions={
        <>
          {isSaved && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              disabled={isFrozen}
              onClick={() => {
                sync.edit(questionId);
                putCaretAtEnd(questionId);
              }}
            >
              Edit Answer
            </Button>
          )}
          <Button
            variant={isSaved ? 'light' : 'filled'}
            className={classes.save}
            disabled={isFrozen || (isBlank && !isSaved)}
            aria-disabled={isSaved || undefined}
            onClick={() => {
              if (!isSaved) sync.save(questionId);
            }}
          >
            {isSaved ? 'Saved ✓' : 'Save'}
          </Button>
        </>
      }
    />
  );
});

/** Moves the caret to the end, so that the student continues where they stopped. */
function putCaretAtEnd(questionId: string): void {
  const field = document.getElementById(answerFieldId(questionId));
  field?.focus();
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.setSelectionRange(field.value.length, field.value.length);
}
