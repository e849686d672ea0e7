import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCheck } from '../../icons/check.ts';
import { useSyncExternalStore } from 'react';
import { hideToast, shownToasts, type Toast } from './toast.ts';
import classes from './toaster.module.css';
import { Sentence } from '../text/sentence.tsx';

/** Renders the toasts; mounted once in the application, so that each is announced as it appears. */
export function Toaster() {
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.get);
  return (
    <div className={classes.toasts}>
      <output>{toasts.filter(({ kind }) => kind === 'success').map(card)}</output>
      <div role="alert">{toasts.filter(({ kind }) => kind === 'error').map(card)}</div>
    </div>
  );
}

function card({ id, kind, message, action }: Toast) {
  const Icon = kind === 'success' ? IconCheck : IconAlertTriangle;
  return (
    <div key={id} className={classes.toast} data-kind={kind}>
      <Icon size={20} aria-hidden className={classes.icon} />
      <span>
        <Sentence>{message}</Sentence>{' '}
        {action && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              hideToast(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
      <CloseButton aria-label="Dismiss" onClick={() => hideToast(id)} />
    </div>
  );
}
