import type { MarkerConfig } from '../../../marker-config.ts';
import { PROBE } from '../model-marker/request.ts';
import { createModelAsker, type ModelAsker } from './ask-model.ts';
import type { ModelHouse } from './model-house.ts';

/** The configured language model, to be asked for JSON; undefined where there is none. */
export function connectModel(config: MarkerConfig, house?: ModelHouse): ModelAsker | undefined {
  if (config.kind === 'built-in' || config.kind === 'remote-service') return undefined;
  return createModelAsker(config.kind, config, PROBE, house);
}
