import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/testing/chromium.ts';

/** How long a test may wait for one thing. */
const WAIT_MS = 100_000;

/** Browser tests: a real Chromium against the real app, which the tests start themselves. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/testing/prepare-demo-school.ts',
  // What needs a server with other settings comes first: at the end, workers would stand idle while
  // the last of these start one after the other.
  projects: [
    { name: 'own server', testMatch: '**/*.own-server.spec.ts' },
    { name: 'shared server', testIgnore: '**/*.own-server.spec.ts' },
  ],
  // Tests wait more than they work: two cores carry four.
  workers: 4,
  // The second try of a failed test is traced, which costs the others nothing, and the list names it
  // as flaky. `npm run test:browser -- --retries 0` allows none.
  retries: 1,
  // For what hangs; a slow machine meets none of them (decision 104).
  timeout: 600_000,
  expect: { timeout: WAIT_MS },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    // What tests hold back or answer themselves must not pass by them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: await findChromium(),
  },
});
