import { Button, Text } from '@mantine/core';
import { IconLock } from '../../../icons/lock.ts';
import { Link } from 'react-router';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { paths } from '../../../paths.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import classes from '../notice.module.css';

/** A quiz that takes no new attempts (spec section 2, Enter quiz screen). */
export function LockedQuiz() {
  return (
    <PageShell title={attemptsMessages.locked} width="narrow">
      <div className={classes.notice}>
        <IconLock size={28} className={classes.icon} aria-hidden />
        <Text>{attemptsMessages.lockedAdvice}</Text>
        <Button component={Link} to={paths.dashboard}>
          Back to Dashboard
        </Button>
      </div>
    </PageShell>
  );
}
