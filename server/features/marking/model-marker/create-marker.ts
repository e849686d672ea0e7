import type { MarkingConfig } from '../../../marker-config.ts';
import { createBuiltInMarker } from '../engine/built-in-marker.ts';
import type { Marker } from '../engine/marker.ts';
import { createModelMarker } from './model-marker.ts';
import { createRemoteMarker } from './remote-marker.ts';

/** The marker that the configuration names. */
export function createMarker({ marker }: MarkingConfig): Marker {
  switch (marker.kind) {
    case 'built-in':
      return createBuiltInMarker();
    case 'remote-service':
      return createRemoteMarker(marker);
    default:
      return createModelMarker(marker.kind, marker);
  }
}
