import { Checkbox, Text } from '@mantine/core';
import { MathsText } from '../../../ui/maths-text.tsx';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { TICK_KEYS } from '../keyboard/tick-keys.ts';
import classes from './point-controls.module.css';
import { usePointTicks } from './use-point-ticks.ts';

interface PointControlsProps {
  target: MarkTarget;
  /** Whether single keys tick its points. */
  isCurrent: boolean;
}

/** The points of the scheme, to be ticked or unticked: the mark follows. */
export function PointControls({ target, isCurrent }: PointControlsProps) {
  const { judged, ticked, tick, isLocked, isApart } = usePointTicks(target, isCurrent);
  return (
    <>
      {isApart && (
        <Text size="sm" c="dimmed">
          The mark was typed. Tick points to give it by them.
        </Text>
      )}
      <ul className={classes.points}>
        {judged.map(({ point, quote, marksAvailable }, place) => (
          // Points have no id, may repeat, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={classes.point}>
            <Checkbox
              checked={ticked.includes(place)}
              disabled={isLocked}
              onChange={() => tick(place)}
              label={<MathsText text={point} />}
              description={quote === null ? undefined : `“${quote}”`}
            />
            <span className={classes.marks}>
              {marksAvailable} {marksAvailable === 1 ? 'mark' : 'marks'}
              {isCurrent && place < TICK_KEYS.length && (
                <KeyHint>{TICK_KEYS.charAt(place).toUpperCase()}</KeyHint>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
