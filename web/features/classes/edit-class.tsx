import { Button, Divider, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UNDO_TOAST_MS } from '../../../shared/business-rules.ts';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { IconArchiveOff } from '../../icons/archive-off.ts';
import { IconArchive } from '../../icons/archive.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { ClassForm } from './class-form.tsx';
import { ClassTeachers } from './class-teachers.tsx';

interface EditClassProps {
  schoolClass: SchoolClass;
  onDone: () => void;
}

/** Edits a class: its name, its teachers, and whether it is in use. */
export function EditClass({ schoolClass, onDone }: EditClassProps) {
  const queryClient = useQueryClient();
  const { teacherCode, abilities } = schoolClass;
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.classes.key() });
  const saving = useMutation(
    api.classes.update.mutationOptions({
      onSuccess: () => {
        toast.success(classesMessages.saved);
        onDone();
      },
      onSettled,
    }),
  );
  return (
    <>
      {abilities.canChange && (
        <ClassForm
          initial={schoolClass}
          submitLabel="Save"
          isSaving={saving.isPending}
          problem={saving.error && errorSentence(saving.error, classesMessages.saveFailed)}
          onSubmit={({ name, subject, yearGroup, academicYear }) =>
            saving.mutate({ teacherCode, name, subject, yearGroup, academicYear })
          }
        />
      )}
      {abilities.canManage && (
        <>
          <Divider my="lg" />
          <Title order={3} size="h4" mb="sm">
            Teachers
          </Title>
          <ClassTeachers schoolClass={schoolClass} />
          <Divider my="lg" />
          <ArchiveButton schoolClass={schoolClass} onDone={onDone} />
        </>
      )}
    </>
  );
}

function ArchiveButton({ schoolClass, onDone }: EditClassProps) {
  const queryClient = useQueryClient();
  const { teacherCode, archivedAt } = schoolClass;
  const Icon = archivedAt ? IconArchiveOff : IconArchive;
  const archiving = useMutation(
    api.classes.setArchived.mutationOptions({
      onSuccess: (_, { archived }) => {
        if (archived) toast.success(classesMessages.archivedNow, UNDO_TOAST_MS, undoIt);
        else toast.success(classesMessages.restoredNow);
        onDone();
      },
      onError: (error) => toast.error(errorSentence(error, classesMessages.saveFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
    }),
  );

  const setArchived = (archived: boolean) => archiving.mutate({ teacherCode, archived });
  const undoIt = { label: 'Undo', run: () => setArchived(false) };

  return (
    <>
      {!archivedAt && (
        <Text size="sm" c="dimmed" mb="sm">
          {classesMessages.archiveExplained}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
        loading={archiving.isPending}
        onClick={() => setArchived(archivedAt === null)}
      >
        {archivedAt ? 'Restore the class' : 'Archive the class'}
      </Button>
    </>
  );
}
