import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { AnswerToMark } from './answer-to-mark.tsx';
import type { BlindDrafts } from './blind-drafts.ts';
import { BlindPen } from './blind-pen.tsx';
import type { BlindItem } from './blind-queue.ts';
import classes from './ten-first.module.css';
import { useBlindKeys } from './use-blind-keys.ts';
import { useBlindMark } from './use-blind-mark.ts';
import { useBlindPlace } from './use-blind-place.ts';
import type { useBlindSample } from './use-blind-sample.ts';

interface BlindDeskProps {
  items: readonly BlindItem[];
  blind: ReturnType<typeof useBlindSample>;
  drafts: BlindDrafts;
  onFinished: () => void;
}

/** Shows one answer after the other, without the AI's marks. */
export function BlindDesk({ items, blind, drafts, onFinished }: BlindDeskProps) {
  const isOpen = (each: BlindItem) => each.answer.myMark === null || drafts.isTyped(each);
  const { item, step, goOnFrom } = useBlindPlace({ items, isOpen, onFinished });
  if (item === undefined) return null;
  const done = items.filter((each) => each.answer.myMark !== null).length;
  return (
    <OpenedItem
      item={item}
      blind={blind}
      drafts={drafts}
      done={done}
      total={items.length}
      onSaved={() => goOnFrom(item)}
      onStep={step}
    />
  );
}

interface OpenedItemProps extends Pick<BlindDeskProps, 'blind' | 'drafts'> {
  item: BlindItem;
  /** How many of the answers have a blind mark. */
  done: number;
  total: number;
  onSaved: () => void;
  onStep: (by: 1 | -1) => void;
}

function OpenedItem(props: OpenedItemProps) {
  const { item, done, total, blind, drafts, onSaved, onStep } = props;
  const { isLocked } = useDesk();
  const desk = useRef<HTMLElement>(null);
  const focusDesk = () => desk.current?.focus({ preventScroll: true });
  useEffect(focusDesk, []);
  const { answer, question, number, points } = item;
  // With the focus here, Enter saves even after a click on a mark or a point.
  const typed = useBlindMark(item, drafts, focusDesk);

  function save() {
    if (isLocked || typed.mark === '') return;
    blind.give(answer, typed.mark, typed.ticked);
    drafts.forget(item);
    onSaved();
  }
  useBlindKeys({
    isActive: !isLocked,
    points: points.length,
    onDigit: typed.typeDigit,
    onTick: typed.tick,
    onSave: save,
    onStep,
  });

  return (
    <section
      ref={desk}
      className={classes.desk}
      aria-label="Answer to mark first"
      // The keys work from here, and screen reader and mouse users start at the same place.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={-1}
    >
      <header className={classes.deskTop}>
        <h2 className={classes.deskTitle}>
          Question {number} · {done} of {total} marked
          {/* Hidden for a single one, because one is being saved at every key press. */}
          {blind.unsaved > 1 && (
            <span className={classes.unsaved}> · {blind.unsaved} not saved yet</span>
          )}
        </h2>
        <Text size="sm" c="dimmed">
          {answer.purpose === 'spot-check'
            ? 'Spot check: the AI’s mark is hidden'
            : 'Blind: the AI’s mark is hidden'}
        </Text>
      </header>
      <div className={classes.deskColumns}>
        <AnswerToMark item={item} ticked={typed.ticked} />
        <BlindPen
          item={item}
          typed={typed}
          isLocked={isLocked}
          onSave={save}
          onSkip={() => blind.skip(question.questionId, true)}
        />
      </div>
    </section>
  );
}
