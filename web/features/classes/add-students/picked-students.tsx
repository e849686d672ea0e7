import { Button, Text } from '@mantine/core';
import type { FoundPerson } from '../../../../shared/contract/classes.ts';
import { shownEmail } from '../../../../shared/sign-in-name.ts';
import classes from '../classes.module.css';

interface PickedStudentsProps {
  people: readonly FoundPerson[];
  onLeaveOut: (id: string) => void;
}

/** The students picked so far, each of whom can be left out again. */
export function PickedStudents({ people, onLeaveOut }: PickedStudentsProps) {
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label="Students to add">
      {people.map(({ id, displayName, email }) => (
        <li key={id}>
          <span>
            <bdi>{displayName}</bdi>{' '}
            <Text span c="dimmed" size="sm">
              {shownEmail(email)}
            </Text>
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Leave out ${displayName}`}
            onClick={() => onLeaveOut(id)}
          >
            Leave out
          </Button>
        </li>
      ))}
    </ul>
  );
}
