import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readConfig } from '../../config.ts';
import { FULL_DIALECT } from '../../features/marking/language-model/dialect.ts';
import type { Marker, MarkingTask } from '../../features/marking/engine/marker.ts';
import { createMarker } from '../../features/marking/model-marker/create-marker.ts';
import { markerTools, workHere } from './marker-tools.ts';
import { judgeFairly, type ModelServer, startModelServer } from './model-server.ts';

/** A task with two marks, and an answer that earns both. */
export const gasTask: MarkingTask = {
  id: 'one',
  questionText: 'Which gas do plants take in, and from where?',
  markSchemeAnswer: 'carbon dioxide (1)\nfrom the surrounding air (1)',
  userAnswer: 'They take in carbon dioxide from the air around them.',
  maxMark: 2,
};

const memory = { load: async () => FULL_DIALECT, save: async () => undefined };

/**
 * Markers that call a real HTTP server for the tests of a file; it judges fairly unless told
 * otherwise.
 */
export function useMarkerWithModel() {
  let model: ModelServer;
  beforeAll(async () => {
    model = await startModelServer();
  });
  beforeEach(() => model.behave((request) => ({ judgement: judgeFairly(request) })));
  afterAll(() => model.stop());

  return {
    get model() {
      return model;
    },
    create: (settings: Record<string, string> = {}, threads = workHere): Marker =>
      createMarker(
        readConfig({
          MARKER: 'openai-compatible',
          MARKER_MODEL: 'llama',
          MARKER_BASE_URL: model.url,
          MARKER_API_KEY: 'secret',
          ...settings,
        }).marking,
        { ...markerTools({ memory }), threads },
      ),
    lastRequest: () => {
      const request = model.requests.at(-1);
      if (!request) throw new Error('The model was not asked.');
      return request;
    },
  };
}
