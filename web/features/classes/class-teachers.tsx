import { Button, NativeSelect, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type {
  ClassTeacherPart,
  FoundPerson,
  SchoolClass,
} from '../../../shared/contract/classes.ts';
import { classesMessages, handedOverWithNewCode } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { DateInput, hasWrongDate } from '../../ui/dates/date-input.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { formatDay } from '../../ui/dates/format-date.ts';
import { toast } from '../../ui/toasts/toast.ts';
import classes from './classes.module.css';
import { PersonPicker } from './person-picker.tsx';

const parts = [
  { value: 'co-teacher', label: 'Co-teacher' },
  { value: 'cover', label: 'Cover' },
  { value: 'owner', label: 'Owner' },
] as const;
const partNames = Object.fromEntries(parts.map(({ value, label }) => [value, label]));

/** The teachers of the class, with a form to add one. */
export function ClassTeachers({ schoolClass }: { schoolClass: SchoolClass }) {
  const { teacherCode, teachers } = schoolClass;
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.classes.key() });
  const [, setParams] = useSearchParams();
  const adding = useMutation(
    api.classes.setTeacher.mutationOptions({
      onSuccess: ({ teacherCode: code }) => {
        if (code === teacherCode) return;
        toast.success(handedOverWithNewCode(code));
        setParams({ class: code }, { preventScrollReset: true });
      },
      onSettled,
    }),
  );
  const removal = useMutation(api.classes.removeTeacher.mutationOptions({ onSettled }));
  const failure = adding.error ?? removal.error;
  return (
    <>
      <ul className={classes.people}>
        {teachers.map(({ id, displayName, part, untilDay }) => (
          <li key={id}>
            <span>
              <bdi>{displayName}</bdi>{' '}
              <Text span c="dimmed" size="sm">
                {partNames[part]}
                {untilDay && ` until ${formatDay(untilDay)}`}
              </Text>
            </span>
            {part !== 'owner' && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Remove ${displayName} from the teachers`}
                loading={removal.isPending && removal.variables.userId === id}
                onClick={() => removal.mutate({ teacherCode, userId: id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormProblem message={failure && errorSentence(failure, classesMessages.teachersFailed)} />
      <AddTeacher
        // Cleared once somebody was added; rejected input stays.
        key={teachers.map(({ id, part }) => id + part).join(' ')}
        isAdding={adding.isPending}
        onAdd={(person, part, untilDay) =>
          adding.mutate({ teacherCode, userId: person.id, part, untilDay })
        }
      />
    </>
  );
}

interface AddTeacherProps {
  isAdding: boolean;
  onAdd: (person: FoundPerson, part: ClassTeacherPart, untilDay: string | null) => void;
}

function AddTeacher({ isAdding, onAdd }: AddTeacherProps) {
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [part, setPart] = useState<ClassTeacherPart>('co-teacher');
  const [untilDay, setUntilDay] = useState('');

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (person && !hasWrongDate(event.currentTarget))
      onAdd(person, part, part === 'cover' ? untilDay || null : null);
  };

  return (
    <form onSubmit={add} noValidate aria-label="Add a teacher" className={classes.addTeacher}>
      <PersonPicker label="Colleague" who="staff" picked={person} onPick={setPerson} />
      <NativeSelect
        label="As"
        data={parts}
        value={part}
        onChange={({ currentTarget: { value } }) =>
          setPart(parts.find((one) => one.value === value)?.value ?? 'co-teacher')
        }
      />
      {part === 'cover' && (
        <DateInput
          type="date"
          label="Last day"
          value={untilDay}
          onChange={(event) => setUntilDay(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" loading={isAdding} disabled={!person}>
        Add
      </Button>
    </form>
  );
}
