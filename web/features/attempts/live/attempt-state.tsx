import {
  IconCircleCheck,
  IconCircleDashed,
  IconPencil,
  IconUser,
  IconUsers,
  IconWifiOff,
} from '@tabler/icons-react';
import type { LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';
import type { ShownState } from './attempt-view.ts';
import { stateNames } from './format-attempt.ts';
import classes from './attempt-state.module.css';

/** A sign for each state, so that none is told by its colour alone. */
export const stateIcons: Record<ShownState, typeof IconPencil> = {
  all: IconUsers,
  writing: IconPencil,
  here: IconUser,
  offline: IconWifiOff,
  'not-started': IconCircleDashed,
  finished: IconCircleCheck,
};

/** Where a student stands: sign, word and colour. */
export function LiveAttemptStateChip({ state }: { state: LiveAttemptState }) {
  const Icon = stateIcons[state];
  return (
    <span className={classes.chip} data-state={state}>
      <Icon size={16} aria-hidden />
      {stateNames[state]}
    </span>
  );
}
