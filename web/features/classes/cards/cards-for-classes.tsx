import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../../shared/counted.ts';
import { MAX_CARDS_AT_ONCE, MAX_PAGE_SIZE } from '../../../../shared/business-rules.ts';
import { classesMessages, noCardsFrom } from '../../../../shared/messages/classes.ts';
import { api, client } from '../../../api/client.ts';
import { useSignInElsewhere } from '../../../api/use-sign-in-elsewhere.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { IconPrinter } from '../../../icons/printer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import {
  askBeforeCardsGo,
  SignInCards,
  useCardsBeingMade,
  useLeaving,
  type CardSet,
} from './sign-in-cards.tsx';

interface ChosenClass {
  teacherCode: string;
  name: string;
}

/** Makes first cards for several classes at once; each class starts on a new page. */
export function CardsForClasses() {
  const queryClient = useQueryClient();
  const [isOpen, dialog] = useDisclosure();
  const [done, setDone] = useState(0);
  const leaving = useLeaving();
  const making = useMutation({
    mutationFn: (chosen: readonly ChosenClass[]) => makeInTurn(chosen, leaving(), setDone),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
  });
  useCardsBeingMade(making.isPending);
  const { sets = [], failure = null } = making.data ?? {};
  const close = () => {
    dialog.close();
    // If closed while cards are being made, the dialog reopens when they are ready.
    if (!making.isPending) making.reset();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={dialog.open}
      >
        Sign-in cards
      </Button>
      <Dialog
        isOpen={isOpen || making.data !== undefined}
        title="Sign-in cards for classes"
        onClose={close}
        askBefore={making.isPending ? undefined : askBeforeCardsGo}
        isWide
      >
        <FormProblem message={failure} />
        {sets.length > 0 && <SignInCards sets={sets} />}
        {making.data && sets.length === 0 && !failure && (
          <Text>{classesMessages.allInClassesHaveCards}</Text>
        )}
        {!making.data && (
          <ChooseClasses
            busy={making.isPending ? { done, of: making.variables.length } : null}
            onChoose={making.mutate}
          />
        )}
      </Dialog>
    </>
  );
}

/**
 * Makes the cards class by class; if one fails, earlier cards are kept, because they cannot be
 * shown again.
 */
async function makeInTurn(
  chosen: readonly ChosenClass[],
  signal: AbortSignal,
  onDone: (classes: number) => void,
): Promise<{ sets: CardSet[]; failure: string | null }> {
  const sets: CardSet[] = [];
  for (const [index, { teacherCode, name }] of chosen.entries()) {
    if (signal.aborted) break;
    onDone(index);
    const set = { teacherCode, inClass: name, cards: [] as CardSet['cards'] };
    try {
      for (let isMore = true; isMore;) {
        const { cards } = await client.classes.makeCards({ teacherCode });
        set.cards = [...set.cards, ...cards];
        isMore = cards.length === MAX_CARDS_AT_ONCE;
      }
    } catch (error) {
      if (set.cards.length > 0) sets.push(set);
      const why = errorSentence(error, classesMessages.cardsFailed);
      return { sets, failure: noCardsFrom(name, why) };
    }
    if (set.cards.length > 0) sets.push(set);
  }
  return { sets, failure: null };
}

interface ChooseClassesProps {
  busy: { done: number; of: number } | null;
  onChoose: (chosen: readonly ChosenClass[]) => void;
}

function ChooseClasses({ busy, onChoose }: ChooseClassesProps) {
  const elsewhere = useSignInElsewhere();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenClass[]>([]);
  const query = useQuery({
    ...api.classes.list.queryOptions({ input: { search, pageSize: MAX_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  if (query.isError && !query.data) {
    return <ErrorState of={query} message={classesMessages.classesFailed} />;
  }
  if (!query.data) return <ListSkeleton />;
  const shown = query.data.items.filter(({ studentCount }) => studentCount > 0);
  const isChosen = (code: string) => chosen.some(({ teacherCode }) => teacherCode === code);
  const unchosen = shown.filter(({ teacherCode }) => !isChosen(teacherCode));
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Students without an email who have no card yet get one. Cards that were printed stay as they
        are.
        {elsewhere !== null &&
          ` Students with an email sign in with their ${elsewhere} account and need no card.`}
      </Text>
      <SearchField label="Find a class" value={search} onSearch={setSearch} />
      {shown.map(({ teacherCode, name, studentCount }) => (
        <Checkbox
          key={teacherCode}
          label={`${name}, ${counted(studentCount, 'student')}`}
          checked={isChosen(teacherCode)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(
              checked
                ? [...chosen, { teacherCode, name }]
                : chosen.filter((one) => one.teacherCode !== teacherCode),
            )
          }
        />
      ))}
      {query.data.total > query.data.items.length && (
        <Text size="sm" c="dimmed">
          The first {query.data.items.length} of {query.data.total.toLocaleString('en-GB')} classes.
        </Text>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          disabled={unchosen.length === 0}
          onClick={() => setChosen([...chosen, ...unchosen])}
        >
          Choose all
        </Button>
        <Button
          loading={busy !== null}
          disabled={chosen.length === 0}
          onClick={() => onChoose(chosen)}
        >
          {`Make cards for ${counted(chosen.length, 'class', 'classes')}`}
        </Button>
      </Group>
      <output>{busy && `${busy.done} of ${busy.of} classes done`}</output>
    </Stack>
  );
}
