import type { OpenedConcern } from '../../../shared/contract/welfare.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { presentOpened } from './present-concern.ts';
import {
  closeConcern,
  findConcern,
  insertEvents,
  listEvents,
  type WelfareEventRow,
} from './welfare-queries.ts';

interface WelfareDecision {
  outcome: 'no-concern' | 'followed-up';
  note: string;
}

const outcomes = { 'no-concern': 'No concern', 'followed-up': 'Followed up' };

/** Shows a concern to a person, which is recorded. Throws NOT_FOUND. */
export function readConcern(database: Database, actor: Actor, id: string): Promise<OpenedConcern> {
  return database.transaction(async (transaction) => {
    await record(transaction, actor, { concernId: id, kind: 'seen' });
    return present(transaction, id);
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
    return present(transaction, id);
  });
}

function record(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  event: Pick<WelfareEventRow, 'concernId' | 'kind'> & { detail?: string },
): Promise<void> {
  return insertEvents(transaction, [{ ...event, actorId: actor.id, actorName: actor.displayName }]);
}

async function present(transaction: DatabaseOrTransaction, id: string): Promise<OpenedConcern> {
  const found = await findConcern(transaction, id);
  if (!found) throw fail('NOT_FOUND');
  return presentOpened(found, await listEvents(transaction, id));
}
