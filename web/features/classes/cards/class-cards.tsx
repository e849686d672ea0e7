import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_CARDS_AT_ONCE, MAX_PAGE_SIZE } from '../../../../shared/business-rules.ts';
import type { SchoolClass, SignInCard } from '../../../../shared/contract/classes.ts';
import {
  allSignInElsewhere,
  classesMessages,
  newCardsForAll,
} from '../../../../shared/messages/classes.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import { api, client } from '../../../api/client.ts';
import { useSignInElsewhere } from '../../../api/use-sign-in-elsewhere.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { IconPrinter } from '../../../icons/printer.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { askBeforeCardsGo, SignInCards, useCardsBeingMade } from './sign-in-cards.tsx';

/**
 * Makes first cards for everyone in a class who has no email and cannot sign in yet. If everyone
 * can sign in, it offers new cards for all of them, after a confirmation.
 */
export function ClassCards({ schoolClass }: { schoolClass: SchoolClass }) {
  const queryClient = useQueryClient();
  const elsewhere = useSignInElsewhere();
  const making = useMutation({
    mutationFn: async ({ teacherCode, name }: SchoolClass) => {
      const { cards } = await client.classes.makeCards({ teacherCode });
      return cards.length > 0 ? cards : replaceAll(teacherCode, name, elsewhere);
    },
    onError: (error) => toast.error(errorSentence(error, classesMessages.cardsFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
  });
  useCardsBeingMade(making.isPending);
  const cards = making.data ?? [];
  // Names the class that the cards were made for, even if another one is shown by now.
  const { name, teacherCode } = making.variables ?? schoolClass;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={making.isPending}
        onClick={() => making.mutate(schoolClass)}
      >
        Sign-in cards
      </Button>
      <Dialog
        isOpen={cards.length > 0}
        title={`Sign-in cards for ${isolate(name)}`}
        onClose={making.reset}
        askBefore={askBeforeCardsGo}
        isWide
      >
        <SignInCards sets={[{ teacherCode, inClass: name, cards }]} />
      </Dialog>
    </>
  );
}

/** Confirms, then makes new cards for everyone in the class without an email. */
async function replaceAll(
  teacherCode: string,
  name: string,
  elsewhere: string | null,
): Promise<SignInCard[]> {
  const ids = await listHolders(teacherCode);
  if (ids.length === 0) {
    toast.success(
      elsewhere === null ? classesMessages.allHaveEmail : allSignInElsewhere(elsewhere),
    );
    return [];
  }
  const isConfirmed = await confirm({
    title: `Sign-in cards for ${isolate(name)}`,
    message: classesMessages.allHaveCards,
    details: [newCardsForAll(ids.length)],
    confirmLabel: ids.length === 1 ? 'Make a new card' : `Make ${ids.length} new cards`,
    isDestructive: true,
  });
  const cards: SignInCard[] = [];
  for (let from = 0; isConfirmed && from < ids.length; from += MAX_CARDS_AT_ONCE) {
    const userIds = ids.slice(from, from + MAX_CARDS_AT_ONCE);
    try {
      cards.push(...(await client.classes.makeCards({ teacherCode, userIds })).cards);
    } catch (error) {
      // Shows the cards made so far, because they cannot be shown again.
      if (cards.length === 0) throw error;
      toast.error(errorSentence(error, classesMessages.cardsFailed));
      break;
    }
  }
  return cards;
}

/** Returns the ids of the people in the class who sign in with a username. */
async function listHolders(teacherCode: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { items, total } = await client.classes.listStudents({
      teacherCode,
      page,
      pageSize: MAX_PAGE_SIZE,
    });
    ids.push(...items.filter(({ email }) => isWithoutEmail(email)).map(({ id }) => id));
    isMore = items.length > 0 && page * MAX_PAGE_SIZE < total;
  }
  return ids;
}
