import type { MarkingConfig } from '../../../marker-config.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import type { Marker } from '../engine/marker.ts';
import type { ModelHouse } from '../language-model/model-house.ts';
import { createModelMarker } from './model-marker.ts';
import { createRemoteMarker } from './remote-marker.ts';

interface Tools {
  /** Makes the marker that needs no network. */
  builtIn: () => Marker;
  threads: ThreadPool;
  house?: ModelHouse;
}

/** The marker that the configuration names. */
export function createMarker(
  { marker }: MarkingConfig,
  { builtIn, threads, house = {} }: Tools,
): Marker {
  switch (marker.kind) {
    case 'built-in':
      return builtIn();
    case 'remote-service':
      return createRemoteMarker(marker, { threads, house });
    default:
      return createModelMarker(marker.kind, marker, { checker: builtIn(), threads, house });
  }
}
