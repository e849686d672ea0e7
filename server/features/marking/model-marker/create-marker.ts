import type { MarkingConfig } from '../../../marker-config.ts';
import { createBuiltInMarker } from '../engine/built-in-marker.ts';
import type { Marker } from '../engine/marker.ts';
import type { ModelHouse } from '../language-model/model-house.ts';
import { createModelMarker } from './model-marker.ts';
import { createRemoteMarker } from './remote-marker.ts';

/** The marker that the configuration names; `builtIn` makes the one that needs no network. */
export function createMarker(
  { marker }: MarkingConfig,
  builtIn: () => Marker = createBuiltInMarker,
  house: ModelHouse = {},
): Marker {
  switch (marker.kind) {
    case 'built-in':
      return builtIn();
    case 'remote-service':
      return createRemoteMarker(marker, house);
    default:
      return createModelMarker(marker.kind, marker, { checker: builtIn(), house });
  }
}
