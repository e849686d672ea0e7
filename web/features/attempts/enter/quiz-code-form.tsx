import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { quizCodeMessages } from '../../../../shared/messages/quiz-code.ts';
import classes from './quiz-code-form.module.css';
import { normaliseQuizCode } from '../../../../shared/quiz-code.ts';

interface QuizCodeFormProps {
  initialCode: string;
  isLoading: boolean;
  /** The reason why the last code could not be loaded. */
  error: string | undefined;
  onLoad: (quizCode: string) => void;
}

/** The code box with Load Quiz (spec section 2, Enter quiz screen). */
export function QuizCodeForm({ initialCode, isLoading, error, onLoad }: QuizCodeFormProps) {
  const [code, setCode] = useState(initialCode);
  const [isMissing, setIsMissing] = useState(false);

  const load = (event: SubmitEvent) => {
    event.preventDefault();
    const quizCode = normaliseQuizCode(code);
    setIsMissing(quizCode === '');
    if (quizCode !== '') onLoad(quizCode);
  };

  return (
    <form className={classes.form} onSubmit={load} noValidate>
      <TextInput
        label="Quiz Code"
        description="Six letters or digits, from your teacher"
        placeholder="ABC123"
        size="md"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setIsMissing(false);
        }}
        error={isMissing ? quizCodeMessages.required : error}
        errorProps={{ role: 'alert' }}
        classNames={{ input: classes.code }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" size="md" loading={isLoading} className={classes.load}>
        Load Quiz
      </Button>
    </form>
  );
}
