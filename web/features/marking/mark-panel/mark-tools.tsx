import { Button, Text } from '@mantine/core';
import { IconHistory } from '../../../icons/history.ts';
import { IconSchool } from '../../../icons/school.ts';
import {
  type MarkTarget,
  sharedAiMark,
  sharedMark,
  targetState,
} from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import { suggestLesson } from '../teach/lesson-start.ts';
import classes from './mark-form.module.css';

/** Secondary actions for a mark: show its history, teach it to the scheme. */
export function MarkTools({ target }: { target: MarkTarget }) {
  const { showHistory, teach } = useDesk();
  const [only] = target.submissions;
  const isAlone = target.submissions.length === 1 && only !== undefined;
  const { kind, abilities } = target.question;
  // Answers marked exactly have a list of right answers as their scheme, so there is nothing to
  // teach.
  const isTaught = kind === 'text' && isOverridden(target);
  return (
    <div className={classes.tools}>
      {isAlone && (
        <Button
          variant="subtle"
          color="gray"
          fw={500}
          size="compact-sm"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => showHistory(only)}
        >
          History
        </Button>
      )}
      {isTaught && !abilities.canTeach && (
        <Text size="sm" c="dimmed" px={8}>
          This question is a colleague’s, or was deleted from the bank, so you cannot change its
          mark scheme.
        </Text>
      )}
      {isTaught && abilities.canTeach && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconSchool size={16} aria-hidden />}
          onClick={() => teach({ target, ...suggestLesson(target) })}
        >
          Teach this to the mark scheme…
        </Button>
      )}
    </div>
  );
}

/**
 * Returns true if the teacher's mark differs from the marker's, so that the scheme could learn from
 * it.
 */
function isOverridden(target: MarkTarget): boolean {
  const aiMark = sharedAiMark(target);
  return targetState(target) === 'overridden' && aiMark !== null && aiMark !== sharedMark(target);
}
