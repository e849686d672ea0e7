import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Text, VisuallyHidden } from '@mantine/core';
import { memo, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedBy, totalMarks } from './question-order.ts';
import type { PickedQuestion } from './quiz-checks.ts';
import { counted } from '../../../../shared/counted.ts';
import { ROW_REM, SelectedQuestion } from './selected-question.tsx';
import classes from './selected-questions.module.css';
import { useDragOrder } from './use-drag-order.ts';
import { useVisibleRows } from '../../../ui/lists/use-visible-rows.ts';
import type { ChangeQuestions } from './use-quiz-form.ts';

/** What a button did, to be announced; dragging has its own announcements. */
type Change = 'taken out' | { movedTo: number };

function spoken(change: Change, count: number): string {
  return change === 'taken out'
    ? `Question taken out. ${counted(count, 'question')} left.`
    : `Question moved to position ${change.movedTo} of ${count}.`;
}

interface SelectedQuestionsProps {
  questions: readonly PickedQuestion[];
  onChange: ChangeQuestions;
}

/** The quiz's questions in order; they can be dragged, or moved with buttons. */
export const SelectedQuestions = memo(function SelectedQuestions({
  questions,
  onChange,
}: SelectedQuestionsProps) {
  const [lastChange, setLastChange] = useState<Change | null>(null);
  const ids = useMemo(() => questions.map(({ id }) => id), [questions]);
  const { draggedId, ...dragOrder } = useDragOrder(ids, onChange);
  const rows = useVisibleRows(ROW_REM);

  // Renders synchronously, so that the focus can follow the moved button, or move to a neighbour.
  const move = useCallback(
    (index: number, step: -1 | 1) => {
      flushSync(() => onChange((current) => movedBy(current, index, step)));
      setLastChange({ movedTo: index + step + 1 });
    },
    [onChange],
  );
  const remove = useCallback(
    (id: string) => {
      flushSync(() => onChange((current) => current.filter((question) => question.id !== id)));
      setLastChange('taken out');
    },
    [onChange],
  );

  return (
    <>
      <Text c="dimmed">
        {ids.length === 0
          ? 'Tick questions in the bank. Students see them in this order.'
          : `${counted(ids.length, 'question')}, ${counted(totalMarks(questions), 'mark')} in total`}
      </Text>
      <VisuallyHidden>
        <output>{lastChange && spoken(lastChange, ids.length)}</output>
      </VisuallyHidden>
      <DndContext {...dragOrder}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <div className={classes.scroller} onScroll={rows.onScroll}>
            <ol className={classes.list} style={{ height: `${ids.length * ROW_REM}rem` }}>
              {questions.map((question, index) =>
                rows.isVisible(index) || question.id === draggedId ? (
                  <SelectedQuestion
                    key={question.id}
                    question={question}
                    index={index}
                    count={ids.length}
                    onMove={move}
                    onRemove={remove}
                  />
                ) : null,
              )}
            </ol>
          </div>
        </SortableContext>
      </DndContext>
    </>
  );
});
