import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown } from '../../../icons/arrow-down.ts';
import { IconArrowUp } from '../../../icons/arrow-up.ts';
import { IconGripVertical } from '../../../icons/grip-vertical.ts';
import { IconX } from '../../../icons/x.ts';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { questionTitle } from '../../questions/public.ts';
import type { PickedQuestion } from './quiz-checks.ts';
import { counted } from '../../../../shared/counted.ts';
import classes from './selected-questions.module.css';

/** The height of each question in the list, in rem. */
export const ROW_REM = 5.875;

interface SelectedQuestionProps {
  question: PickedQuestion;
  /** From 0. */
  index: number;
  count: number;
  onMove: (index: number, step: -1 | 1) => void;
  onRemove: (id: string) => void;
}

/** A question of the quiz, with a drag handle and buttons to move and remove it. */
export const SelectedQuestion = memo(function SelectedQuestion({
  question,
  index,
  count,
  onMove,
  onRemove,
}: SelectedQuestionProps) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: question.id,
    attributes: { roleDescription: 'question that can be moved' },
  });
  const number = index + 1;
  const title = questionTitle(question);
  const facts = `${question.specCode} · ${counted(question.maxMark, 'mark')}`;

  const move = (event: MouseEvent<HTMLButtonElement>, step: -1 | 1) => {
    const button = event.currentTarget;
    onMove(index, step);
    button.focus();
  };
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    onRemove(question.id);
    neighbour?.querySelector('button')?.focus();
  };

  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      aria-setsize={count}
      aria-posinset={number}
      style={{
        top: `${index * ROW_REM}rem`,
        height: `${ROW_REM}rem`,
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <UnstyledButton
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={`Drag question ${number}: ${title}`}
      >
        <IconGripVertical size={18} aria-hidden />
        {number}
      </UnstyledButton>
      <span className={classes.title} title={title}>
        <MathsText text={title} />
      </span>
      <div className={classes.foot}>
        <Text component="span" size="sm" c="dimmed" className={classes.meta} title={facts}>
          {facts}
        </Text>
        <MoveButton
          label={`Move question ${number} up`}
          isAtEnd={index === 0}
          onMove={(event) => move(event, -1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </MoveButton>
        <MoveButton
          label={`Move question ${number} down`}
          isAtEnd={number === count}
          onMove={(event) => move(event, 1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </MoveButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Take question ${number} out`}
          onClick={remove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
});

interface MoveButtonProps {
  label: string;
  isAtEnd: boolean;
  onMove: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/** Stays focusable at the ends of the list, where a question may just have been moved. */
function MoveButton({ label, isAtEnd, onMove, children }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd || undefined}
      onClick={(event) => {
        if (!isAtEnd) onMove(event);
      }}
    >
      {children}
    </ActionIcon>
  );
}
