import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { createStore } from '../create-store.ts';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmOptions {
  title?: string;
  /** The exact question (spec section 5, Confirmations). */
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red for what destroys something. */
  isDestructive?: boolean;
}

interface OpenQuestion extends ConfirmOptions {
  answer: (isConfirmed: boolean) => void;
}

const openQuestion = createStore<OpenQuestion | null>(null);

/** Asks in a dialog; resolves to false when it is cancelled or closed. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    openQuestion.set({
      ...options,
      answer: (isConfirmed) => {
        openQuestion.set(null);
        resolve(isConfirmed);
      },
    });
  });
}

/** Where the questions of `confirm` appear; stands once in the application. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  return (
    <Dialog
      isOpen={question !== null}
      title={question?.title ?? 'Please confirm'}
      onClose={() => question?.answer(false)}
    >
      <Text>{question?.message}</Text>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => question?.answer(false)}>
          {question?.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          color={question?.isDestructive ? 'red.9' : 'pen'}
          onClick={() => question?.answer(true)}
        >
          {question?.confirmLabel ?? 'Yes'}
        </Button>
      </div>
    </Dialog>
  );
}
