import { Button, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import classes from './classes.module.css';

interface TeacherCodeFormProps {
  isJoining: boolean;
  /** The reason why the last code was rejected. */
  problem: string | null;
  onJoin: (teacherCode: string) => void;
}

/** The teacher code with Join Class; typed text stays if it is rejected. */
export function TeacherCodeForm({ isJoining, problem, onJoin }: TeacherCodeFormProps) {
  const [code, setCode] = useState('');
  /** The code that the visible problem refers to. */
  const [askedCode, setAskedCode] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (isJoining) return;
    const teacherCode = code.trim();
    setAskedCode(code);
    if (teacherCode === '') box.current?.focus();
    else onJoin(teacherCode);
  };

  const refusal = code.trim() === '' ? classesMessages.codeRequired : problem;
  return (
    <form onSubmit={join} noValidate>
      <Stack gap="md">
        <TextInput
          ref={box}
          label="Teacher code"
          description="Your teacher will give you the code"
          placeholder="AI-NAME-123"
          size="md"
          classNames={{ input: classes.codeInput }}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={askedCode === code && !isJoining && refusal}
          errorProps={{ role: 'alert' }}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="md" loading={isJoining}>
          Join Class
        </Button>
      </Stack>
    </form>
  );
}
