import { Button } from '@mantine/core';
import { IconCloudOff } from '../../icons/cloud-off.ts';
import classes from './notice.module.css';

/** Scrolls the alert into view, because on a phone the end of the page is off screen. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Says that something failed and is being retried: nothing is lost. */
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
