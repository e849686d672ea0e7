import { MODEL_CALLS_PER_PAGE } from '../../../shared/business-rules.ts';
import type { Leaving } from '../../../shared/contract/outside-model.ts';
import { modelUseNames } from '../../../shared/messages/outside-model.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { tableFile } from '../../downloads/table-file.ts';
import { fail } from '../../http/fail.ts';
import { route, type Services } from '../../http/route.ts';
import {
  countModelCalls,
  findAcceptance,
  findProvider,
  insertAcceptance,
  listModelCalls,
  mayLeave,
  sentFields,
} from '../marking/public.ts';
import { usesOf } from './uses-of.ts';

/**
 * Routes about what is sent to a model outside the school, its acceptance, and the record of calls.
 */
export const outsideRoutes = {
  describeLeaving: route.system.describeLeaving.handler(({ context }) =>
    describeLeaving(context, context.actor),
  ),

  acceptLeaving: route.system.acceptLeaving.handler(
    async ({ context, input: { provider, fields } }) => {
      const { database, threads, settings, actor } = context;
      const { marker } = settings.marking;
      const sent = sentFields(await usesOf(threads, marker));
      const isAsRead = findProvider(marker)?.name === provider && isSame(sent, fields);
      if (!isAsRead) throw fail('LEAVING_CHANGED');
      await insertAcceptance(database, { provider, fields: sent, acceptedBy: actor.id });
      return describeLeaving(context, actor);
    },
  ),

  listModelCalls: route.system.listModelCalls.handler(
    async ({ context: { database }, input: { page } }) => {
      const limit = MODEL_CALLS_PER_PAGE;
      const rows = await listModelCalls(database, { limit, offset: (page - 1) * limit });
      const items = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
      return { items, total: await countModelCalls(database) };
    },
  ),

  exportModelCalls: route.system.exportModelCalls.handler(
    ({ context: { exportDatabase }, input: { format } }) =>
      tableFile({
        name: 'calls-to-models',
        format,
        header: ['Time (UTC)', 'Model', 'Use', 'Question', 'Tokens', 'Outcome'],
        rows: rowsOf(exportDatabase),
      }),
  ),
};

const PAGE_ROWS = 1_000;

async function* rowsOf(database: Database) {
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await listModelCalls(database, { limit: PAGE_ROWS, offset });
    for (const { at, model, use, question, totalTokens, outcome } of rows) {
      yield [at.toISOString(), model, modelUseNames[use], question, totalTokens, outcome];
    }
    if (rows.length < PAGE_ROWS) return;
  }
}

async function describeLeaving(
  { database, threads, settings }: Services,
  actor: Actor,
): Promise<Leaving> {
  const { marker } = settings.marking;
  const provider = findProvider(marker);
  const uses = await usesOf(threads, marker);
  const row = provider === null ? undefined : await findAcceptance(database, provider.name);
  const isAccepted = row !== undefined && (await mayLeave(database, marker, uses));
  return {
    provider: provider?.name ?? null,
    isOutside: provider?.isOutside ?? false,
    uses,
    acceptance: isAccepted ? { by: row.by ?? '', at: row.at.toISOString() } : null,
    abilities: { canAccept: can(actor, 'marker.inspect', { ownerId: '' }) },
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && new Set(some).isSubsetOf(new Set(others));
}
