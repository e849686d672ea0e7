import { type ModelServer, startModelServer } from '../../server/testing/markers/model-server.ts';
import { test } from './fixtures.ts';

/** Returns a test whose server marks and writes with a model that tests control. */
export const testWithModel = (name: string, settings: Record<string, string> = {}) =>
  test.extend<object, { model: ModelServer }>({
    model: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
      async ({}, use) => {
        const model = await startModelServer();
        await use(model);
        await model.stop();
      },
      { scope: 'worker' },
    ],
    greenpenSettings: [
      ({ model }, use) =>
        use({
          MARKER: 'openai-compatible',
          MARKER_MODEL: name,
          MARKER_BASE_URL: model.url,
          ...settings,
        }),
      { scope: 'worker' },
    ],
  });
