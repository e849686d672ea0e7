import { VisuallyHidden } from '@mantine/core';
import { IconEye } from '../../../icons/eye.ts';
import { memo } from 'react';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import { MarkStanding } from '../mark-panel/mark-standing.tsx';
import { isTyped, useDraft, useIsSaving } from '../decisions/mark-drafts.ts';
import { needsCheck } from '../decisions/mark-target.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import classes from './answer-list.module.css';
import type { ListedAnswer } from './answer-list.tsx';
import { ROW_REM } from './reveal-row.ts';

interface AnswerRowProps {
  id: string;
  answer: ListedAnswer;
  at: number;
  of: number;
  isCurrent: boolean;
  onPick: (key: string) => void;
}

/** As much as one line can hold on any screen. */
const EXCERPT_CHARACTERS = 120;

/** A row of the list: the beginning of the answer, who wrote it, and its mark. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const { id, answer, at, of, isCurrent, onPick } = props;
  const { target, facts } = answer;
  const draft = useDraft(target.key);
  const isOnItsWay = useIsSaving(target.key);
  const isDoubtful = target.submissions.some(needsCheck);
  return (
    // The list has the focus and handles the keys; a row only handles clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isCurrent}
      aria-posinset={at + 1}
      aria-setsize={of}
      className={classes.row}
      style={{ top: `${at * ROW_REM}rem`, height: `${ROW_REM}rem` }}
      onClick={() => onPick(target.key)}
    >
      <span className={classes.words}>
        <Excerpt answer={target.submissions[0]?.userAnswer ?? ''} />
        <span className={classes.detail} title={facts.filter(Boolean).join(' · ')}>
          {isDoubtful && <IconEye size={14} className={classes.eye} aria-hidden />}
          {isDoubtful && <VisuallyHidden>To check: </VisuallyHidden>}
          <Facts of={facts} />
        </span>
      </span>
      <span className={classes.standing}>
        {draft !== undefined && isTyped(draft) ? (
          <span className={classes.typed}>
            {isOnItsWay ? 'Saving' : `${draft.mark ?? ''} not saved`}
          </span>
        ) : (
          <MarkStanding target={target} />
        )}
      </span>
    </div>
  );
});

function Excerpt({ answer }: { answer: string }) {
  if (isUnanswered(answer)) return <span className={classes.blank}>Not answered</span>;
  const words = answer.trim();
  return (
    <span className={classes.excerpt} title={words}>
      {words.slice(0, EXCERPT_CHARACTERS)}
    </span>
  );
}
