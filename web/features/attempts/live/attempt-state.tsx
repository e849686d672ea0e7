import { IconCircleCheck } from '../../../icons/circle-check.ts';
import { IconCircleDashed } from '../../../icons/circle-dashed.ts';
import { IconPencil } from '../../../icons/pencil.ts';
import { IconUser } from '../../../icons/user.ts';
import { IconUsers } from '../../../icons/users.ts';
import { IconWifiOff } from '../../../icons/wifi-off.ts';
import type { LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';
import type { ShownState } from './attempt-view.ts';
import { stateNames } from './format-attempt.ts';
import classes from './attempt-state.module.css';

/** An icon for each state, so that no state depends on colour alone. */
export const stateIcons: Record<ShownState, typeof IconPencil> = {
  all: IconUsers,
  writing: IconPencil,
  here: IconUser,
  offline: IconWifiOff,
  'not-started': IconCircleDashed,
  finished: IconCircleCheck,
};

/** A student's state: icon, word and colour. */
export function LiveAttemptStateChip({ state }: { state: LiveAttemptState }) {
  const Icon = stateIcons[state];
  return (
    <span className={classes.chip} data-state={state}>
      <Icon size={16} aria-hidden />
      {stateNames[state]}
    </span>
  );
}
