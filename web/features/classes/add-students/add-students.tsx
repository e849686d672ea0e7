import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { counted } from '../../../../shared/counted.ts';
import type { SchoolClass } from '../../../../shared/contract/classes.ts';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PersonPicker } from '../person-picker.tsx';
import { askBeforeCardsGo, SignInCards } from '../cards/sign-in-cards.tsx';
import { CheckedLines } from './checked-lines.tsx';
import { NewAccounts } from './new-accounts.tsx';
import { PastedList } from './pasted-list.tsx';
import { PickedStudents } from './picked-students.tsx';
import { useNewAccounts } from './use-new-accounts.ts';
import { usePickedStudents } from './use-picked-students.ts';

/** Adds existing students of the school to a class, picked one by one or from a pasted list. */
export function AddStudents({ schoolClass }: { schoolClass: SchoolClass }) {
  const { teacherCode } = schoolClass;
  const { picked, adding, pick, leaveOut, add } = usePickedStudents(teacherCode);
  const accounts = useNewAccounts(teacherCode);
  const checking = useMutation(api.classes.checkLines.mutationOptions());

  const check = async (lines: string[]) => {
    if (!(await askBeforeCardsGo())) return;
    accounts.reset();
    checking.mutate(
      { teacherCode, lines },
      {
        onSuccess: ({ lines: checked }) => {
          accounts.setList(checked);
          pick(checked.flatMap(({ outcome, student }) => (outcome === 'found' && student) || []));
        },
      },
    );
  };

  const failure = adding.error ?? accounts.error ?? checking.error;
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
      <PastedList isChecking={checking.isPending} onType={() => checking.reset()} onCheck={check} />
      {checking.data && <CheckedLines lines={checking.data.lines} />}
      {checking.data && (
        <NewAccounts
          total={accounts.total}
          made={accounts.made}
          isMaking={accounts.isMaking}
          onMake={accounts.make}
        />
      )}
      {accounts.cards.length > 0 && (
        <SignInCards sets={[{ teacherCode, inClass: schoolClass.name, cards: accounts.cards }]} />
      )}
      <PickedStudents people={picked} onLeaveOut={leaveOut} />
      <Button mt="md" loading={adding.isPending} disabled={picked.length === 0} onClick={add}>
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
