import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { IconPrinter } from '../../icons/printer.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { SignInCards } from './sign-in-cards.tsx';

/** First cards for all of a class who have no email and cannot sign in yet. */
export function ClassCards({ schoolClass: { name, teacherCode } }: { schoolClass: SchoolClass }) {
  const making = useMutation(
    api.classes.makeCards.mutationOptions({
      onSuccess: ({ cards }) => {
        if (cards.length === 0) toast.success(classesMessages.allHaveCards);
      },
      onError: (error) => toast.error(errorSentence(error, classesMessages.cardsFailed)),
    }),
  );
  const cards = making.data?.cards ?? [];
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={making.isPending}
        onClick={() => making.mutate({ teacherCode })}
      >
        Sign-in cards
      </Button>
      <Dialog
        isOpen={cards.length > 0}
        title={`Sign-in cards for ${name}`}
        onClose={making.reset}
        isWide
      >
        <SignInCards sets={[{ teacherCode, inClass: name, cards }]} />
      </Dialog>
    </>
  );
}
