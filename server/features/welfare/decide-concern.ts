import type { OpenedConcern } from '../../../shared/contract/welfare.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Database, Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { presentOpened } from './present-concern.ts';
import { findConcern, listEvents } from './shown-concerns-queries.ts';
import {
  closeConcern,
  insertEvents,
  type ConcernRow,
  type WelfareEventRow,
} from './welfare-queries.ts';
import { concernAsOwned } from './welfare-rules.ts';

interface WelfareDecision {
  outcome: 'no-concern' | 'followed-up';
  note: string;
}

const outcomes = { 'no-concern': 'No concern', 'followed-up': 'Followed up' };

/**
 * Shows a concern to a person, which is recorded; the record itself only to who may decide. Throws
 * NOT_FOUND.
 */
export function readConcern(
  { database, settingsStore }: { database: Database; settingsStore: SettingsStore },
  actor: Actor,
  concern: ConcernRow,
): Promise<OpenedConcern> {
  return database.transaction(async (transaction) => {
    await record(transaction, actor, { concernId: concern.id, kind: 'seen' });
    const settings = await settingsStore.get(transaction);
    const canDecide = can(actor, 'welfare.decide', concernAsOwned(concern, actor, settings));
    return present(transaction, concern.id, { canDecide });
  });
}

/** Records a person's decision. Throws WELFARE_DECIDED where somebody decided before. */
export function decideConcern(
  database: Database,
  actor: Actor,
  id: string,
  { outcome, note }: WelfareDecision,
): Promise<OpenedConcern> {
  return database.transaction(async (transaction) => {
    if (!(await closeConcern(transaction, id, outcome, actor.id))) throw fail('WELFARE_DECIDED');
    const detail = note === '' ? outcomes[outcome] : `${outcomes[outcome]}: ${note}`;
    await record(transaction, actor, { concernId: id, kind: 'decided', detail });
    return present(transaction, id, { canDecide: true });
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
  id: string,
  abilities: OpenedConcern['abilities'],
): Promise<OpenedConcern> {
  const found = await findConcern(transaction, id);
  if (!found) throw fail('NOT_FOUND');
  return presentOpened(found, await listEvents(transaction, id), abilities);
}
