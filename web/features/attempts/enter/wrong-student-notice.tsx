import { Button } from '@mantine/core';
import { IconUserExclamation } from '../../../icons/user-exclamation.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import classes from '../notice.module.css';

/**
 * Says that someone else has signed in in this browser: nothing is sent until its student is back.
 */
export function WrongStudentNotice() {
  return (
    <div className={classes.warning} role="alert">
      <IconUserExclamation size={22} aria-hidden />
      <p>
        {attemptsMessages.wrongStudent} {attemptsMessages.wrongStudentKept}
      </p>
      <Button variant="default" onClick={sessionExpiry.report}>
        Sign in again
      </Button>
    </div>
  );
}
