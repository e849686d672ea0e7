import type { MarkingConfig } from '../../../marker-config.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import type { Marker } from '../engine/marker.ts';
import type { OutsideModelPolicy } from '../language-model/outside-model-policy.ts';
import { createModelMarker } from './model-marker.ts';
import { createRemoteMarker } from './remote-marker.ts';

interface Tools {
  /** Creates the marker that needs no network. */
  builtIn: () => Marker;
  threads: ThreadPool;
  modelPolicy: OutsideModelPolicy;
}

/** Creates the configured marker. */
export function createMarker(
  { marker }: MarkingConfig,
  { builtIn, threads, modelPolicy }: Tools,
): Marker {
  switch (marker.kind) {
    case 'built-in':
      return builtIn();
    case 'remote-service':
      return createRemoteMarker(marker, { threads, modelPolicy });
    default:
      return createModelMarker(marker.kind, marker, { checker: builtIn(), threads, modelPolicy });
  }
}
