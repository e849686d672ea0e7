import { useEffect, useId, useRef } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { MarkingPoints } from '../../../ui/marks/marking-points.tsx';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import panelClasses from '../mark-panel/mark-panel.module.css';
import { PanelColumns } from '../mark-panel/panel-columns.tsx';
import { Part } from '../mark-panel/part.tsx';
import {
  EarlierQuestionNotice,
  MarkAnalysis,
  StudentAnswer,
} from '../mark-panel/student-answer.tsx';
import { AskedText, FoldedScheme } from '../mark-panel/asked.tsx';
import { discardDraft } from '../decisions/mark-drafts.ts';
import type { MarkedQuestion, MarkTarget } from '../decisions/mark-target.ts';
import classes from './appeal-card.module.css';
import { AppealDecided } from './appeal-decided.tsx';
import { AppealDecision } from './appeal-decision.tsx';
import type { ListedAppeal } from './use-appeals.ts';

interface AppealCardProps {
  appeal: ListedAppeal;
  question: MarkedQuestion;
  /** The question's place in the quiz, from 1. */
  number: number;
}

/** A student's appeal against a mark: the reason, the answer, and the teacher's decision. */
export function AppealCard({ appeal, question, number }: AppealCardProps) {
  const { displayName, submission, outcome } = appeal;
  // A separate key: text typed here is for the decision, not for the same mark elsewhere on the
  // desk.
  const target: MarkTarget = {
    key: `appeal ${submission.submissionId}`,
    question,
    submissions: [submission],
  };
  // After anyone's decision, nothing typed for the appeal remains to be saved.
  useEffect(() => {
    if (outcome !== null) discardDraft(target.key);
  }, [outcome, target.key]);
  const titleId = useId();
  const card = useFocusWhen(outcome !== null);
  return (
    <article
      ref={card}
      className={`${panelClasses.panel} ${classes.card}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={panelClasses.top}>
        <h2 id={titleId} className={panelClasses.title}>
          <bdi>{displayName}</bdi> · Question {number}
        </h2>
        {outcome !== null && <span className={classes.badge}>Decided</span>}
      </header>
      <PanelColumns
        answer={
          <>
            <Asked appeal={appeal} />
            <Part title="Student answer">
              <StudentAnswer target={target} />
            </Part>
            {outcome === null ? (
              <>
                <EarlierQuestionNotice target={target} />
                <MarkAnalysis target={target} isCurrent={false} />
              </>
            ) : (
              <PointsThen submission={submission} />
            )}
            <Part title={`Question ${number}`}>
              <AskedText question={question} number={number} />
            </Part>
            <FoldedScheme question={question} number={number} />
          </>
        }
        pen={
          outcome === null ? (
            <AppealDecision appeal={appeal} target={target} />
          ) : (
            <AppealDecided appeal={appeal} maxMark={question.maxMark} />
          )
        }
      />
    </article>
  );
}

/** The points that the appealed mark was given for, if they were ticked or come from the marker. */
function PointsThen({ submission }: { submission: Submission }) {
  const { tickedPoints, aiAnalysis, aiMark, markAwarded } = submission;
  const points = tickedPoints ?? (aiMark === markAwarded ? aiAnalysis?.points : undefined) ?? [];
  if (points.length === 0) return null;
  return (
    <Part title="Marking points">
      <MarkingPoints points={points} />
    </Part>
  );
}

function Asked({ appeal: { reason, point, createdAt } }: { appeal: ListedAppeal }) {
  return (
    <div className={classes.asked}>
      <p className={classes.about}>
        {point === null ? (
          'Questions the mark as a whole'
        ) : (
          <>
            Questions the point “
            <MathsText text={point} />”
          </>
        )}
        , <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <blockquote className={classes.reason}>{reason}</blockquote>
    </div>
  );
}

/** Moves the focus to the card when the decision replaces the focused form. */
function useFocusWhen(isDecided: boolean) {
  const card = useRef<HTMLElement>(null);
  const wasDecided = useRef(isDecided);
  useEffect(() => {
    const hadFocus =
      document.activeElement === document.body || card.current?.contains(document.activeElement);
    if (isDecided && !wasDecided.current && hadFocus) card.current?.focus({ preventScroll: true });
    wasDecided.current = isDecided;
  }, [isDecided]);
  return card;
}
