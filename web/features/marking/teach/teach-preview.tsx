import { Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import { SubmissionBadge } from '../mark-panel/submission-badge.tsx';
import { counted } from '../../../../shared/counted.ts';
import { QuestionText } from '../../../ui/questions/question-text.tsx';
import classes from './lesson-form.module.css';
import type { useTeach } from './use-teach.ts';

interface TeachPreviewProps {
  lesson: ReturnType<typeof useTeach>;
  maxMark: number;
}

const EXCERPT_CHARACTERS = 160;

/** The scheme with its new line, and the marks that would change; each change can be declined. */
export function TeachPreview({ lesson, maxMark }: TeachPreviewProps) {
  const { preview, isApproved, approve } = lesson;
  if (preview === undefined) return null;
  const { looked, unconfirmed, changes, markSchemeAnswer } = preview;
  return (
    <div className={classes.preview}>
      <details className={classes.scheme}>
        <summary>The mark scheme with this line</summary>
        <QuestionText text={markSchemeAnswer} />
      </details>
      <Text fw={600}>
        {changes.length === 0
          ? `None of ${counted(looked, 'unconfirmed answer')} would change.`
          : `${changes.length} of ${counted(looked, 'unconfirmed answer')} would change.`}
        {sayUntried(unconfirmed - looked)}
      </Text>
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map(({ submission, newMark }) => (
            <li key={submission.submissionId} className={classes.change}>
              <Checkbox
                checked={isApproved(submission.submissionId)}
                onChange={(event) => approve(submission.submissionId, event.currentTarget.checked)}
                label={submission.displayName}
                description={submission.userAnswer.slice(0, EXCERPT_CHARACTERS)}
              />
              <span className={classes.marks}>
                <SubmissionBadge submission={submission} maxMark={maxMark} />
                <span aria-hidden>→</span>
                <VisuallyHidden>becomes</VisuallyHidden>
                <MarkBadge state="pencil" mark={newMark} maxMark={maxMark} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Tells how many answers the marker was too slow for, or left to the teacher. */
function sayUntried(others: number): string {
  if (others === 0) return '';
  return others === 1
    ? ' One other could not be tried or judged: it keeps its mark.'
    : ` ${others} others could not be tried or judged: they keep their marks.`;
}
