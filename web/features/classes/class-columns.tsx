import { Button } from '@mantine/core';
import type { ClassStudent } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { paths } from '../../paths.ts';
import { confirm } from '../../ui/confirm.tsx';
import type { DataTableColumn } from '../../ui/data-table.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { PersonEmail, PersonLink } from '../../ui/person-cells.tsx';
import { useRemoveStudent } from './use-class-list.ts';

/** How a student shows in their teacher's list (spec section 2, /view-students). */
export const classColumns: readonly DataTableColumn<ClassStudent>[] = [
  {
    key: 'displayName',
    header: 'Display Name',
    isSortable: true,
    isRowHeader: true,
    width: '34%',
    cell: ({ id, displayName }) => <PersonLink to={paths.studentProfile(id)} name={displayName} />,
  },
  {
    key: 'email',
    header: 'Email',
    isUnlabelledOnCard: true,
    isSortable: true,
    cell: ({ email }) => <PersonEmail email={email} />,
  },
  {
    key: 'joinedAt',
    header: 'Date Joined',
    isSortable: true,
    width: '9rem',
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatDate(joinedAt)}</time>,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    width: '8rem',
    cell: (student) => <RemoveButton student={student} />,
  },
];

function RemoveButton({ student }: { student: ClassStudent }) {
  const removal = useRemoveStudent();

  const askAndRemove = async () => {
    const isConfirmed = await confirm({
      title: `Remove ${student.displayName}`,
      message: classesMessages.confirmRemove,
      confirmLabel: 'Remove',
      isDestructive: true,
    });
    if (isConfirmed) removal.mutate({ userId: student.id });
  };

  return (
    <Button
      variant="default"
      size="xs"
      loading={removal.isPending}
      aria-label={`Remove ${student.displayName} from the class`}
      onClick={() => void askAndRemove()}
    >
      Remove
    </Button>
  );
}
