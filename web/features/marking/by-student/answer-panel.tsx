import { IconEye } from '../../../icons/eye.ts';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { SubmissionBadge } from '../mark-panel/submission-badge.tsx';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { PanelColumns } from '../mark-panel/panel-columns.tsx';
import panelClasses from '../mark-panel/panel.module.css';
import { MarkForm } from '../mark-panel/mark-form.tsx';
import { Part } from '../mark-panel/part.tsx';
import { MarkAnalysis, MarkDoubts, StudentAnswer } from '../mark-panel/student-answer.tsx';
import { AskedText, SchemeText } from '../mark-panel/asked.tsx';
import { isTyped, useDraft } from '../decisions/mark-drafts.ts';
import { type MarkedQuestion, needsCheck, targetOf } from '../decisions/mark-target.ts';
import { Fold } from '../desk/fold.tsx';
import classes from './answer-panel.module.css';
import type { StudentCursor } from './use-student-cursor.ts';

interface AnswerPanelProps {
  /** The question's place in the quiz, from 1. */
  number: number;
  question: MarkedQuestion;
  submission: Submission;
  isOpen: boolean;
  /** True if this is the teacher's next answer. */
  isNext: boolean;
  isCurrent: boolean;
  /** A different number each time a key moves here; 0 otherwise. */
  arrival: number;
  cursor: StudentCursor['moves'];
}

/**
 * One student's answer to a question: the text, its mark and the reasons, and the form for the
 * mark.
 */
export const AnswerPanel = memo(function AnswerPanel(props: AnswerPanelProps) {
  const { number, question, submission, isOpen, isNext, isCurrent, arrival, cursor } = props;
  const panel = useRef<HTMLElement>(null);
  const target = useMemo(() => targetOf(question, submission), [question, submission]);

  useEffect(() => {
    if (arrival === 0) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [arrival]);

  const { submissionId } = submission;
  useEffect(() => {
    const element = panel.current;
    const settle = () => cursor.settleAt(submissionId);
    element?.addEventListener('focusin', settle);
    return () => element?.removeEventListener('focusin', settle);
  }, [submissionId, cursor]);

  return (
    <Fold
      ref={panel}
      level={3}
      isOpen={isOpen}
      isPrepared={isNext}
      isCurrent={isCurrent}
      onToggle={() => cursor.toggleAnswer(submission.submissionId)}
      summary={<AnswerSummary number={number} question={question} submission={submission} />}
    >
      <PanelColumns
        answer={
          <>
            <Part title="Student answer">
              <StudentAnswer target={target} />
            </Part>
            <MarkDoubts target={target} />
            <MarkAnalysis target={target} isCurrent={isCurrent} />
            <Part title="Question">
              <AskedText question={question} number={number} />
            </Part>
            <Part title="Mark scheme">
              <div className={panelClasses.scheme}>
                <SchemeText question={question} number={number} />
              </div>
            </Part>
          </>
        }
        pen={<MarkForm target={target} isCurrent={isCurrent} onDone={cursor.goOn} hidesStanding />}
      />
    </Fold>
  );
});

type AnswerSummaryProps = Pick<AnswerPanelProps, 'number' | 'question' | 'submission'>;

function AnswerSummary({ number, question, submission }: AnswerSummaryProps) {
  const draft = useDraft(submission.submissionId);
  const isUnsaved = draft !== undefined && isTyped(draft);
  return (
    <>
      <span className={classes.name}>
        <span className={classes.number}>Question {number}</span>
        <span className={classes.excerpt} title={question.questionText}>
          <MathsText text={question.questionText} />
        </span>
      </span>
      <span className={classes.standing}>
        {isUnsaved && <span className={classes.check}>Not saved</span>}
        {!isUnsaved && needsCheck(submission) && (
          <span className={classes.check}>
            <IconEye size={16} aria-hidden /> Check
          </span>
        )}
        <SubmissionBadge submission={submission} maxMark={question.maxMark} />
      </span>
    </>
  );
}
