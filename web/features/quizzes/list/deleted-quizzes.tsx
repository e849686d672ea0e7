import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETED_QUIZZES_PER_PAGE } from '../../../../shared/business-rules.ts';
import { quizRestored, quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { api, type client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { DeletedList } from '../../../ui/lists/deleted-list.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import classes from './view-quizzes.module.css';

/** A folded list of the quizzes that the user has deleted; administrators see everybody's. */
export function DeletedQuizzes() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.deleted} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Deleted quizzes</summary>
      {isOpen && <List />}
    </details>
  );
}

type DeletedQuiz = Awaited<ReturnType<typeof client.quizzes.listDeleted>>['items'][number];

function shownQuiz(
  { quizCode, title, subject, creatorUid, creatorName }: DeletedQuiz,
  userId: string,
) {
  return {
    key: quizCode,
    title: (
      <>
        <span className={classes.code}>{quizCode}</span>
        {title !== '' && <span className={classes.title}>{title}</span>}
      </>
    ),
    label: quizCode,
    facts: [creatorUid !== userId && `by ${isolate(creatorName)}`, subject],
  };
}

function List() {
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
  const [page, setPage] = useState(1);
  const query = useQuery(
    api.quizzes.listDeleted.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
    }),
  );
  const restoring = useMutation(
    api.quizzes.restore.mutationOptions({
      onSuccess: ({ quizCode }) => toast.success(quizRestored(quizCode)),
      onError: (error) => toast.error(errorSentence(error, quizzesMessages.restoreFailed)),
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: api.quizzes.key() }),
          queryClient.invalidateQueries({ queryKey: api.results.key() }),
        ]),
    }),
  );
  return (
    <DeletedList
      query={query}
      page={page}
      pageSize={DELETED_QUIZZES_PER_PAGE}
      onTurn={setPage}
      noun={['deleted quiz', 'deleted quizzes']}
      about="Answers and marks are kept. Once a quiz is back, it can be sat, marked and released again."
      none={quizzesMessages.noneDeleted}
      failed={quizzesMessages.deletedFailed}
      show={(quiz) => shownQuiz(quiz, userId)}
      isBringingBack={restoring.isPending}
      onBringBack={({ quizCode }, whenBack) =>
        restoring.mutate({ quizCode }, { onSuccess: whenBack })
      }
    />
  );
}
