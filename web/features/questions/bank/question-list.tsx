import { Button } from '@mantine/core';
import { IconListSearch } from '../../../icons/list-search.ts';
import { type ReactNode, useEffect } from 'react';
import { QUESTIONS_PER_PAGE } from '../../../../shared/business-rules.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { DataTable, type DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListPages, pageCount } from '../../../ui/lists/list-pages.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { questionColumns } from './question-columns.tsx';
import type { QuestionListState } from './use-question-list.ts';

const noun = ['question', 'questions'] as const;

interface QuestionListProps {
  list: QuestionListState;
  /** Columns before those of the question, for example a checkbox. */
  leadingColumns?: readonly DataTableColumn<Question>[];
  /** Columns after those of the question, for example its actions. */
  trailingColumns?: readonly DataTableColumn<Question>[];
  /** What to do while the bank is empty. */
  firstStep: { words: string; action?: ReactNode };
  /** Renders a toolbar above the table, given the questions of the page. */
  toolbar?: (questions: readonly Question[]) => ReactNode;
}

/** One page of the question bank, with its loading, empty and error states. */
export function QuestionList({
  list,
  leadingColumns,
  trailingColumns,
  firstStep,
  toolbar,
}: QuestionListProps) {
  const { query, isFiltered, clearFilters, page, setPage } = list;
  const lastPage = pageCount(query.data?.total ?? 0, QUESTIONS_PER_PAGE);
  // For example after all questions of the last page were deleted.
  const isBeyondEnd = query.isSuccess && page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) setPage(lastPage);
  }, [isBeyondEnd, lastPage, setPage]);

  if (query.isPending || isBeyondEnd) return <ListSkeleton />;
  const failure = query.isError && (
    <ErrorState of={query} message={generalMessages.somethingWentWrong} />
  );
  if (!query.data) return failure;
  const { items, total } = query.data;
  if (items.length === 0) {
    if (failure) return failure;
    const icon = <IconListSearch size={32} />;
    return isFiltered ? (
      <EmptyState
        title={questionsMessages.emptyList}
        icon={icon}
        action={
          <Button variant="default" onClick={clearFilters}>
            Clear Filters
          </Button>
        }
      />
    ) : (
      <EmptyState title={questionsMessages.noneYet} icon={icon} action={firstStep.action}>
        {firstStep.words}
      </EmptyState>
    );
  }
  return (
    <ListRegion label="Questions on this page" isBusy={query.isPlaceholderData}>
      {failure}
      {toolbar?.(items)}
      <DataTable
        caption="Questions"
        columns={[...(leadingColumns ?? []), ...questionColumns, ...(trailingColumns ?? [])]}
        rows={items}
        rowKey={(question) => question.id}
      />
      <ListPages
        page={page}
        pageSize={QUESTIONS_PER_PAGE}
        total={total}
        noun={noun}
        onTurn={setPage}
      />
    </ListRegion>
  );
}
