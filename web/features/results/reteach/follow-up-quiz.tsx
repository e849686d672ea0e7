import { Anchor, Button, Text } from '@mantine/core';
import { IconListCheck } from '../../../icons/list-check.ts';
import { Link } from 'react-router';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import { paths } from '../../../paths.ts';
import { counted } from '../../../../shared/counted.ts';
import classes from './reteach.module.css';
import { useFollowUp } from './use-follow-up.ts';

/** Creates a quiz on what was missed, with one click. */
export function FollowUpQuiz({ reteach }: { reteach: Reteach }) {
  const { make, isPending } = useFollowUp(reteach);
  const count = reteach.followUpQuestionIds.length;
  if (count === 0) {
    return (
      <Text size="sm" c="dimmed" className={classes.followUp}>
        For a follow-up quiz, the bank needs more questions on these codes.{' '}
        <Anchor component={Link} to={paths.createQuestions} size="sm">
          Create Questions
        </Anchor>
      </Text>
    );
  }
  return (
    <div className={classes.followUp}>
      <Text size="sm" c="dimmed">
        {counted(count, 'question')} of the bank on the weakest codes, not asked in this quiz
      </Text>
      <Button
        leftSection={<IconListCheck size={18} aria-hidden />}
        loading={isPending}
        onClick={() => void make()}
      >
        Make a follow-up quiz
      </Button>
    </div>
  );
}
