import { Button, Pagination, Skeleton, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { QUESTIONS_PER_PAGE } from '../../../shared/business-rules.ts';
import type { Question } from '../../../shared/contract/questions.ts';
import { messages } from '../../../shared/messages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { DataTable, type DataTableColumn } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { questionColumns } from './question-columns.tsx';
import classes from './question-list.module.css';
import type { QuestionList as List } from './use-question-list.ts';

interface QuestionListProps {
  list: List;
  /** Columns before those of the question, such as a checkbox. */
  leadingColumns?: readonly DataTableColumn<Question>[];
  /** Stands over the table, with the questions of this page. */
  toolbar?: (questions: readonly Question[]) => ReactNode;
}

/** One page of the question bank, with its loading, empty and failed states. */
export function QuestionList({ list, leadingColumns, toolbar }: QuestionListProps) {
  const { query, isFiltered, clearFilters } = list;

  if (query.isPending) return <QuestionListSkeleton />;
  if (query.isError) {
    return (
      <ErrorState
        message={errorSentence(query.error, messages.general.somethingWentWrong)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { items, total } = query.data;
  if (items.length === 0) {
    return (
      <EmptyState
        title={messages.questions.emptyList}
        icon={<IconListSearch size={32} />}
        action={
          isFiltered && (
            <Button variant="default" onClick={clearFilters}>
              Clear Filters
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={classes.list} aria-busy={query.isPlaceholderData}>
      {toolbar?.(items)}
      <DataTable
        caption="Questions"
        columns={[...(leadingColumns ?? []), ...questionColumns]}
        rows={items}
        rowKey={(question) => question.id}
      />
      <QuestionPages list={list} total={total} shown={items.length} />
    </div>
  );
}

interface QuestionPagesProps {
  list: List;
  total: number;
  shown: number;
}

function QuestionPages({ list, total, shown }: QuestionPagesProps) {
  const first = (list.page - 1) * QUESTIONS_PER_PAGE + 1;
  return (
    <div className={classes.pages}>
      <output>
        <Text component="span" c="dimmed" size="sm">
          {first}–{first + shown - 1} of {total} {total === 1 ? 'question' : 'questions'}
        </Text>
      </output>
      <Pagination
        total={list.pageCount}
        value={list.page}
        onChange={list.setPage}
        hideWithOnePage
        size="sm"
        siblings={1}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
      />
    </div>
  );
}

const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

function QuestionListSkeleton() {
  return (
    <Stack gap="sm" aria-busy="true">
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} h={52} />
      ))}
    </Stack>
  );
}
