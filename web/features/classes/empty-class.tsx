import { IconUsersGroup } from '../../icons/users-group.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { CodeToCopy } from '../../ui/codes/code-to-copy.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** The placeholder of a class without students, which explains how they join. */
export function EmptyClass({ teacherCode }: { teacherCode: string | null }) {
  return (
    <EmptyState
      title={teacherCode ? classesMessages.noStudents : classesMessages.teacherCodeMissing}
      icon={<IconUsersGroup size={32} />}
      action={teacherCode && <CodeToCopy code={teacherCode} />}
    >
      {teacherCode
        ? 'Give your students this code. They choose Join Teacher on their dashboard and enter it. Or add them yourself with Add students, or with Invite by email.'
        : 'You have no teacher code yet. Ask an administrator to activate the teacher accounts, or add your students yourself with Invite by email.'}
    </EmptyState>
  );
}
