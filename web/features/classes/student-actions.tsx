import { Button, Menu } from '@mantine/core';
import type { ClassStudent, SchoolClass } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { IconChevronDown } from '../../icons/chevron-down.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './classes.module.css';
import { SignInCards } from './sign-in-cards.tsx';
import { useClassChanges } from './use-class-list.ts';

interface StudentActionsProps {
  student: ClassStudent;
  /** Undefined for a teacher who has none yet. */
  schoolClass: SchoolClass | undefined;
  /** The other classes that the student could be moved to. */
  others: readonly SchoolClass[];
}

/** Moves a student to another class, or takes them out of this one. */
export function StudentActions({ student, schoolClass, others }: StudentActionsProps) {
  const teacherCode = schoolClass?.teacherCode;
  const { removal, move, newCard } = useClassChanges();

  const askAndRemove = async () => {
    const isConfirmed = await confirm({
      title: `Remove ${student.displayName}`,
      message: classesMessages.confirmRemove,
      confirmLabel: 'Remove',
      isDestructive: true,
    });
    if (isConfirmed) removal.mutate({ userId: student.id, teacherCode });
  };

  const askAndMakeCard = async () => {
    const isConfirmed = await confirm({
      title: `New card for ${student.displayName}`,
      message: classesMessages.confirmNewCard,
      confirmLabel: 'Make a new card',
    });
    if (isConfirmed && teacherCode) newCard.mutate({ teacherCode, userIds: [student.id] });
  };

  return (
    <div className={classes.rowActions}>
      {teacherCode && (
        <Button
          variant="default"
          size="xs"
          loading={newCard.isPending}
          aria-label={`New card for ${student.displayName}`}
          onClick={() => void askAndMakeCard()}
        >
          New card
        </Button>
      )}
      <Dialog
        isOpen={newCard.data !== undefined}
        title={`Card for ${student.displayName}`}
        onClose={newCard.reset}
      >
        <SignInCards inClass={schoolClass?.name ?? ''} cards={newCard.data?.cards ?? []} />
      </Dialog>
      {teacherCode && others.length > 0 && (
        <Menu position="bottom-end" width="max-content">
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              loading={move.isPending}
              aria-label={`Move ${student.displayName} to another class`}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              Move
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.moveMenu}>
            {others.map((other) => (
              <Menu.Item
                key={other.teacherCode}
                onClick={() =>
                  move.mutate({
                    teacherCode,
                    toTeacherCode: other.teacherCode,
                    userIds: [student.id],
                  })
                }
              >
                <bdi>{other.name}</bdi>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button
        variant="default"
        size="xs"
        loading={removal.isPending}
        aria-label={`Remove ${student.displayName} from the class`}
        onClick={() => void askAndRemove()}
      >
        Remove
      </Button>
    </div>
  );
}
