import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUESTIONS_PER_PAGE } from '../../../shared/business-rules.ts';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { api } from '../../api/client.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { formatDateTime } from '../../ui/format-date.ts';
import { ListPages } from '../../ui/list-pages.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { MathsText } from '../../ui/maths-text.tsx';
import { questionTitle } from './question-columns.tsx';
import classes from './question-list.module.css';
import { useRestoreQuestions } from './use-delete-questions.ts';

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
  if (query.isPending) return <ListSkeleton />;
  const failure = query.isError && <ErrorState of={query} message={questionsMessages.loadFailed} />;
  if (!query.data) return failure;
  const { items, total } = query.data;
  const bringBack = (id: string) =>
    restoring.mutate(
      { questionIds: [id] },
      // When the last question of a page is restored, that page disappears.
      { onSuccess: () => items.length === 1 && setPage(Math.max(1, page - 1)) },
    );
  if (total === 0) return failure || <Text>{questionsMessages.noneDeleted}</Text>;
  return (
    <>
      {failure}
      <Text size="sm" c="dimmed">
        Quizzes that ask these go on doing so. Back in the bank, they can be edited and asked again.
      </Text>
      <ul className={classes.deleted}>
        {items.map((question) => (
          <li key={question.id}>
            <div>
              <span className={classes.question}>
                <MathsText text={questionTitle(question)} />
              </span>
              <Text size="sm" c="dimmed">
                <Facts
                  of={[
                    question.subject,
                    question.topic,
                    `deleted ${formatDateTime(question.deletedAt)}`,
                  ]}
                />
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={`Bring back: ${questionTitle(question)}`}
              disabled={restoring.isPending}
              onClick={() => bringBack(question.id)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
      <ListPages
        page={page}
        pageSize={QUESTIONS_PER_PAGE}
        total={total}
        noun={['deleted question', 'deleted questions']}
        onTurn={setPage}
      />
    </>
  );
}
