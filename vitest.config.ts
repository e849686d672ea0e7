import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{shared,server,bench,scripts}/**/*.test.ts', 'web/**/*.test.ts'],
          globalSetup: ['server/testing/start-database.ts'],
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
