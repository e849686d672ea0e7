import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../shared/counted.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { questionFields, type QuestionContent } from '../../../../shared/question-content.ts';
import { api } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { QuestionText } from '../../../ui/questions/question-text.tsx';
import classes from './question-usage.module.css';
import { changedFields } from './usage-sentences.ts';

/** Edits made after answers existed, newest first, each with the content before it. */
export function EarlierVersions({ question }: { question: Question }) {
  const query = useQuery(
    api.questions.listRevisions.queryOptions({ input: { questionId: question.id } }),
  );
  if (query.isPending) return <Skeleton h={48} mt="sm" aria-busy="true" />;
  const failure = query.isError && (
    <ErrorState of={query} message={questionsMessages.revisionsFailed} />
  );
  if (!query.data) return failure;
  const { items } = query.data;
  if (items.length === 0) {
    return failure || <Text mt="sm">It has not been changed since the first answer.</Text>;
  }
  return (
    <>
      {failure}
      <ol className={classes.versions}>
        {items.map(({ at, changedBy, answers, before }, index) => (
          <li key={at}>
            <Text fw={600}>
              <time dateTime={at}>{formatDateTime(at)}</time>, {changedBy}, with{' '}
              {counted(answers, 'answer')}
            </Text>
            <Before before={before} after={items[index - 1]?.before ?? question} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Before({ before, after }: { before: QuestionContent; after: QuestionContent }) {
  const changed = changedFields(before, after);
  const labels = changed.map((field) => questionFields[field].label);
  return (
    <>
      <Text size="sm">Changed: {labels.join(', ') || 'nothing that students see'}.</Text>
      {changed.map((field) => {
        const { kind, label } = questionFields[field];
        // A replaced image no longer exists.
        if (kind === 'image') return null;
        if (kind === 'lines') {
          return <Version key={field} title={`${label} before`} text={String(before[field])} />;
        }
        return (
          <Text key={field} size="sm">
            {label} was {before[field]}.
          </Text>
        );
      })}
    </>
  );
}

export function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.earlier}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {text === '' ? <Text size="sm">No text.</Text> : <QuestionText text={text} />}
    </div>
  );
}
