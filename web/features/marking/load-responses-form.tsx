import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { normaliseQuizCode } from '../../../shared/quiz-code.ts';
import classes from './load-responses-form.module.css';

interface LoadResponsesFormProps {
  /** The code in the address. */
  code: string;
  isLoading: boolean;
  isDisabled: boolean;
  /** True if a quiz is on the desk, so that loading is no longer the next step. */
  isLoaded: boolean;
  onLoad: (code: string) => void;
}

/** Asks for the code of the quiz to open. */
export function LoadResponsesForm(props: LoadResponsesFormProps) {
  const { code, isLoading, isDisabled, isLoaded, onLoad } = props;
  const [typed, setTyped] = useState(code);
  const [shownCode, setShownCode] = useState(code);
  if (code !== shownCode) {
    setShownCode(code);
    setTyped(code);
  }
  const [problem, setProblem] = useState<string | null>(null);

  function load() {
    const normalised = normaliseQuizCode(typed);
    setTyped(normalised);
    if (normalised === '') setProblem(markingMessages.codeRequired);
    else onLoad(normalised);
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        load();
      }}
    >
      <TextInput
        label="Quiz code"
        className={classes.code}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        error={problem}
        placeholder="For example ABC123"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
      />
      <Button
        type="submit"
        variant={isLoaded ? 'default' : 'filled'}
        loading={isLoading}
        disabled={isDisabled}
      >
        Load Responses
      </Button>
    </form>
  );
}
