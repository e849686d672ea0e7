import { Button, Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { MAX_QUESTIONS_PER_QUIZ } from '../../../../shared/business-rules.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { paths } from '../../../paths.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import {
  QuestionFilters,
  QuestionList,
  type QuestionListState,
  questionTitle,
} from '../../questions/public.ts';
import classes from './create-quiz.module.css';
import { withAdded } from './question-order.ts';
import type { PickedQuestion } from './quiz-checks.ts';
import type { ChangeQuestions } from './use-quiz-form.ts';
import { useSelectMatching } from './use-select-matching.ts';

interface QuestionPickerProps {
  list: QuestionListState;
  selected: readonly PickedQuestion[];
  onChange: ChangeQuestions;
}

/** The question bank with a checkbox for each question, and Select All for those shown. */
export function QuestionPicker({ list, selected, onChange }: QuestionPickerProps) {
  const selectedIds = new Set(selected.map((question) => question.id));

  const add = (questions: readonly Question[]) =>
    onChange((current) => withAdded(current, questions.filter(isReady)));
  const remove = (questions: readonly Question[]) => {
    const ids = new Set(questions.map((question) => question.id));
    onChange((current) => current.filter(({ id }) => !ids.has(id)));
  };

  const matching = useSelectMatching(add);

  const columns = [
    tickColumn(selectedIds, (question, isTicked) => (isTicked ? add : remove)([question])),
  ];

  const selectAll = (questions: readonly Question[]) => {
    const ticked = questions.filter(({ id }) => selectedIds.has(id)).length;
    const ready = questions.filter(isReady);
    const isAllTicked = ticked > 0 && ticked === ready.length;
    const total = list.query.data?.total ?? 0;
    return (
      <div className={classes.selectAll}>
        <Checkbox
          label={`Select All (${ready.length} shown)`}
          checked={isAllTicked}
          indeterminate={ticked > 0 && !isAllTicked}
          disabled={ready.length === 0}
          onChange={() => (isAllTicked ? remove : add)(questions)}
        />
        {total > questions.length && total <= MAX_QUESTIONS_PER_QUIZ && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={matching.isPending}
            onClick={() => matching.mutate(list.filters)}
          >
            Select all {total} on all pages
          </Button>
        )}
      </div>
    );
  };

  return (
    <>
      <QuestionFilters list={list} />
      <QuestionList
        list={list}
        firstStep={firstStep}
        leadingColumns={columns}
        toolbar={selectAll}
      />
    </>
  );
}

const firstStep = {
  words: 'Write or import the first, then choose them here.',
  action: (
    <Button component={Link} to={paths.createQuestions}>
      Create Questions
    </Button>
  ),
};

/** Returns true if the question has its mark scheme; a quiz cannot use one without. */
const isReady = ({ schemeToCome }: Question) => !schemeToCome;

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
        disabled={question.schemeToCome}
        onChange={(event) => onTick(question, event.currentTarget.checked)}
      />
    ),
  };
}
