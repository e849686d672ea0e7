import type { Leaving } from '../../../../shared/contract/outside-model.ts';
import type { Database, Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { MarkerConfig } from '../../../marker-config.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { OutsideModelPolicy } from '../language-model/outside-model-policy.ts';
import { createDialectMemory } from '../language-model/dialects-queries.ts';
import { identifyModel } from '../model-marker/describe-marker.ts';
import { findAcceptance, insertModelCall } from './outside-queries.ts';
import { findProvider } from './provider.ts';

export type SentUse = Leaving['uses'][number];
export type FindUses = () => Promise<readonly SentUse[]> | readonly SentUse[];

/** Returns the names under which sent fields are accepted, e.g. `marking.userAnswer`. */
export function sentFields(uses: readonly SentUse[]): string[] {
  return uses.flatMap(({ use, fields }) =>
    fields.filter(({ isSent }) => isSent).map(({ field }) => `${use}.${field}`),
  );
}

/**
 * True if texts may be sent to the configured marker: always within the school, and to an external
 * provider once an administrator has accepted each field that is sent.
 */
export async function mayLeave(
  database: Db,
  marker: MarkerConfig,
  uses: readonly SentUse[],
): Promise<boolean> {
  const provider = findProvider(marker);
  if (!provider?.isOutside) return true;
  const acceptance = await findAcceptance(database, provider.name);
  const accepted = new Set(acceptance?.fields);
  return acceptance !== undefined && sentFields(uses).every((field) => accepted.has(field));
}

/** Throws LEAVING_NOT_ACCEPTED, so that nothing is begun that could not be done. */
export async function requireAcceptance(
  database: Db,
  marker: MarkerConfig,
  uses: readonly SentUse[],
): Promise<void> {
  if (!(await mayLeave(database, marker, uses))) throw fail('LEAVING_NOT_ACCEPTED');
}

/** Creates the policy for these uses of a model, with the record of its calls in the database. */
export function createOutsideModelPolicy(
  database: Database,
  marker: MarkerConfig,
  { findUses, report }: { findUses: FindUses; report: (error: unknown) => void },
): OutsideModelPolicy {
  const model = identifyModel(marker);
  let isAccepted = false;
  return {
    memory: createDialectMemory(database, model),
    requireAcceptance: async () => {
      // Acceptance does not change: the configuration is fixed while the process runs.
      isAccepted ||= await mayLeave(database, marker, await findUses());
      if (!isAccepted)
        throw new MarkerError('not-accepted', 'Nobody has accepted that texts leave.');
    },
    noteCall: (call) => insertModelCall(database, { model, ...call }).catch(report),
  };
}
