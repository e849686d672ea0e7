import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPerson } from '../../../../shared/contract/classes.ts';
import { api } from '../../../api/client.ts';

/** The students of the school that are picked for a class, until they are added to it. */
export function usePickedStudents(teacherCode: string) {
  const queryClient = useQueryClient();
  const [picked, setPicked] = useState<FoundPerson[]>([]);
  const adding = useMutation(
    api.classes.addStudents.mutationOptions({
      onSuccess: () => setPicked([]),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
    }),
  );

  return {
    picked,
    adding,
    pick: (more: readonly FoundPerson[]) => {
      adding.reset();
      const known = new Set(picked.map(({ id }) => id));
      setPicked([...picked, ...more.filter(({ id }) => !known.has(id))]);
    },
    leaveOut: (id: string) => setPicked(picked.filter((person) => person.id !== id)),
    add: () => adding.mutate({ teacherCode, userIds: picked.map(({ id }) => id) }),
  };
}
