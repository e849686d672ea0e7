import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconUsersGroup } from '@tabler/icons-react';
import { COPY_CONFIRMATION_MS } from '../../../shared/business-rules.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { generalMessages } from '../../../shared/messages/general.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCurrentUser } from '../accounts/use-current-user.ts';
import classes from './classes.module.css';

/** A class without students, and how they come into it. */
export function EmptyClass() {
  const { teacherCode } = useCurrentUser();
  return (
    <EmptyState
      title={classesMessages.noStudents}
      icon={<IconUsersGroup size={32} />}
      action={teacherCode && <CodeToShare teacherCode={teacherCode} />}
    >
      {teacherCode
        ? 'Give your students this code. They choose Join Teacher on their dashboard and enter it. Or add them yourself with Add people.'
        : 'You have no teacher code yet. Ask an administrator to activate the teacher accounts, or add your students yourself with Add people.'}
    </EmptyState>
  );
}

function CodeToShare({ teacherCode }: { teacherCode: string }) {
  const clipboard = useClipboard({ timeout: COPY_CONFIRMATION_MS });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <>
      <p className={classes.code}>{teacherCode}</p>
      <Button
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => clipboard.copy(teacherCode)}
      >
        Copy code
      </Button>
      <output className={classes.copied}>
        {clipboard.copied && generalMessages.copied}
        {clipboard.error && generalMessages.copyFailed}
      </output>
    </>
  );
}
