import { Button, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { IconPencil } from '../../icons/pencil.ts';
import { IconUserPlus } from '../../icons/user-plus.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { formatDate, formatDay } from '../../ui/dates/format-date.ts';
import { useCopy } from '../../ui/codes/use-copy.ts';
import { Facts } from '../../ui/text/facts.tsx';
import { isolate } from '../../ui/text/isolate.ts';
import { AddStudents } from './add-students/add-students.tsx';
import { ClassCards } from './cards/class-cards.tsx';
import classes from './classes.module.css';
import { EditClass } from './edit-class.tsx';
import { askBeforeCardsGo } from './cards/sign-in-cards.tsx';

interface ClassFactsProps {
  schoolClass: SchoolClass;
  /** True if a tab or the page's title already names the class. */
  isNamedAbove: boolean;
}

/** The details of a class, its teachers, its join code, and its actions. */
export function ClassFacts({ schoolClass, isNamedAbove }: ClassFactsProps) {
  const { name, subject, yearGroup, academicYear, archivedAt, teachers, abilities } = schoolClass;
  const me = useCurrentUser();
  // The dashboard already shows the code of the teacher's first class.
  const isFirst = me.teacherCode === schoolClass.teacherCode;
  const isMineAlone = teachers.length === 1 && teachers[0]?.id === me.id;
  const [isEditing, editing] = useDisclosure(false);
  const [isAdding, adding] = useDisclosure(false);
  const facts = [
    subject,
    yearGroup && `Year ${yearGroup}`,
    academicYear,
    !isMineAlone && teachers.map(formatTeacher).join(', '),
  ].filter(Boolean);
  return (
    <section className={classes.facts} aria-label={name}>
      <div>
        {!isNamedAbove && (
          <Title order={2} size="h3">
            <bdi>{name}</bdi>
          </Title>
        )}
        {facts.length > 0 && (
          <Text c="dimmed" size="sm">
            <Facts of={facts} />
          </Text>
        )}
        {archivedAt && (
          <Text size="sm" mt={4}>
            Archived on {formatDate(archivedAt)}.
          </Text>
        )}
      </div>
      <div className={classes.factActions}>
        {!archivedAt && !isFirst && <JoinCode code={schoolClass.teacherCode} />}
        {(abilities.canChange || abilities.canManage) && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={editing.open}
          >
            Edit class
          </Button>
        )}
        {abilities.canChange && !archivedAt && (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={adding.open}
          >
            Add students
          </Button>
        )}
        {abilities.canChange && !archivedAt && <ClassCards schoolClass={schoolClass} />}
      </div>
      <Dialog isOpen={isEditing} title={`Edit ${isolate(name)}`} onClose={editing.close} isWide>
        <EditClass key={schoolClass.teacherCode} schoolClass={schoolClass} onDone={editing.close} />
      </Dialog>
      <Dialog
        isOpen={isAdding}
        title={`Add students to ${isolate(name)}`}
        onClose={adding.close}
        askBefore={askBeforeCardsGo}
        isWide
      >
        <AddStudents key={schoolClass.teacherCode} schoolClass={schoolClass} />
      </Dialog>
    </section>
  );
}

function formatTeacher({ displayName, part, untilDay }: SchoolClass['teachers'][number]): string {
  if (part === 'owner') return displayName;
  return untilDay ? `${displayName} (cover until ${formatDay(untilDay)})` : displayName;
}

function JoinCode({ code }: { code: string }) {
  const { copy, said, Icon } = useCopy(code);
  return (
    <>
      <Button
        variant="default"
        rightSection={<Icon size={16} aria-hidden />}
        aria-label={`Copy the join code ${code}`}
        onClick={copy}
      >
        {code}
      </Button>
      <output className={classes.spoken}>{said}</output>
    </>
  );
}
