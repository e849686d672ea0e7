import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../ui/codes/use-copy.ts';
import { SideCard } from './side-card.tsx';
import classes from './teacher-code-card.module.css';

/** The code with which students join the class (spec section 2, /dashboard). */
export function TeacherCodeCard({ teacherCode }: { teacherCode: string | null }) {
  return (
    <SideCard title="Teacher Code">
      {teacherCode === null ? (
        <Text c="dimmed">
          You have no teacher code yet. Ask an administrator to activate the teacher accounts.
        </Text>
      ) : (
        <CopyableCode teacherCode={teacherCode} />
      )}
    </SideCard>
  );
}

function CopyableCode({ teacherCode }: { teacherCode: string }) {
  const { copy, hasFailed, said, Icon } = useCopy(teacherCode);
  return (
    <>
      {hasFailed ? (
        <SelectedCode teacherCode={teacherCode} />
      ) : (
        <UnstyledButton
          className={classes.code}
          aria-label={`${teacherCode}, copy to clipboard`}
          onClick={copy}
        >
          <span>{teacherCode}</span>
          <Icon size={20} className={classes.icon} aria-hidden />
        </UnstyledButton>
      )}
      <Text component="output" size="sm" className={classes.hint}>
        {said || 'Your students join with this code. Click to copy.'}
      </Text>
    </>
  );
}

/** The code as a selected text field, if the browser does not let a page copy. */
function SelectedCode({ teacherCode }: { teacherCode: string }) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <input
      ref={field}
      readOnly
      aria-label="Teacher code"
      className={classes.code}
      value={teacherCode}
    />
  );
}
