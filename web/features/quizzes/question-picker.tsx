import { Checkbox } from '@mantine/core';
import type { Question } from '../../../shared/contract/questions.ts';
import type { DataTableColumn } from '../../ui/data-table.tsx';
import { questionTitle } from '../questions/question-columns.tsx';
import { QuestionFilters } from '../questions/question-filters.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import type { QuestionList as List } from '../questions/use-question-list.ts';
import classes from './create-quiz.module.css';

interface QuestionPickerProps {
  list: List;
  selected: readonly Question[];
  onChange: (questions: Question[]) => void;
}

/** The question bank with a tick for each question, and Select All for those shown. */
export function QuestionPicker({ list, selected, onChange }: QuestionPickerProps) {
  const selectedIds = new Set(selected.map((question) => question.id));

  const add = (questions: readonly Question[]) =>
    onChange([...selected, ...questions.filter(({ id }) => !selectedIds.has(id))]);
  const remove = (questions: readonly Question[]) => {
    const ids = new Set(questions.map((question) => question.id));
    onChange(selected.filter(({ id }) => !ids.has(id)));
  };

  const columns = [
    tickColumn(selectedIds, (question, isTicked) => (isTicked ? add : remove)([question])),
  ];

  const selectAll = (questions: readonly Question[]) => {
    const ticked = questions.filter(({ id }) => selectedIds.has(id)).length;
    const isAllTicked = ticked === questions.length;
    return (
      <Checkbox
        className={classes.selectAll}
        label={`Select All (${questions.length} shown)`}
        checked={isAllTicked}
        indeterminate={ticked > 0 && !isAllTicked}
        onChange={() => (isAllTicked ? remove : add)(questions)}
      />
    );
  };

  return (
    <>
      <QuestionFilters list={list} />
      <QuestionList list={list} leadingColumns={columns} toolbar={selectAll} />
    </>
  );
}

function tickColumn(
  selectedIds: ReadonlySet<string>,
  onTick: (question: Question, isTicked: boolean) => void,
): DataTableColumn<Question> {
  return {
    key: 'select',
    header: 'Select',
    isHeaderHidden: true,
    width: '44px',
    cell: (question) => (
      <Checkbox
        aria-label={`Select: ${questionTitle(question)}`}
        checked={selectedIds.has(question.id)}
        onChange={(event) => onTick(question, event.currentTarget.checked)}
      />
    ),
  };
}
