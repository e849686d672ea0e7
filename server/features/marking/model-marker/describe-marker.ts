import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';
import type { MarkingConfig } from '../../../marker-config.ts';

/** The marker in use as an administrator sees it: never a key, nor one that hides in an address. */
export function describeMarker({ marker, concurrency }: MarkingConfig): MarkerDescription {
  const { kind, model, address, seesImages, passes, timeoutSeconds, prices } = marker;
  const isModel = kind !== 'built-in' && kind !== 'remote-service';
  return {
    name: isModel ? `${kind}:${model}` : kind,
    kind,
    address: address === null ? null : withoutSecrets(address),
    seesImages: isModel && seesImages,
    passes: isModel ? passes : 1,
    concurrency,
    timeoutSeconds,
    prices,
  };
}

function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`.replace(/\/$/, '');
}
