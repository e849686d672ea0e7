import type { OpenedConcern } from '../../../shared/contract/welfare.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Database, Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { findQuiz, findScope } from '../quizzes/public.ts';
import { presentOpened } from './present-concern.ts';
import { findConcern, isUnmarked, listEvents } from './shown-concerns-queries.ts';
import {
  closeConcern,
  insertEvents,
  openConcernAgain,
  type ConcernRow,
  type WelfareEventRow,
} from './welfare-queries.ts';
import { abilitiesOn } from './welfare-rules.ts';

interface WelfareDecision {
  outcome: 'no-concern' | 'followed-up' | 'open-again';
  note: string;
}

interface Tools {
  database: Database;
  settingsStore: SettingsStore;
}

const outcomes = {
  'no-concern': 'No concern',
  'followed-up': 'Followed up',
  'open-again': 'Opened again',
};

/**
 * Shows a concern to a person and records that they saw it; only those who may decide also see its
 * record. Throws NOT_FOUND.
 */
export function readConcern(
  { database, settingsStore }: Tools,
  actor: Actor,
  concern: ConcernRow,
): Promise<OpenedConcern> {
  return database.transaction(async (transaction) => {
    await record(transaction, actor, { concernId: concern.id, kind: 'seen' });
    const settings = await settingsStore.get(transaction);
    return present(transaction, actor, concern.id, abilitiesOn(concern, actor, settings));
  });
}

/**
 * Records a person's decision. Throws FORBIDDEN if they may not decide, for example because the
 * words name them, and WELFARE_DECIDED if somebody has decided already. Reopening throws FORBIDDEN
 * unless they are the lead or an administrator, and WELFARE_OPEN if the concern, or one with the
 * same words, is open.
 */
export function decideConcern(
  { database, settingsStore }: Tools,
  actor: Actor,
  concern: ConcernRow,
  { outcome, note }: WelfareDecision,
): Promise<OpenedConcern> {
  const { id } = concern;
  return database.transaction(async (transaction) => {
    const abilities = abilitiesOn(concern, actor, await settingsStore.get(transaction));
    if (!abilities.canDecide) throw fail('FORBIDDEN');
    if (outcome === 'open-again') {
      if (!abilities.canReopen) throw fail('FORBIDDEN');
      if (!(await openConcernAgain(transaction, id))) throw fail('WELFARE_OPEN');
    } else if (!(await closeConcern(transaction, id, outcome, actor.id))) {
      throw fail('WELFARE_DECIDED');
    }
    const detail = note === '' ? outcomes[outcome] : `${outcomes[outcome]}: ${note}`;
    await record(transaction, actor, { concernId: id, kind: 'decided', detail });
    return present(transaction, actor, id, abilities);
  });
}

function record(
  transaction: Db,
  actor: Actor,
  event: Pick<WelfareEventRow, 'concernId' | 'kind'> & { detail?: string },
): Promise<void> {
  return insertEvents(transaction, [{ ...event, actorId: actor.id, actorName: actor.displayName }]);
}

async function present(
  transaction: Db,
  actor: Actor,
  id: string,
  abilities: ReturnType<typeof abilitiesOn>,
): Promise<OpenedConcern> {
  const found = await findConcern(transaction, id);
  if (!found) throw fail('NOT_FOUND');
  const canMark = !abilities.isNamed && (await isLeftToMark(transaction, actor, found.concern));
  return presentOpened(found, await listEvents(transaction, id), { ...abilities, canMark });
}

/**
 * True if the answer was followed up, which keeps every marker from it, has no mark, and may be
 * marked by this person.
 */
async function isLeftToMark(transaction: Db, actor: Actor, concern: ConcernRow): Promise<boolean> {
  const { state, quizCode, userId } = concern;
  if (state !== 'followed-up' || quizCode === null || userId === null) return false;
  const quiz = await findQuiz(transaction, quizCode);
  const reach = quiz && (await findScope(transaction, actor, quiz, { userId }));
  if (!reach || !can(actor, 'response.mark', reach.owned)) return false;
  return isUnmarked(transaction, concern);
}
