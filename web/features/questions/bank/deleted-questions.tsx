import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUESTIONS_PER_PAGE } from '../../../../shared/business-rules.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { api, type client } from '../../../api/client.ts';
import { DeletedList } from '../../../ui/lists/deleted-list.tsx';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { questionTitle } from './question-columns.tsx';
import classes from './question-list.module.css';
import { useRestoreQuestions } from './use-delete-questions.ts';

type DeletedQuestion = Awaited<ReturnType<typeof client.questions.listDeleted>>['items'][number];

const shownQuestion = (question: DeletedQuestion) => ({
  key: question.id,
  title: (
    <span className={classes.question}>
      <MathsText text={questionTitle(question)} />
    </span>
  ),
  label: questionTitle(question),
  facts: [question.subject, question.topic],
});

/** Deleted questions of the bank, for people who may restore them. */
export function DeletedQuestions() {
  const [page, setPage] = useState(1);
  const restoring = useRestoreQuestions();
  const query = useQuery(
    api.questions.listDeleted.queryOptions({
      input: { page, pageSize: QUESTIONS_PER_PAGE },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <DeletedList
      query={query}
      page={page}
      pageSize={QUESTIONS_PER_PAGE}
      onTurn={setPage}
      noun={['deleted question', 'deleted questions']}
      about="Quizzes that ask these go on doing so. Back in the bank, they can be edited and asked again."
      none={questionsMessages.noneDeleted}
      failed={questionsMessages.loadFailed}
      show={shownQuestion}
      isBringingBack={restoring.isPending}
      onBringBack={({ id }, whenBack) =>
        restoring.mutate({ questionIds: [id] }, { onSuccess: whenBack })
      }
    />
  );
}
