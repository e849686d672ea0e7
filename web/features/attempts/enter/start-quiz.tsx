import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AttemptStart } from '../../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { paths } from '../../../paths.ts';
import { counted } from '../../../../shared/counted.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import classes from '../notice.module.css';

interface StartQuizProps {
  quiz: AttemptStart;
  onStart: () => void;
}

/**
 * Describes the quiz to a student who came by a link. It starts only on a press, because that
 * starts the clock.
 */
export function StartQuiz({ quiz, onStart }: StartQuizProps) {
  const { quizCode, title, subject, timeLimit } = quiz;
  const minutes = counted(Math.max(1, Math.round(timeLimit / 60)), 'minute');
  return (
    <PageShell
      title={title || subject || quizCode}
      subtitle={<Facts of={[title && subject, minutes]} />}
      width="narrow"
    >
      <div className={classes.notice}>
        <Text>{attemptsMessages.clockStarts}</Text>
        <Button size="md" onClick={onStart}>
          Start
        </Button>
        <Anchor component={Link} to={paths.enterQuiz}>
          Enter another code
        </Anchor>
      </div>
    </PageShell>
  );
}
