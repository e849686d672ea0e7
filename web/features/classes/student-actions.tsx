import { Menu } from '@mantine/core';
import type { ClassStudent, SchoolClass } from '../../../shared/contract/classes.ts';
import { cardWithoutPassword, classesMessages } from '../../../shared/messages/classes.ts';
import { isWithoutEmail } from '../../../shared/sign-in-name.ts';
import { useSignInElsewhere } from '../../api/use-sign-in-elsewhere.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { isolate } from '../../ui/text/isolate.ts';
import { RowActions, RowMenu } from '../../ui/tables/row-menu.tsx';
import classes from './classes.module.css';
import { askBeforeCardsGo, SignInCards, useCardsBeingMade } from './cards/sign-in-cards.tsx';
import { useClassChanges } from './use-class-list.ts';

interface StudentActionsProps {
  student: ClassStudent;
  schoolClass: SchoolClass;
  /** The other classes that the student could be moved to. */
  others: readonly SchoolClass[];
}

/** The menu of a student's row, with the actions for that student. */
export function StudentActions(props: StudentActionsProps) {
  return <RowActions label={labelOf(props.student)}>{() => <StudentMenu {...props} />}</RowActions>;
}

const labelOf = ({ displayName }: ClassStudent) => `Actions for ${displayName}`;

function StudentMenu({ student, schoolClass, others }: StudentActionsProps) {
  const { teacherCode } = schoolClass;
  const { removal, move, newCard } = useClassChanges();
  useCardsBeingMade(newCard.isPending);

  const elsewhere = useSignInElsewhere();
  const hasNoPassword = elsewhere !== null && !isWithoutEmail(student.email);

  const askAndMakeCard = async () => {
    const isConfirmed = await confirm({
      title: `New card for ${isolate(student.displayName)}`,
      message: hasNoPassword ? cardWithoutPassword(elsewhere) : classesMessages.confirmNewCard,
      confirmLabel: hasNoPassword ? 'Make the card' : 'Make a new card',
    });
    if (isConfirmed) newCard.mutate({ teacherCode, userIds: [student.id] });
  };

  return (
    <>
      <RowMenu
        label={labelOf(student)}
        isBusy={newCard.isPending || move.isPending || removal.isPending}
        className={classes.studentMenu}
      >
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
      </RowMenu>
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
