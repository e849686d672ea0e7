import { Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { isUnanswered } from '../../../shared/business-rules.ts';
import type { Submission } from '../../../shared/contract/marking.ts';
import { HighlightedAnswer } from '../../ui/highlighted-answer.tsx';
import { MathsText } from '../../ui/maths-text.tsx';
import { MarkBadge } from '../../ui/mark-badge.tsx';
import { QuestionText } from '../../ui/question-text.tsx';
import { Fold } from './fold.tsx';
import { MarkForm } from './mark-form.tsx';
import { MarkFlags, MarkerSignature } from '../../ui/marker-notes.tsx';
import { MarkingPoints } from '../../ui/marking-points.tsx';
import type { Responses } from './use-responses.ts';
import classes from './answer-panel.module.css';

export type MarkedQuestion = Responses['questions'][number];

interface AnswerPanelProps {
  /** The question's place in the quiz, from 1. */
  number: number;
  question: MarkedQuestion;
  submission: Submission;
  isOpen: boolean;
  onToggle: (questionId: string) => void;
  isLocked: boolean;
}

/** One question of one student: the answer, how it was marked and why, and the teacher's pen. */
export const AnswerPanel = memo(function AnswerPanel(props: AnswerPanelProps) {
  const { number, question, submission, isOpen, onToggle, isLocked } = props;
  return (
    <Fold
      level={3}
      isOpen={isOpen}
      onToggle={() => onToggle(question.questionId)}
      summary={<AnswerSummary number={number} question={question} submission={submission} />}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <Part title="Question">
            <TextAndImage
              text={question.questionText}
              imageURL={question.questionImageURL}
              imageLabel={`Question ${number}`}
            />
          </Part>
          <Part title="Student answer">
            <Answer submission={submission} />
          </Part>
          <Part title="Mark scheme">
            <div className={classes.scheme}>
              <TextAndImage
                text={question.markSchemeAnswer}
                imageURL={question.markSchemeImageURL}
                imageLabel={`Mark scheme of question ${number}`}
              />
            </div>
          </Part>
        </div>
        <div className={classes.column}>
          <Analysis submission={submission} />
          <MarkForm submission={submission} maxMark={question.maxMark} isLocked={isLocked} />
        </div>
      </div>
    </Fold>
  );
});

type AnswerSummaryProps = Pick<AnswerPanelProps, 'number' | 'question' | 'submission'>;

function AnswerSummary({ number, question, submission }: AnswerSummaryProps) {
  const hasFlags = needsCheck(submission);
  return (
    <>
      <span className={classes.name}>
        <span className={classes.number}>Question {number}</span>
        <span className={classes.excerpt}>
          <MathsText text={question.questionText} />
        </span>
      </span>
      <span className={classes.standing}>
        {hasFlags && (
          <span className={classes.check}>
            <IconEye size={16} aria-hidden /> Check
          </span>
        )}
        <MarkBadge
          state={submission.markState}
          mark={submission.markAwarded}
          maxMark={question.maxMark}
          aiMark={submission.aiMark}
        />
      </span>
    </>
  );
}

/** True where the marker raised a flag that no teacher has settled by a mark in ink. */
export function needsCheck({ markState, aiAnalysis }: Submission): boolean {
  return markState === 'pencil' && (aiAnalysis?.flags.length ?? 0) > 0;
}

function Answer({ submission }: { submission: Submission }) {
  const { userAnswer, aiAnalysis } = submission;
  if (isUnanswered(userAnswer)) {
    return (
      <Text c="dimmed" fs="italic">
        {userAnswer.trim() === '' ? 'Not answered by student' : userAnswer}
      </Text>
    );
  }
  const quotes = aiAnalysis?.points.flatMap(({ quote }) => (quote === null ? [] : [quote])) ?? [];
  return <HighlightedAnswer answer={userAnswer} quotes={quotes} />;
}

function Analysis({ submission: { aiAnalysis } }: { submission: Submission }) {
  if (aiAnalysis === null) return null;
  return (
    <Part title={aiAnalysis.points.length > 0 ? 'Marking points' : 'About this mark'}>
      <MarkFlags flags={aiAnalysis.flags} />
      <MarkingPoints points={aiAnalysis.points} />
      <MarkerSignature analysis={aiAnalysis} />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <h4 className={classes.title}>{title}</h4>
      {children}
    </div>
  );
}

interface TextAndImageProps {
  text: string;
  imageURL: string | null;
  imageLabel: string;
}

function TextAndImage({ text, imageURL, imageLabel }: TextAndImageProps) {
  return (
    <>
      {text !== '' && <QuestionText text={text} />}
      {imageURL !== null && (
        <img src={imageURL} alt={imageLabel} loading="lazy" className={classes.image} />
      )}
    </>
  );
}
