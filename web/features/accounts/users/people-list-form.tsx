import { Button, FileButton, NativeSelect, Text, Textarea } from '@mantine/core';
import { IconFileSpreadsheet } from '../../../icons/file-spreadsheet.ts';
import { IconListCheck } from '../../../icons/list-check.ts';
import { type DragEvent, type SubmitEvent, useRef } from 'react';
import { roles as allRoles, type Role } from '../../../../shared/permissions.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './add-people.module.css';
import { roleNames } from './role-names.ts';
import type { Invitation } from './use-invitation.ts';

interface PeopleListFormProps {
  invitation: Invitation;
  roles: readonly Role[];
}

const EXAMPLE = 'Maya Patel, maya.patel@school.example\nLeo Brandt, leo.brandt@school.example';
const CSV_TYPES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

/** The form for a list of names and emails, pasted or from a file, with the role to give. */
export function PeopleListForm({ invitation, roles }: PeopleListFormProps) {
  const { text, changeText, takeFile, role, changeRole, listProblem, isChecking } = invitation;
  const forgetFile = useRef<() => void>(null);

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChecking) invitation.checkList();
  };

  const choose = (file: File | null | undefined) => {
    // Reset, because otherwise choosing the same file again after correcting it would do nothing.
    forgetFile.current?.();
    if (file) void takeFile(file);
  };

  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    choose(file);
  };

  return (
    <Panel component="form" gap="md" onSubmit={check} noValidate aria-label="People to add">
      <div className={classes.entry}>
        <FormProblem message={listProblem} />
        <Textarea
          label="Names and emails"
          description="One person a line: the name, then the email. Paste from a spreadsheet, or choose or drop a CSV file."
          placeholder={EXAMPLE}
          classNames={{ input: classes.list }}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
          onDrop={drop}
        />
      </div>
      <div className={classes.controls}>
        {roles.length > 1 && (
          <NativeSelect
            label="They join as"
            data={roles.map((one) => ({ value: one, label: roleNames[one] }))}
            value={role}
            onChange={({ currentTarget: { value } }) => {
              const chosen = allRoles.find((one) => one === value);
              if (chosen) changeRole(chosen);
            }}
          />
        )}
        <FileButton accept={CSV_TYPES} onChange={choose} resetRef={forgetFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            >
              Choose a CSV file
            </Button>
          )}
        </FileButton>
        <Button
          type="submit"
          loading={isChecking}
          variant={invitation.checked ? 'default' : 'filled'}
          leftSection={<IconListCheck size={16} aria-hidden />}
        >
          Check the list
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        Nobody is added yet: you will see a preview first.
      </Text>
    </Panel>
  );
}
