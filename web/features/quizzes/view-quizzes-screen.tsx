import { Accordion, Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconListSearch, IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { messages } from '../../../shared/messages.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { groupBySubject } from './quiz-groups.ts';
import { QuizTable } from './quiz-table.tsx';
import classes from './view-quizzes.module.css';

const TYPING_PAUSE_MS = 250;

/** A teacher's quizzes, grouped by subject (spec section 2, /view-quizzes). */
export function ViewQuizzesScreen() {
  const [search, setSearch] = useState('');
  return (
    <PageShell
      title="View Quizzes"
      actions={
        <>
          <Button component={Link} to={paths.dashboard} variant="default">
            Back to Dashboard
          </Button>
          <Button
            component={Link}
            to={paths.createQuiz}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Create Quiz
          </Button>
        </>
      }
    >
      <TextInput
        type="search"
        label="Search by code"
        leftSection={<IconSearch size={16} aria-hidden />}
        maw={360}
        mb="lg"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <QuizList search={search} />
    </PageShell>
  );
}

function QuizList({ search }: { search: string }) {
  const [settledSearch] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const quizzes = useQuery(
    api.quizzes.list.queryOptions({
      input: { search: settledSearch || undefined },
      placeholderData: keepPreviousData,
    }),
  );

  if (quizzes.isPending) {
    return (
      <Stack aria-busy="true">
        <Skeleton h={64} radius="lg" />
        <Skeleton h={64} radius="lg" />
        <Skeleton h={64} radius="lg" />
      </Stack>
    );
  }
  if (quizzes.isError) {
    return (
      <ErrorState
        message={errorSentence(quizzes.error, messages.general.somethingWentWrong)}
        isRetrying={quizzes.isFetching}
        onRetry={() => void quizzes.refetch()}
      />
    );
  }
  if (quizzes.data.items.length > 0) return <QuizGroups quizzes={quizzes.data.items} />;
  return (
    <output>
      <EmptyState
        title={settledSearch === '' ? messages.quizzes.noneYet : messages.quizzes.emptyList}
        icon={<IconListSearch size={32} />}
      />
    </output>
  );
}

function QuizGroups({ quizzes }: { quizzes: readonly Quiz[] }) {
  const groups = groupBySubject(quizzes);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const subjects = groups.map((group) => group.subject);
  return (
    <Accordion
      multiple
      variant="separated"
      radius="lg"
      order={2}
      classNames={{ item: classes.group, content: classes.groupContent }}
      value={subjects.filter((subject) => !closed.includes(subject))}
      onChange={(open) => setClosed(subjects.filter((subject) => !open.includes(subject)))}
    >
      {groups.map((group) => (
        <Accordion.Item key={group.subject} value={group.subject}>
          <Accordion.Control>
            <span className={classes.subject}>{group.subject}</span>
            <span className={classes.count}>
              {group.quizzes.length} {group.quizzes.length === 1 ? 'quiz' : 'quizzes'}
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <QuizTable subject={group.subject} quizzes={group.quizzes} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
