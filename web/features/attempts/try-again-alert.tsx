import { Button } from '@mantine/core';
import { IconCloudOff } from '../../icons/cloud-off.ts';
import classes from './notice.module.css';

/** On a phone the end of the page is below the edge; nobody should have to look for this. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What did not get through and is tried again by itself: nothing is lost. */
export function TryAgainAlert({ sentence, onTryNow }: { sentence: string; onTryNow: () => void }) {
  return (
    <div className={classes.warning} role="alert" ref={bringIntoView}>
      <IconCloudOff size={22} aria-hidden />
      <p>{sentence}</p>
      <Button variant="default" onClick={onTryNow}>
        Try again now
      </Button>
    </div>
  );
}
