import { Textarea, type TextareaProps } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { counted } from '../../../shared/counted.ts';
import { MAX_ANSWER_CHARACTERS } from '../../../shared/business-rules.ts';
import type { QuestionKind } from '../../../shared/choice-question.ts';
import type {
  askedFields,
  QuestionContent,
  TextBoxSize,
} from '../../../shared/question-content.ts';
import classes from './question-card.module.css';
import type { ChoiceBoxProps } from './choice-box.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { QuestionText } from './question-text.tsx';

const rowsBySize: Record<TextBoxSize, number> = { small: 2, medium: 4, large: 9 };

/** The parts of a question that a student sees. */
type ShownQuestion = Pick<QuestionContent, (typeof askedFields)[number]>;

interface QuestionCardProps {
  /** The question's id, from which the ids of the elements within are made. */
  id: string;
  question: ShownQuestion;
  /** From 1. */
  number: number;
  answerBox: TextareaProps;
  /** For a question answered by choosing or matching; without it, nothing can be chosen. */
  choice?: Pick<ChoiceBoxProps, 'id' | 'value' | 'readOnly' | 'onChoose'>;
  /** The answer is saved, and locked until it is edited. */
  isSaved?: boolean;
  /** At the end of the title's line. */
  flag?: ReactNode;
  /** Reading aids, shown above the question. */
  aid?: ReactNode;
  /** The save state of the answer, at the foot of the card. */
  state?: ReactNode;
  /** The Save and Edit Answer buttons. */
  actions: ReactNode;
}

/**
 * Loaded lazily, because most quizzes have no options. If they cannot be loaded, the other questions
 * are better than no page.
 */
const ChoiceBox = lazy(() =>
  import('./choice-box.tsx').then(
    (loaded) => ({ default: loaded.ChoiceBox }),
    () => ({ default: BoxNotLoaded }),
  ),
);

function BoxNotLoaded({ id }: Pick<ChoiceBoxProps, 'id'>) {
  return (
    <p id={id} tabIndex={-1} role="alert">
      The options of this question could not be loaded. Reload this page to see them.
    </p>
  );
}

const isTyped = (kind: QuestionKind): kind is keyof typeof placeholders => kind in placeholders;
const placeholders = {
  text: 'Write your answer here',
  term: 'Write a word or a short term',
  number: 'Write a number, with its unit if it has one',
};

const nothingChosen = { value: '', readOnly: true, onChoose: () => undefined };

/** A question with its answer box, as students answer it and as their teacher previews it. */
export function QuestionCard({
  id,
  question,
  number,
  answerBox,
  choice,
  isSaved = false,
  flag,
  aid,
  state,
  actions,
}: QuestionCardProps) {
  const { questionText, questionImageURL, maxMark, textBoxSize } = question;
  const rows = question.kind === 'text' ? rowsBySize[textBoxSize] : 1;
  const titleId = `title-${id}`;
  const textId = `text-${id}`;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <header className={classes.top}>
        <h2 id={titleId} className={classes.title}>
          Question {number}
        </h2>
        <span className={classes.marks}>{counted(maxMark, 'mark')}</span>
        {flag && <span className={classes.flag}>{flag}</span>}
      </header>
      {aid && <div className={classes.aid}>{aid}</div>}
      <div id={textId} className={classes.question}>
        {questionImageURL !== null && (
          <QuestionPicture
            src={questionImageURL}
            label={questionText === '' ? `Question ${number}` : `Picture for question ${number}`}
          />
        )}
        {questionText !== '' && <QuestionText text={questionText} />}
      </div>
      {isTyped(question.kind) ? (
        <Textarea
          aria-label={`Your answer to question ${number}`}
          aria-describedby={textId}
          placeholder={placeholders[question.kind]}
          autosize
          rows={rows}
          minRows={rows}
          maxLength={MAX_ANSWER_CHARACTERS}
          classNames={{ input: classes.answer }}
          data-saved={isSaved || undefined}
          {...answerBox}
        />
      ) : (
        <Suspense>
          <ChoiceBox
            question={question}
            label={`Your answer to question ${number}`}
            describedBy={textId}
            {...(choice ?? { ...nothingChosen, id: `answer-${id}` })}
          />
        </Suspense>
      )}
      <div className={classes.bottom}>
        {state}
        <div className={classes.actions}>{actions}</div>
      </div>
    </section>
  );
}
