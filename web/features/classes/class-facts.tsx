import { Button, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { IconPencil } from '../../icons/pencil.ts';
import { IconUserPlus } from '../../icons/user-plus.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatDate, formatDay } from '../../ui/format-date.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { AddStudents } from './add-students/add-students.tsx';
import { ClassCards } from './class-cards.tsx';
import classes from './classes.module.css';
import { EditClass } from './edit-class.tsx';

/** What class this is, who teaches it, its join code, and what may be done with it. */
export function ClassFacts({ schoolClass }: { schoolClass: SchoolClass }) {
  const { name, subject, yearGroup, academicYear, archivedAt, abilities } = schoolClass;
  // The code of their first class stands on the dashboard.
  const isFirst = useCurrentUser().teacherCode === schoolClass.teacherCode;
  const [isEditing, editing] = useDisclosure(false);
  const [isAdding, adding] = useDisclosure(false);
  const facts = [subject, yearGroup && `Year ${yearGroup}`, academicYear].filter(Boolean);
  return (
    <section className={classes.facts} aria-label={name}>
      <div>
        <Title order={2} size="h3">
          <bdi>{name}</bdi>
        </Title>
        <Text c="dimmed" size="sm">
          {[...facts, schoolClass.teachers.map(teacherWords).join(', ')].join(' · ')}
        </Text>
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
      <Dialog isOpen={isEditing} title={`Edit ${name}`} onClose={editing.close} isWide>
        <EditClass schoolClass={schoolClass} onDone={editing.close} />
      </Dialog>
      <Dialog isOpen={isAdding} title={`Add students to ${name}`} onClose={adding.close} isWide>
        <AddStudents schoolClass={schoolClass} />
      </Dialog>
    </section>
  );
}

function teacherWords({ displayName, part, untilDay }: SchoolClass['teachers'][number]): string {
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
