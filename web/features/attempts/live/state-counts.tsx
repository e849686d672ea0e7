import { UnstyledButton } from '@mantine/core';
import { stateIcons } from './attempt-state.tsx';
import type { countStates, ShownState } from './attempt-view.ts';
import { stateNames } from './format-attempt.ts';
import classes from './state-counts.module.css';

const inOrder = [
  'all',
  'writing',
  'here',
  'offline',
  'not-started',
  'finished',
] as const satisfies readonly ShownState[];

interface StateCountsProps {
  counts: ReturnType<typeof countStates>;
  shown: ShownState;
  onShow: (shown: ShownState) => void;
}

/** The number of students in each state; pressing one lists only those students. */
export function StateCounts({ counts, shown, onShow }: StateCountsProps) {
  return (
    <fieldset className={classes.counts} aria-label="Students to list, by state">
      {inOrder.map((state) => {
        const Icon = stateIcons[state];
        return (
          <UnstyledButton
            key={state}
            className={classes.count}
            data-state={state}
            data-none={counts[state] === 0 || undefined}
            aria-pressed={state === shown}
            onClick={() => onShow(state)}
          >
            <strong className={classes.number}>{counts[state].toLocaleString('en-GB')}</strong>
            <span className={classes.label}>
              <Icon size={18} aria-hidden />
              {stateNames[state]}
            </span>
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
