import { Button, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { counted } from '../../../../shared/counted.ts';
import {
  MAX_CARDS_AT_ONCE,
  MAX_STUDENTS_ADDED_AT_ONCE,
} from '../../../../shared/business-rules.ts';
import type {
  CheckedLine,
  FoundPerson,
  SchoolClass,
  SignInCard,
} from '../../../../shared/contract/classes.ts';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { shownEmail } from '../../../../shared/sign-in-name.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { drawId } from '../../../draw-id.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from '../classes.module.css';
import { PersonPicker } from '../person-picker.tsx';
import {
  askBeforeCardsGo,
  SignInCards,
  useCardsBeingMade,
  useLeaving,
} from '../cards/sign-in-cards.tsx';
import { CheckedLines } from './checked-lines.tsx';

/** Adds existing students of the school to a class, picked one by one or from a pasted list. */
export function AddStudents({ schoolClass }: { schoolClass: SchoolClass }) {
  const { teacherCode } = schoolClass;
  const queryClient = useQueryClient();
  const [picked, setPicked] = useState<FoundPerson[]>([]);
  const [text, setText] = useState('');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

  const checking = useMutation(api.classes.checkLines.mutationOptions());
  const adding = useMutation(
    api.classes.addStudents.mutationOptions({
      onSuccess: () => setPicked([]),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
    }),
  );

  /**
   * The passwords are shown only once, so the cards stay after a failure while the rest are made.
   */
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  /** How many of the new names have an account by now. */
  const [made, setMade] = useState(0);
  /** Each has a client-made id, so that a retry does not create a second account. */
  const [newStudents, setNewStudents] = useState<readonly NewStudent[]>([]);
  const leaving = useLeaving();
  const making = useMutation({
    mutationFn: async (students: readonly NewStudent[]) => {
      const madeNow: SignInCard[] = [];
      try {
        for (
          let from = 0;
          from < students.length && !leaving().aborted;
          from += MAX_CARDS_AT_ONCE
        ) {
          const next = students.slice(from, from + MAX_CARDS_AT_ONCE);
          const created = await client.classes.createStudents({
            teacherCode,
            names: next.map(({ name }) => name),
            newUserIds: next.map(({ id }) => id),
          });
          madeNow.push(...created.cards);
          setMade((before) => before + next.length);
        }
      } finally {
        setCards((before) => [...before, ...madeNow]);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
  });
  useCardsBeingMade(making.isPending);

  const pick = (more: readonly FoundPerson[]) => {
    adding.reset();
    const known = new Set(picked.map(({ id }) => id));
    setPicked([...picked, ...more.filter(({ id }) => !known.has(id))]);
  };
  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    if (lines.length === 0 || !(await askBeforeCardsGo())) return;
    making.reset();
    setCards([]);
    setMade(0);
    checking.mutate(
      { teacherCode, lines },
      {
        onSuccess: ({ lines: checked }) => {
          setNewStudents(newStudentsOf(checked));
          pick(checked.flatMap(({ outcome, student }) => (outcome === 'found' && student) || []));
        },
      },
    );
  };

  const failure = adding.error ?? making.error ?? checking.error;
  return (
    <>
      <FormProblem
        message={
          failure &&
          errorSentence(
            failure,
            checking.error ? classesMessages.checkFailed : classesMessages.addFailed,
          )
        }
      />
      <PersonPicker
        label="Find a student"
        who="students"
        picked={null}
        without={picked.map(({ id }) => id)}
        onPick={(person) => person && pick([person])}
      />
      <form onSubmit={(event) => void check(event)} noValidate aria-label="Paste a list">
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
            checking.reset();
          }}
        />
        <Button
          type="submit"
          variant="default"
          mt="sm"
          loading={checking.isPending}
          disabled={lines.length === 0}
        >
          Find these students
        </Button>
      </form>
      {checking.data && <CheckedLines lines={checking.data.lines} />}
      {checking.data && (
        <NewAccounts
          total={newStudents.length}
          made={made}
          isMaking={making.isPending}
          onMake={() => making.mutate(newStudents.slice(made))}
        />
      )}
      {cards.length > 0 && (
        <SignInCards sets={[{ teacherCode, inClass: schoolClass.name, cards }]} />
      )}
      <Picked
        people={picked}
        onDrop={(id) => setPicked(picked.filter((person) => person.id !== id))}
      />
      <Button
        mt="md"
        loading={adding.isPending}
        disabled={picked.length === 0}
        onClick={() => adding.mutate({ teacherCode, userIds: picked.map(({ id }) => id) })}
      >
        Add {counted(picked.length, 'student')}
      </Button>
      <output>
        {adding.data && (
          <Text mt="sm">
            {adding.data.added === 1
              ? '1 student has been added.'
              : `${adding.data.added} students have been added.`}
          </Text>
        )}
      </output>
    </>
  );
}

interface NewAccountsProps {
  /** The number of names in the list that match nobody in the school. */
  total: number;
  made: number;
  isMaking: boolean;
  onMake: () => void;
}

/** Creates accounts for the new names of a list. */
function NewAccounts({ total, made, isMaking, onMake }: NewAccountsProps) {
  const left = total - made;
  if (left <= 0) return null;
  const accounts = left === 1 ? 'an account' : 'accounts';
  const students = counted(left, 'new student');
  return (
    <>
      <Button variant="default" loading={isMaking} onClick={onMake}>
        {`Make ${accounts} for ${students}`}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        They need no email: each gets a username and a password on a card.
      </Text>
      <output>{made > 0 && `${made} of ${total} new students have an account now.`}</output>
    </>
  );
}

interface NewStudent {
  name: string;
  id: string;
}

const newStudentsOf = (lines: readonly CheckedLine[]): NewStudent[] =>
  lines
    .filter(({ line, outcome }) => outcome === 'unknown' && !line.includes('@'))
    .map(({ line }) => ({ name: firstNameFirst(line), id: drawId() }));

/** Reorders `Patel, Maya` to `Maya Patel`. */
function firstNameFirst(line: string): string {
  const [last = '', first, ...more] = line.split(',').map((part) => part.trim());
  return first && more.length === 0 ? `${first} ${last}` : line;
}

interface PickedProps {
  people: readonly FoundPerson[];
  onDrop: (id: string) => void;
}

function Picked({ people, onDrop }: PickedProps) {
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
            onClick={() => onDrop(id)}
          >
            Leave out
          </Button>
        </li>
      ))}
    </ul>
  );
}
