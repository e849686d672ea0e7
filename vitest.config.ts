import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contractRoutes } from './scripts/contract-routes-plugin.ts';

export default defineConfig({
  test: {
    // Tests wait for the database as long as they work: two cores carry four.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        plugins: [contractRoutes()],
        test: {
          name: 'node',
          include: ['{shared,server,bench,scripts}/**/*.test.ts', 'web/**/*.test.ts'],
          globalSetup: ['server/testing/start-database.ts'],
          // Files share what they import: loading it again for each took half of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'screens', include: ['web/**/*.test.tsx'], environment: 'happy-dom' },
      },
    ],
  },
});
