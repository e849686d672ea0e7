import { UnstyledButton } from '@mantine/core';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { leaveToKeys } from '../keyboard/leave-to-keys.ts';
import classes from './question-view.module.css';

interface QuestionPickerProps {
  questions: readonly MarkedQuestion[];
  index: number;
  onPick: (index: number) => void;
}

/** The numbers of the quiz's questions, of which one is selected. */
export function QuestionPicker({ questions, index, onPick }: QuestionPickerProps) {
  return (
    <nav className={classes.picker} aria-label="Questions">
      <span className={classes.pickerLabel} aria-hidden>
        Question
      </span>
      {questions.length > 1 && (
        <span className={classes.pickerKeys} aria-hidden>
          <KeyHint>P</KeyHint> <KeyHint>N</KeyHint>
        </span>
      )}
      {questions.map(({ questionId }, at) => (
        <UnstyledButton
          key={questionId}
          className={classes.pick}
          aria-label={`Question ${at + 1}`}
          aria-current={at === index || undefined}
          onClick={(event) => {
            onPick(at);
            leaveToKeys(event);
          }}
        >
          {at + 1}
        </UnstyledButton>
      ))}
    </nav>
  );
}
