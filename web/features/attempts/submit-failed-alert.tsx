import { Button } from '@mantine/core';
import { IconCloudOff } from '../../icons/cloud-off.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import classes from './notice.module.css';

/** On a phone the end of the page is below the edge; nobody should have to look for this. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** A submit that did not get through: nothing is lost, and it is tried again by itself. */
export function SubmitFailedAlert({ onTryNow }: { onTryNow: () => void }) {
  return (
    <div className={classes.warning} role="alert" ref={bringIntoView}>
      <IconCloudOff size={22} aria-hidden />
      <p>{attemptsMessages.submitFailed}</p>
      <Button variant="default" onClick={onTryNow}>
        Try again now
      </Button>
    </div>
  );
}
