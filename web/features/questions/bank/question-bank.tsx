import { Button, Checkbox, Title } from '@mantine/core';
import { IconTrash } from '../../../icons/trash.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { questionTitle } from './question-columns.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './question-list.module.css';
import { QuestionRowActions } from './question-row-actions.tsx';
import { QuestionTransfer } from '../transfer/question-transfer.tsx';
import { type QuestionSelection, useDeleteQuestions } from './use-delete-questions.ts';
import type { QuestionListState } from './use-question-list.ts';

/**
 * The question bank, where questions are searched, edited, duplicated, deleted, imported and
 * exported.
 */
export function QuestionBank({ list }: { list: QuestionListState }) {
  const selection = useDeleteQuestions();
  const toolbar = (questions: readonly Question[]) => (
    <BankToolbar questions={questions} selection={selection} />
  );
  return (
    <section id="question-bank" aria-labelledby="question-bank-title">
      <div className={classes.bankTop}>
        <Title order={2} id="question-bank-title" tabIndex={-1}>
          Question bank
        </Title>
        <QuestionTransfer list={list} />
      </div>
      <QuestionFilters list={list} />
      <QuestionList
        list={list}
        firstStep={{ words: 'Write the first one above, or import many from a file.' }}
        leadingColumns={[selectColumn(selection)]}
        trailingColumns={actionColumns}
        toolbar={toolbar}
      />
    </section>
  );
}

const actionColumns: readonly DataTableColumn<Question>[] = [
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    isUnlabelledOnCard: true,
    cell: (question) => <QuestionRowActions question={question} />,
  },
];

interface BankToolbarProps {
  /** The questions on the current page. */
  questions: readonly Question[];
  selection: QuestionSelection;
}

function BankToolbar({ questions, selection }: BankToolbarProps) {
  const { selected, add, remove, askAndDelete, isDeleting } = selection;
  const ids = questions.filter(({ abilities }) => abilities.canDelete).map(({ id }) => id);
  const ticked = ids.filter((id) => selected.has(id)).length;
  const isAllTicked = ids.length > 0 && ticked === ids.length;
  return (
    <div className={classes.toolbar}>
      <Checkbox
        label={`Select all that you can delete (${ids.length} shown)`}
        checked={isAllTicked}
        indeterminate={ticked > 0 && !isAllTicked}
        disabled={ids.length === 0}
        onChange={() => (isAllTicked ? remove : add)(ids)}
      />
      <Button
        variant={selected.size > 0 ? 'outline' : 'default'}
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        loading={isDeleting}
        onClick={askAndDelete}
      >
        Delete Selected ({selected.size})
      </Button>
    </div>
  );
}

function selectColumn({ selected, add, remove }: QuestionSelection): DataTableColumn<Question> {
  return {
    key: 'select',
    header: 'Select',
    isHeaderHidden: true,
    width: '44px',
    cell: (question) =>
      question.abilities.canDelete && (
        <Checkbox
          aria-label={`Select: ${questionTitle(question)}`}
          checked={selected.has(question.id)}
          onChange={(event) => (event.currentTarget.checked ? add : remove)([question.id])}
        />
      ),
  };
}
