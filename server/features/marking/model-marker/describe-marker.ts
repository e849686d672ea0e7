import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';
import type { Database } from '../../../database/client.ts';
import type { MarkingConfig } from '../../../marker-config.ts';
import { findKnownDialect } from '../language-model/dialects-queries.ts';

/**
 * Describes the marker in use for an administrator: never a key, nor one contained in an address.
 */
export async function describeMarker(
  database: Database,
  { marker, concurrency }: MarkingConfig,
): Promise<MarkerDescription> {
  const { kind, model, address, seesImages, passes, timeoutSeconds, prices } = marker;
  const isModel = kind !== 'built-in' && kind !== 'remote-service';
  const known = isModel ? await findKnownDialect(database, identifyModel(marker)) : undefined;
  return {
    name: isModel ? `${kind}:${model}` : kind,
    kind,
    address: address === null ? null : withoutSecrets(address),
    seesImages: isModel && seesImages,
    passes: isModel ? passes : 1,
    concurrency,
    timeoutSeconds,
    prices,
    dialect: known ? { ...known.dialect, foundAt: known.foundAt.toISOString() } : null,
  };
}

/** Returns a text that identifies a model, without any secret. */
export function identifyModel({ kind, model, address }: MarkingConfig['marker']): string {
  return [`${kind}:${model}`, ...(address === null ? [] : [withoutSecrets(address)])].join(' ');
}

function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`.replace(/\/$/, '');
}
