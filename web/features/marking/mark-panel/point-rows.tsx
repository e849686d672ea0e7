import { Button, Checkbox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../../../shared/counted.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { TICK_KEYS } from '../keyboard/tick-keys.ts';
import classes from './point-rows.module.css';
import { forgetSelectedWords } from './selected-words.ts';

/** A point of the scheme and its state for an answer. */
interface TickablePoint {
  point: string;
  marks: number;
  isTicked: boolean;
  /** The words of the answer that earn it. */
  quote: string | null;
}

interface PointRowsProps {
  points: readonly TickablePoint[];
  isLocked: boolean;
  /** True if single keys tick them. */
  hasKeys: boolean;
  /** The words selected in the answer, which the next ticked point quotes. */
  words: string | null;
  onTick: (place: number) => void;
  /** Further controls for each point. */
  after?: readonly ReactNode[];
}

/** The points of a scheme with tick boxes. */
export function PointRows({ points, isLocked, hasKeys, words, onTick, after }: PointRowsProps) {
  return (
    <>
      <ul className={classes.points}>
        {points.map(({ point, marks, isTicked, quote }, place) => (
          // Points have no id, may repeat, and never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={classes.point}>
            <Checkbox
              checked={isTicked}
              disabled={isLocked}
              onChange={() => onTick(place)}
              label={<MathsText text={point} />}
              description={isTicked && quote !== null ? `“${quote}”` : undefined}
            />
            <span className={classes.marks}>
              {counted(marks, 'mark')}
              {hasKeys && place < TICK_KEYS.length && (
                <KeyHint>{TICK_KEYS.charAt(place).toUpperCase()}</KeyHint>
              )}
            </span>
            {after?.[place]}
          </li>
        ))}
      </ul>
      <Text component="output" size="sm" c="dimmed" className={classes.words}>
        {words !== null && (
          <>
            Tick the point that “{words}” earns.
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              onClick={() => forgetSelectedWords()}
            >
              No point
            </Button>
          </>
        )}
      </Text>
    </>
  );
}
