import { Button, Text, Textarea } from '@mantine/core';
import { IconUsers } from '../../../icons/users.ts';
import { type SubmitEvent, useState } from 'react';
import { MAX_REPORT_STUDENTS } from '../../../../shared/business-rules.ts';
import { notesMoved, reportsMessages } from '../../../../shared/messages/reports.ts';
import { sharedNames } from '../../../../shared/report-batch.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import classes from '../auto-report.module.css';
import { type PickedStudent, PickStudents } from './pick-students.tsx';
import { matchStudents, namesProblem, newStudent, readNames } from '../read-names.ts';
import { ReportLists } from '../lists/report-lists.tsx';
import { FieldWarnings } from '../report-warnings.tsx';
import { useNotesCheck } from './use-notes-check.ts';
import { hasNotes, nameInField } from './report-draft.ts';
import type { ReportDraftState } from './use-report-draft.ts';

/** Step 1: the students, separated by commas or picked from the class. */
export function StudentInputStep({ draft, change }: ReportDraftState) {
  const user = useCurrentUser();
  const [isChecked, setIsChecked] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const names = readNames(draft.names);
  const shared = sharedNames(names);
  const problem = namesProblem(names);
  const findings = useNotesCheck({
    students: problem === null ? names.map((name) => newStudent(name)) : [],
    classInfo: draft.classInfo,
  });

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem === null) void match();
  };
  const match = async () => {
    const { students, renamed, dropped } = matchStudents(names, draft.students);
    const isConfirmed =
      dropped.length === 0 ||
      (await confirm({
        title: 'Student Input',
        message: reportsMessages.confirmDropNotes,
        details: dropped,
        confirmLabel: 'Go on without them',
        isDestructive: true,
      }));
    if (!isConfirmed) return;
    if (renamed.length > 0) toast.success(notesMoved(renamed));
    change({ step: 1, students });
  };

  const addPicked = (picked: PickedStudent[]) => {
    const students = picked
      .map(({ id, displayName, detail }) => newStudent(displayName, { userId: id, detail }))
      .filter((student) => !names.includes(nameInField(student)));
    change({
      names: [...names, ...students.map(nameInField)].join(', '),
      students: [...draft.students, ...students],
    });
    setIsPicking(false);
  };

  return (
    <>
      <Panel component="form" onSubmit={goOn} noValidate aria-label="Student Input">
        <Textarea
          label="Student Names"
          description="Separated by commas, up to 30. Names stay on your school’s server."
          placeholder="Asha Patel, Bo Li, Cem Kaya"
          autosize
          minRows={3}
          maxRows={10}
          value={draft.names}
          error={isChecked && problem}
          errorProps={{ role: 'alert' }}
          onChange={(event) => change({ names: event.currentTarget.value })}
        />
        <FieldWarnings findings={findings.students.flat()} />
        <div className={classes.underField}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {names.length} of {MAX_REPORT_STUDENTS} students
            {shared.length > 0 &&
              `. More than one is called ${shared.join(', ')}: each gets a report, told apart by number.`}
          </Text>
          {user.role === 'teacher' && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconUsers size={16} aria-hidden />}
              onClick={() => setIsPicking(true)}
            >
              Pick from my class
            </Button>
          )}
        </div>
        <div className={classes.actions}>
          <Button type="submit" size="md">
            Next
          </Button>
        </div>
      </Panel>
      {isPicking && <PickStudents onPick={addPicked} onClose={() => setIsPicking(false)} />}
      <ReportLists
        hasDraft={draft.names.trim() !== '' || draft.students.some(hasNotes)}
        onOpen={change}
      />
    </>
  );
}
