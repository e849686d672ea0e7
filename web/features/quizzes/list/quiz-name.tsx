import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconCopy } from '../../../icons/copy.ts';
import { Link } from 'react-router';
import { COPY_CONFIRMATION_MS } from '../../../../shared/business-rules.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { counted } from '../../../../shared/counted.ts';
import { inMinutes } from '../format-quiz.ts';
import classes from './view-quizzes.module.css';

/** Keeps a number and what it counts on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** A quiz in the list: its code, linked to the results, its title and its size. */
export function QuizName({ quiz }: { quiz: Quiz }) {
  const me = useCurrentUser();
  const isMine = quiz.creatorUid === me.id;
  const facts = [
    counted(quiz.questionCount, 'question'),
    counted(quiz.totalMarks, 'mark'),
    inMinutes(quiz.defaultTimeLimit),
  ];
  return (
    <>
      <span className={classes.codeLine}>
        <Anchor component={Link} to={paths.quizResults(quiz.quizCode)} className={classes.code}>
          {quiz.quizCode}
        </Anchor>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`Copy code ${quiz.quizCode}`}
          onClick={() => void copyCode(quiz.quizCode)}
        >
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      </span>
      {quiz.title !== '' && <span className={classes.title}>{quiz.title}</span>}
      {!isMine && (
        <Text component="span" display="block" size="sm" fw={500}>
          by <bdi>{quiz.creatorName}</bdi>
        </Text>
      )}
      <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
        {facts.map((fact) => fact.replaceAll(' ', NO_BREAK_SPACE)).join(' · ')}
      </Text>
    </>
  );
}

async function copyCode(quizCode: string) {
  try {
    await navigator.clipboard.writeText(quizCode);
    toast.success(generalMessages.copied, COPY_CONFIRMATION_MS);
  } catch {
    toast.error(generalMessages.copyFailed);
  }
}
