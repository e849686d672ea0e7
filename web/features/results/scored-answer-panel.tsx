import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isUnanswered } from '../../../shared/unanswered.ts';
import type { ScoredAnswer } from '../../../shared/contract/results.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { HighlightedAnswer } from '../../ui/text/highlighted-answer.tsx';
import { MarkBadge } from '../../ui/marks/mark-badge.tsx';
import { QuestionPicture } from '../../ui/questions/question-picture.tsx';
import { QuestionText } from '../../ui/questions/question-text.tsx';
import { TextAndImage } from '../../ui/questions/text-and-image.tsx';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { AnswerAppeal } from './appeals/answer-appeal.tsx';
import type { Over } from './appeals/appeal-state.tsx';
import { formatMarkedBy } from './format-marked-by.ts';
import classes from './scored-answer-panel.module.css';

const markStates = {
  ai: 'pencil',
  exact: 'pencil',
  blank: 'pencil',
  bulk: 'accepted',
  teacher: 'accepted',
} as const;

interface ScoredAnswerPanelProps {
  answer: ScoredAnswer;
  /** From 1. */
  number: number;
  isOver?: Over;
}

/** One answer with its mark and feedback. */
export function ScoredAnswerPanel({ answer, number, isOver = null }: ScoredAnswerPanelProps) {
  const { markAwarded, markedBy, questionText, questionImageURL, userAnswer } = answer;
  const hasHighlights = answer.earningWords.length > 0;
  return (
    <div className={classes.panel}>
      <header className={classes.top}>
        <h3 className={classes.title}>Question {number}</h3>
        <span className={classes.mark}>
          {markedBy !== null && (
            <span className={classes.markedBy}>{formatMarkedBy(markedBy)}</span>
          )}
          <MarkBadge
            state={markedBy === null ? 'unmarked' : markStates[markedBy]}
            mark={markAwarded}
            maxMark={answer.maxMark}
            giver={markedBy === 'exact' || markedBy === 'blank' ? markedBy : 'ai'}
            isExplained
          />
        </span>
      </header>
      {questionImageURL !== null && (
        <QuestionPicture src={questionImageURL} label={`Question ${number}`} />
      )}
      {questionText !== '' && <QuestionText text={questionText} />}
      <dl className={classes.parts}>
        <Part
          title="Your answer"
          note={hasHighlights ? 'Highlighted words earned marks' : undefined}
        >
          {isUnanswered(userAnswer) ? (
            <Text c="dimmed" fs="italic">
              {userAnswer}
            </Text>
          ) : (
            <HighlightedAnswer answer={userAnswer} quotes={answer.earningWords} />
          )}
        </Part>
        <Part title="Mark scheme">
          {answer.markSchemeAnswer === null ? (
            <NotYetAvailable />
          ) : (
            <TextAndImage
              text={answer.markSchemeAnswer}
              imageURL={answer.markSchemeImageURL}
              imageLabel={`Mark scheme of question ${number}`}
            />
          )}
        </Part>
        <Part title="Feedback">
          {answer.feedback !== '' && <QuestionText text={answer.feedback} />}
          {answer.feedback === '' && (markedBy === null ? <NotYetAvailable /> : 'No feedback.')}
        </Part>
      </dl>
      <AnswerAppeal answer={answer} number={number} isOver={isOver} />
      <Text size="sm" c="dimmed">
        Submitted <time dateTime={answer.submittedAt}>{formatDateTime(answer.submittedAt)}</time>
      </Text>
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <div className={classes.part}>
      <dt className={classes.partTitle}>
        {title}
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </dt>
      <dd className={classes.partText}>{children}</dd>
    </div>
  );
}

function NotYetAvailable() {
  return <Text c="dimmed">{resultsMessages.notYetAvailable}</Text>;
}
