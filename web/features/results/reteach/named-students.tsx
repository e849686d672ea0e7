import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import classes from './weak-areas.module.css';

/** More would push the rest off the sheet. */
const AT_FIRST = 10;

interface NamedStudentsProps {
  students: Reteach['areas'][number]['needIt'];
  /** True if the group is most of the class, so that the names matter less. */
  isForAll: boolean;
}

/** The names of a group, shortened if there are many. */
export function NamedStudents({ students, isForAll }: NamedStudentsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (students.length === 0) return null;
  const atFirst = isForAll && students.length > AT_FIRST ? 0 : AT_FIRST;
  const shown = isWhole ? students : students.slice(0, atFirst);
  const rest = students.length - shown.length;
  return (
    <p className={classes.students}>
      {shown.map(({ displayName }) => displayName).join(', ')}
      {rest > 0 && ' '}
      {students.length > atFirst && (
        <UnstyledButton
          className={classes.more}
          data-alone={shown.length === 0 || undefined}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'fewer' : formatUnfold(shown.length, rest)}
        </UnstyledButton>
      )}
    </p>
  );
}

function formatUnfold(shown: number, rest: number): string {
  return shown === 0 ? 'Show their names' : `and ${rest} more`;
}
