import { targets, type Target, type TargetName } from '../../shared/contract/targets.ts';
import type { Action } from '../../shared/permissions.ts';
import { findQuiz } from '../features/quizzes/public.ts';
import { fail } from '../http/fail.ts';
import type { Services } from '../http/route.ts';
import type { Actor } from './actor.ts';
import { can, ownerFilter, type OwnedRow } from './authorize.ts';

/** What handlers receive, by name, and what decides whether this actor's do. */
interface Found {
  rows: Record<string, unknown>;
  owned: OwnedRow;
}

type Finder<Input> = (services: Services, input: Input, actor: Actor) => Promise<Found | undefined>;
type RowTarget = Exclude<TargetName, 'ownRows'>;

/** How the row that a call is about is found by the call's input. Whether it is within reach is not their business. */
const finders = {
  quizByCode: async ({ database }, { quizCode }: { quizCode: string }) => {
    const quiz = await findQuiz(database, quizCode);
    return quiz && { rows: { quiz }, owned: { ownerId: quiz.creatorUid } };
  },
} satisfies Record<RowTarget, Finder<never>>;

type Finders = typeof finders;

/** What handlers of calls about this target find in their context. */
export type TargetRows<Name> = Name extends RowTarget
  ? Extract<Awaited<ReturnType<Finders[Name]>>, Found>['rows']
  : Name extends 'ownRows'
    ? { ownerId: string | null }
    : unknown;

/** What a call's input must hold for the target to be found. */
export type TargetInput<Name> = Name extends RowTarget ? Parameters<Finders[Name]>[1] : unknown;

/**
 * The rows that a call is about, if the actor may perform the action on them. Throws the target's
 * errors (shared/contract/targets.ts) where there are none, or none within reach.
 */
export async function getTarget(
  services: Services,
  actor: Actor,
  action: Action,
  name: TargetName,
  input: unknown,
): Promise<Record<string, unknown>> {
  if (name === 'ownRows') return { ownerId: ownerFilter(actor, action) };
  const { missing, refused = missing }: Target = targets[name];
  const found = await (finders[name] as Finder<unknown>)(services, input, actor);
  if (!found) throw fail(missing);
  if (!can(actor, action, found.owned)) throw fail(refused);
  return found.rows;
}
