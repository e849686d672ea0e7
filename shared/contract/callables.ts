import type { Action, IsLimited } from '../permissions.ts';

/** An action whose permission does not depend on a row: callables name none. */
type WholeAction = { [A in Action]: IsLimited<A> extends true ? never : A }[Action];

/** Every callable function with the permission it requires (spec section 7, Cloud function). */
export const callables = {
  activateTeacherAccounts: 'user.activate-teachers',
} as const satisfies Record<string, WholeAction>;

export type CallableName = keyof typeof callables;
