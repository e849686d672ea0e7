import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STUDENTS_PER_CLASS_PAGE, UNDO_TOAST_MS } from '../../../shared/business-rules.ts';
import { classSorts } from '../../../shared/choices.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useListAddress } from '../../ui/lists/use-list-address.ts';
import type { Sort } from '../../ui/tables/use-sorted-rows.ts';

/** Loads one page of a class's students, searched and sorted by the server. */
export function useClassList(teacherCode: string | undefined) {
  const address = useListAddress();
  const { search, page, setPage } = address;
  const [sort, setSort] = useState<Sort>({ key: 'displayName', isDescending: false });

  const query = useQuery(
    api.classes.listStudents.queryOptions({
      input: {
        teacherCode,
        search: search.trim() || undefined,
        sort: classSorts.find((one) => one === sort.key),
        direction: sort.isDescending ? 'desc' : 'asc',
        page,
        pageSize: STUDENTS_PER_CLASS_PAGE,
      },
      placeholderData: keepPreviousData,
    }),
  );

  const changeSort = (next: Sort) => {
    setSort(next);
    setPage(1);
  };
  return { ...address, query, sort, changeSort };
}

export type ClassList = ReturnType<typeof useClassList>;

/** The list of students, which gets the focus when the focused row disappears. */
export const CLASS_LIST_ID = 'class-list';

function changed(sentence: string, undo?: () => void) {
  if (undo) toast.success(sentence, UNDO_TOAST_MS, { label: 'Undo', run: undo });
  else toast.success(sentence);
  document.getElementById(CLASS_LIST_ID)?.focus();
}

/** Moves a student, removes them (their row leaves the list), or makes a new card. */
export function useClassChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.classes.key() });

  const undoing = useMutation(
    api.classes.addStudents.mutationOptions({
      onSuccess: () => toast.success(classesMessages.removalUndone),
      onError: (error) => toast.error(errorSentence(error, classesMessages.addFailed)),
      onSettled,
    }),
  );
  const removal = useMutation(
    api.classes.removeStudent.mutationOptions({
      onSuccess: ({ joinedAt, joinedByCode }, { userId, teacherCode }) => {
        const joined = { joinedAt, joinedByCode };
        changed(
          classesMessages.removed,
          teacherCode === undefined
            ? undefined
            : () => undoing.mutate({ teacherCode, userIds: [userId], ...joined }),
        );
      },
      onError: (error) => toast.error(errorSentence(error, classesMessages.removeFailed)),
      onSettled,
    }),
  );
  const move = useMutation(
    api.classes.moveStudents.mutationOptions({
      onSuccess: () => changed(classesMessages.moved),
      onError: (error) => toast.error(errorSentence(error, classesMessages.moveFailed)),
      onSettled,
    }),
  );
  const newCard = useMutation(
    api.classes.makeCards.mutationOptions({
      onError: (error) => toast.error(errorSentence(error, classesMessages.cardsFailed)),
      onSettled,
    }),
  );
  return { removal, move, newCard };
}
