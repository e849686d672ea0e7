import { Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { createStore } from '../../create-store.ts';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Sentence } from '../text/sentence.tsx';

interface ConfirmOptions {
  title?: string;
  /** The exact question (spec section 5, Confirmations). */
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red, for a destructive action. */
  isDestructive?: boolean;
  /** The label of an optional checkbox, unticked at first. */
  choice?: string;
  /** Facts to decide by, below the question. */
  details?: readonly string[];
  /** The label of an alternative action that is better taken first. */
  firstLabel?: string;
}

interface Answer {
  isConfirmed: boolean;
  /** True if the checkbox was ticked. */
  isChosen: boolean;
  /** True if the alternative action was chosen. */
  isFirst: boolean;
}

interface OpenQuestion extends ConfirmOptions {
  answer: (answer: Answer) => void;
}

const openQuestion = createStore<OpenQuestion | null>(null);

const no: Answer = { isConfirmed: false, isChosen: false, isFirst: false };

/** Asks for confirmation in a dialog; resolves to false if it is cancelled or closed. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  const { isConfirmed } = await confirmWithChoice(options);
  return isConfirmed;
}

/**
 * Asks for confirmation in a dialog; also resolves to whether the `choice` box was ticked and
 * whether the `firstLabel` action was chosen.
 */
export function confirmWithChoice(options: ConfirmOptions): Promise<Answer> {
  withdrawQuestion();
  return new Promise((resolve) => {
    openQuestion.set({
      ...options,
      answer: (answer) => {
        openQuestion.set(null);
        resolve(answer);
      },
    });
  });
}

/** Takes back the question on the screen, if any, as if it were cancelled. */
export function withdrawQuestion(): void {
  openQuestion.get()?.answer(no);
}

/** Renders the questions of `confirm`; mounted once in the application. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  return (
    <Dialog
      isOpen={question !== null}
      title={question?.title ?? 'Please confirm'}
      onClose={() => question?.answer(no)}
    >
      {question && <Question question={question} />}
    </Dialog>
  );
}

function Question({ question }: { question: OpenQuestion }) {
  const { message, choice, details = [], firstLabel } = question;
  const { cancelLabel, confirmLabel, isDestructive, answer } = question;
  const [isChosen, setIsChosen] = useState(false);
  return (
    <>
      <Text>
        <Sentence>{message}</Sentence>
      </Text>
      {details.length > 0 && (
        <ul className={classes.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {choice !== undefined && (
        // A native checkbox keeps this dialog small, because every page loads it.
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => setIsChosen(event.currentTarget.checked)}
          />
          {choice}
        </label>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => answer(no)}>
          {cancelLabel ?? 'Cancel'}
        </Button>
        {firstLabel !== undefined && (
          <Button variant="default" onClick={() => answer({ ...no, isFirst: true })}>
            {firstLabel}
          </Button>
        )}
        <Button
          color={isDestructive ? 'red.9' : 'pen'}
          onClick={() => answer({ ...no, isConfirmed: true, isChosen })}
        >
          {confirmLabel ?? 'Yes'}
        </Button>
      </div>
    </>
  );
}
