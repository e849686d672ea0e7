import { ActionIcon } from '@mantine/core';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { IconHistory } from '../../../icons/history.ts';
import { useDesk } from '../desk/desk-context.ts';
import { SubmissionBadge } from '../mark-panel/submission-badge.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import classes from './question-view.module.css';
import type { ListedGroup } from './use-answer-groups.ts';

const NAMES_IN_SUMMARY = 3;

/** The students who wrote the same answer, each with their mark and its history. */
export function GroupMembers({ target, names }: Pick<ListedGroup, 'target' | 'names'>) {
  const { showHistory } = useDesk();
  const { submissions, question } = target;
  if (submissions.length === 1) return null;
  return (
    <details className={classes.who}>
      <summary>{summaryOf(names)}</summary>
      <ul className={classes.names}>
        {submissions.map((submission, index) => (
          <li key={submission.submissionId}>
            <bdi>{names[index]}</bdi>
            {submission.late && ` (${markingMessages.lateMember})`}
            <span>
              <SubmissionBadge submission={submission} maxMark={question.maxMark} />{' '}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`History of the mark of ${names[index]}`}
                onClick={() => showHistory(submission)}
              >
                <IconHistory size={16} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function summaryOf(names: readonly string[]): string {
  const rest = names.length - NAMES_IN_SUMMARY;
  const shown = names.slice(0, NAMES_IN_SUMMARY).map(isolate).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
