import { Button } from '@mantine/core';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { MarkChips } from '../mark-panel/mark-chips.tsx';
import { PointRows } from '../mark-panel/point-rows.tsx';
import type { BlindItem } from './blind-queue.ts';
import classes from './ten-first.module.css';
import type { BlindMark } from './use-blind-mark.ts';

interface BlindPenProps {
  item: BlindItem;
  typed: BlindMark;
  isLocked: boolean;
  onSave: () => void;
  onSkip: () => void;
}

/** Gives the mark of an answer: by number or by its points. */
export function BlindPen({ item, typed, isLocked, onSave, onSkip }: BlindPenProps) {
  const { answer, question, number, points } = item;
  const { mark, ticked, words } = typed;
  return (
    <div className={classes.pen}>
      <div className={classes.penTop}>
        <span className={classes.given} data-open={mark === '' || undefined}>
          {mark === '' ? '–' : mark}
        </span>
        <span className={classes.outOf}>/ {question.maxMark}</span>
        <MarkChips
          mark={mark}
          maxMark={question.maxMark}
          isDisabled={isLocked}
          onPick={typed.typeMark}
        />
      </div>
      {points.length > 1 && (
        <fieldset className={classes.points}>
          <legend>Or tick its points</legend>
          <PointRows
            points={points.map(({ point, marks }, at) => {
              const tickOf = ticked.find((each) => each.place === at);
              return {
                point,
                marks,
                isTicked: tickOf !== undefined,
                quote: tickOf?.quote ?? null,
              };
            })}
            isLocked={isLocked}
            hasKeys
            words={words}
            onTick={typed.tick}
          />
        </fieldset>
      )}
      <Button
        fullWidth
        disabled={isLocked || mark === ''}
        rightSection={<KeyHint>Enter</KeyHint>}
        onClick={onSave}
      >
        Save and next
      </Button>
      {answer.purpose === 'sample' && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onSkip}>
          Skip question {number}
        </Button>
      )}
    </div>
  );
}
