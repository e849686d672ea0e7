import { CloseButton } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCircleCheck } from '../../icons/circle-check.ts';
import { IconInfoCircle } from '../../icons/info-circle.ts';
import type { MarkingRunClosing } from './runs/marking-run-view.ts';
import classes from './notice.module.css';

interface NoticeProps extends MarkingRunClosing {
  onDismiss: () => void;
}

const icons = { success: IconCircleCheck, warning: IconInfoCircle, failure: IconAlertTriangle };

/** A sentence that stays until it is dismissed, and is spoken at once. */
export function Notice({ tone, sentence, onDismiss }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      <Icon size={20} className={classes.icon} aria-hidden />
      <span className={classes.sentence}>{sentence}</span>
      <CloseButton aria-label="Dismiss" onClick={onDismiss} c="inherit" />
    </div>
  );
}
