import type { MarkerConfig } from '../../../marker-config.ts';
import { PROBE } from '../model-marker/request.ts';
import { createModelAsker, type ModelAsker } from './ask-model.ts';
import type { OutsideModelPolicy } from './outside-model-policy.ts';

/** Returns the configured language model, for requests in JSON; undefined if there is none. */
export function connectModel(
  config: MarkerConfig,
  modelPolicy: OutsideModelPolicy,
): ModelAsker | undefined {
  if (config.kind === 'built-in' || config.kind === 'remote-service') return undefined;
  return createModelAsker(config.kind, config, PROBE, modelPolicy);
}
