import { Button, Menu } from '@mantine/core';
import type { ClassStudent, SchoolClass } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { IconDots } from '../../icons/dots.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isolate } from '../../ui/isolate.ts';
import classes from './classes.module.css';
import { askBeforeCardsGo, SignInCards } from './sign-in-cards.tsx';
import { useClassChanges } from './use-class-list.ts';

interface StudentActionsProps {
  student: ClassStudent;
  schoolClass: SchoolClass;
  /** The other classes that the student could be moved to. */
  others: readonly SchoolClass[];
}

/** What may be done with a student of a class, in the menu of their row. */
export function StudentActions({ student, schoolClass, others }: StudentActionsProps) {
  const { teacherCode } = schoolClass;
  const { removal, move, newCard } = useClassChanges();

  const askAndMakeCard = async () => {
    const isConfirmed = await confirm({
      title: `New card for ${isolate(student.displayName)}`,
      message: classesMessages.confirmNewCard,
      confirmLabel: 'Make a new card',
    });
    if (isConfirmed) newCard.mutate({ teacherCode, userIds: [student.id] });
  };

  return (
    <>
      <Menu position="bottom-end" width="max-content">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            loading={newCard.isPending || move.isPending || removal.isPending}
            aria-label={`Actions for ${student.displayName}`}
          >
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.studentMenu}>
          <Menu.Item onClick={() => void askAndMakeCard()}>New card</Menu.Item>
          <Menu.Item onClick={() => removal.mutate({ userId: student.id, teacherCode })}>
            Remove from the class
          </Menu.Item>
          {others.length > 0 && <Menu.Label>Move to</Menu.Label>}
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
      <Dialog
        isOpen={newCard.data !== undefined}
        title={`Card for ${isolate(student.displayName)}`}
        onClose={newCard.reset}
        askBefore={askBeforeCardsGo}
      >
        <SignInCards
          sets={[
            {
              teacherCode: schoolClass.teacherCode,
              inClass: schoolClass.name,
              cards: newCard.data?.cards ?? [],
            },
          ]}
        />
      </Dialog>
    </>
  );
}
