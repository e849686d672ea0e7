import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_CARDS_AT_ONCE } from '../../../../shared/business-rules.ts';
import type { CheckedLine, SignInCard } from '../../../../shared/contract/classes.ts';
import { api, client } from '../../../api/client.ts';
import { drawId } from '../../../draw-id.ts';
import { useCardsBeingMade, useLeaving } from '../cards/sign-in-cards.tsx';

interface NewStudent {
  name: string;
  id: string;
}

/** Makes accounts for the names of a list that match nobody in the school. */
export function useNewAccounts(teacherCode: string) {
  const queryClient = useQueryClient();
  /**
   * The passwords are shown only once, so the cards stay after a failure while the rest are made.
   */
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  /** How many of the new names have an account by now. */
  const [made, setMade] = useState(0);
  /** Each has a client-made id, so that a retry does not create a second account. */
  const [newStudents, setNewStudents] = useState<readonly NewStudent[]>([]);
  const leaving = useLeaving();
  const making = useMutation({
    mutationFn: async (students: readonly NewStudent[]) => {
      const madeNow: SignInCard[] = [];
      try {
        for (
          let from = 0;
          from < students.length && !leaving().aborted;
          from += MAX_CARDS_AT_ONCE
        ) {
          const next = students.slice(from, from + MAX_CARDS_AT_ONCE);
          const created = await client.classes.createStudents({
            teacherCode,
            names: next.map(({ name }) => name),
            newUserIds: next.map(({ id }) => id),
          });
          madeNow.push(...created.cards);
          setMade((before) => before + next.length);
        }
      } finally {
        setCards((before) => [...before, ...madeNow]);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
  });
  useCardsBeingMade(making.isPending);

  return {
    cards,
    made,
    total: newStudents.length,
    isMaking: making.isPending,
    error: making.error,
    /** Makes those that have not been made yet. */
    make: () => making.mutate(newStudents.slice(made)),
    /** Forgets the cards of the list before. */
    reset: () => {
      making.reset();
      setCards([]);
      setMade(0);
    },
    setList: (lines: readonly CheckedLine[]) => setNewStudents(newStudentsOf(lines)),
  };
}

const newStudentsOf = (lines: readonly CheckedLine[]): NewStudent[] =>
  lines
    .filter(({ line, outcome }) => outcome === 'unknown' && !line.includes('@'))
    .map(({ line }) => ({ name: firstNameFirst(line), id: drawId() }));

/** Reorders `Patel, Maya` to `Maya Patel`. */
function firstNameFirst(line: string): string {
  const [last = '', first, ...more] = line.split(',').map((part) => part.trim());
  return first && more.length === 0 ? `${first} ${last}` : line;
}
