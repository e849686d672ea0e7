import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { MAX_ANSWER_CHARACTERS } from '../../../shared/business-rules.ts';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import { QuestionText } from '../../ui/question-text.tsx';
import { answerFieldId } from './answer-field-id.ts';
import { AnswerStateLine } from './answer-state-line.tsx';
import type { AnswerSync } from './answer-sync.ts';
import classes from './question-card.module.css';
import { useAnswer } from './use-answer-sync.ts';

type SittingQuestion = Attempt['questions'][number];

const rowsBySize: Record<SittingQuestion['textBoxSize'], number> = {
  small: 2,
  medium: 4,
  large: 9,
};

interface QuestionCardProps {
  question: SittingQuestion;
  /** From 1. */
  number: number;
  sync: AnswerSync;
  /** While the attempt is being submitted nothing can be changed. */
  isFrozen: boolean;
}

/** One question with its answer: written, saved (locked) and opened again. */
export const QuestionCard = memo(function QuestionCard({
  question,
  number,
  sync,
  isFrozen,
}: QuestionCardProps) {
  const { questionId, questionText, questionImageURL, maxMark, textBoxSize } = question;
  const { answer, isSaved, status } = useAnswer(sync, questionId);
  const titleId = `title-${questionId}`;
  const textId = `text-${questionId}`;
  const isBlank = answer.trim() === '';

  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <header className={classes.top}>
        <h2 id={titleId} className={classes.title}>
          Question {number}
        </h2>
        <span className={classes.marks}>
          {maxMark} {maxMark === 1 ? 'mark' : 'marks'}
        </span>
      </header>
      <div id={textId} className={classes.question}>
        {questionImageURL !== null && (
          <img
            src={questionImageURL}
            alt={questionText === '' ? `Question ${number}` : `Picture for question ${number}`}
            className={classes.image}
          />
        )}
        {questionText !== '' && <QuestionText text={questionText} />}
      </div>
      <Textarea
        id={answerFieldId(questionId)}
        aria-label={`Your answer to question ${number}`}
        aria-describedby={textId}
        placeholder="Write your answer here"
        autosize
        minRows={rowsBySize[textBoxSize]}
        maxLength={MAX_ANSWER_CHARACTERS}
        value={answer}
        readOnly={isSaved || isFrozen}
        data-saved={isSaved || undefined}
        classNames={{ input: classes.answer }}
        onChange={(event) => sync.type(questionId, event.currentTarget.value)}
        onBlur={() => sync.sendNow(questionId)}
      />
      <div className={classes.bottom}>
        <AnswerStateLine status={status} />
        <div className={classes.actions}>
          {isSaved && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              disabled={isFrozen}
              onClick={() => sync.edit(questionId)}
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
        </div>
      </div>
    </section>
  );
});
