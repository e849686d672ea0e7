import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { MAX_STUDENTS_ADDED_AT_ONCE } from '../../../../shared/business-rules.ts';

interface PastedListProps {
  isChecking: boolean;
  /** Called at every change of the list. */
  onType: () => void;
  onCheck: (lines: string[]) => Promise<void>;
}

/** A list of students to paste, one a line, and the button that finds them. */
export function PastedList({ isChecking, onType, onCheck }: PastedListProps) {
  const [text, setText] = useState('');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (lines.length > 0) void onCheck(lines);
  };

  return (
    <form onSubmit={check} noValidate aria-label="Paste a list">
      <Textarea
        mt="md"
        label="Or paste a list"
        description={`One student a line: the email, or the full name. Up to ${MAX_STUDENTS_ADDED_AT_ONCE} lines.`}
        placeholder={'maya.patel@school.example\nBrandt, Leo'}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onType();
        }}
      />
      <Button
        type="submit"
        variant="default"
        mt="sm"
        loading={isChecking}
        disabled={lines.length === 0}
      >
        Find these students
      </Button>
    </form>
  );
}
