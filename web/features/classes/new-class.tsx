import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { IconPlus } from '../../icons/plus.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { ClassForm } from './class-form.tsx';

/** Creates a class and opens it. */
export function NewClass({ onMade }: { onMade: (teacherCode: string) => void }) {
  const [isOpen, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const creating = useMutation(
    api.classes.create.mutationOptions({
      onSuccess: async ({ teacherCode }) => {
        await queryClient.invalidateQueries({ queryKey: api.classes.key() });
        dialog.close();
        toast.success(classesMessages.saved);
        onMade(teacherCode);
      },
    }),
  );
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          creating.reset();
          dialog.open();
        }}
      >
        New class
      </Button>
      <Dialog isOpen={isOpen} title="New class" onClose={dialog.close} isWide>
        <ClassForm
          submitLabel="Make the class"
          isSaving={creating.isPending}
          problem={creating.error && errorSentence(creating.error, classesMessages.saveFailed)}
          onSubmit={(fields) => creating.mutate(fields)}
        />
      </Dialog>
    </>
  );
}
