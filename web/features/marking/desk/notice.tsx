import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../../../icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../icons/circle-check.ts';
import { IconInfoCircle } from '../../../icons/info-circle.ts';
import type { MarkingRunClosing } from '../runs/marking-run-view.ts';
import classes from './notice.module.css';

interface NoticeProps extends MarkingRunClosing {
  /** A button for the next step, if there is one. */
  action?: ReactNode;
  onDismiss: () => void;
}

const icons = { success: IconCircleCheck, warning: IconInfoCircle, failure: IconAlertTriangle };

/** A sentence with an optional reason, announced at once and shown until it is dismissed. */
export function Notice({ tone, sentence, reason = '', action, onDismiss }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <span>{sentence}</span>
        {reason !== '' && <p className={classes.reason}>{reason}</p>}
        {action}
      </div>
      <CloseButton aria-label="Dismiss" onClick={onDismiss} c="inherit" />
    </div>
  );
}
