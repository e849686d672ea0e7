import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contractRoutes } from './scripts/contract-routes-plugin.ts';

// For what hangs: a slow machine that did other work as well took more than 120 s for the longest of them.
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 100_000 } },
};

const seedPropertyTests = 'scripts/seed-property-tests.ts';

export default defineConfig({
  test: {
    // Tests wait for the database as long as they work: two cores carry four.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          include: ['{shared,server,bench,scripts}/**/*.test.ts'],
          globalSetup: ['server/testing/database/start-database.ts'],
          setupFiles: ['server/testing/keep-compiled.ts', seedPropertyTests],
          // As a school's server is started (server/give-memory-back.ts).
          execArgv: ['--expose-gc'],
          // Node runs our TypeScript as it is, as it does in a school; nothing is translated or mocked.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Files share what they import: loading it again for each took half of the time.
          isolate: false,
          ...limits,
        },
      },
      {
        plugins: [contractRoutes()],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          setupFiles: [seedPropertyTests],
          // Not shared: some replace the API client, which others import as it is.
          ...limits,
        },
      },
      {
        plugins: [contractRoutes()],
        test: {
          name: 'screens',
          include: ['web/**/*.test.tsx'],
          // Each file still has modules of its own, but not a process and a DOM of its own, which took
          // three quarters of the time.
          pool: 'vmThreads',
          environment: 'happy-dom',
          setupFiles: [
            'web/testing/wait-as-long-as-others.ts',
            'web/testing/scroll-like-new-browsers.ts',
          ],
          ...limits,
        },
      },
    ],
  },
});
