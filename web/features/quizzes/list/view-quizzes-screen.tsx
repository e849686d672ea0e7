import { Accordion, Button, Skeleton, Stack } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';
import { IconListDetails } from '../../../icons/list-details.ts';
import { IconListSearch } from '../../../icons/list-search.ts';
import { IconPlus } from '../../../icons/plus.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { pageHeads } from '../../../page-heads.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { useListAddress } from '../../../ui/lists/use-list-address.ts';
import { DeletedQuizzes } from './deleted-quizzes.tsx';
import { groupBySubject } from './quiz-groups.ts';
import { QuizTable } from './quiz-table.tsx';
import classes from './view-quizzes.module.css';

/** Renders the pending work of a quiz. */
export type Waits = ComponentType<{ quizCode: string }>;

/** A teacher's quizzes, grouped by subject (spec section 2, /view-quizzes). */
export function ViewQuizzesScreen({ waits }: { waits: Waits }) {
  const { search, setSearch } = useListAddress();
  const quizzes = useQuery(
    api.quizzes.list.queryOptions({
      input: { search: search.trim() || undefined },
      placeholderData: keepPreviousData,
    }),
  );
  const isNone = search === '' && quizzes.data?.items.length === 0 && !quizzes.isPlaceholderData;
  return (
    <PageShell
      {...pageHeads['/view-quizzes']}
      actions={
        <>
          <BackToDashboard />
          <CreateQuizLink />
        </>
      }
    >
      {!isNone && (
        <div className={classes.search}>
          <SearchField label="Search by code or title" value={search} onSearch={setSearch} />
        </div>
      )}
      {isNone ? (
        <NoQuizzesYet />
      ) : (
        <QuizList quizzes={quizzes} waits={waits} onClear={() => setSearch('')} />
      )}
      {!quizzes.isPending && <DeletedQuizzes />}
    </PageShell>
  );
}

function CreateQuizLink() {
  return (
    <Button component={Link} to={paths.createQuiz} leftSection={<IconPlus size={16} aria-hidden />}>
      Create Quiz
    </Button>
  );
}

interface QuizListProps {
  quizzes: UseQueryResult<{ items: Quiz[] }>;
  waits: Waits;
  onClear: () => void;
}

function QuizList({ quizzes, waits, onClear }: QuizListProps) {
  if (quizzes.isPending) {
    return (
      <Stack aria-busy="true">
        <Skeleton h={64} radius="lg" />
        <Skeleton h={64} radius="lg" />
        <Skeleton h={64} radius="lg" />
      </Stack>
    );
  }
  const failure = quizzes.isError && (
    <ErrorState of={quizzes} message={generalMessages.somethingWentWrong} />
  );
  if (!quizzes.data) return failure;
  if (quizzes.data.items.length === 0) return <NoMatch onClear={onClear} />;
  return (
    <div aria-busy={quizzes.isPlaceholderData}>
      {failure}
      <QuizGroups quizzes={quizzes.data.items} waits={waits} />
    </div>
  );
}

function NoQuizzesYet() {
  return (
    <EmptyState
      title={quizzesMessages.noneYet}
      icon={<IconListDetails size={32} />}
      action={<CreateQuizLink />}
    >
      Choose questions from the bank, and you get a code for your class.
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <output>
      <EmptyState
        title={quizzesMessages.emptyList}
        icon={<IconListSearch size={32} />}
        action={
          <Button variant="default" onClick={onClear}>
            Clear the search
          </Button>
        }
      />
    </output>
  );
}

function QuizGroups({ quizzes, waits }: { quizzes: readonly Quiz[]; waits: Waits }) {
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
              {counted(group.quizzes.length, 'quiz', 'quizzes')}
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <QuizTable subject={group.subject} quizzes={group.quizzes} waits={waits} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
