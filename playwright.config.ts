import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/testing/chromium.ts';

/** Browser tests: a real Chromium against the real app, which the tests start themselves. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Tests wait more than they work: two cores carry three.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    // What tests hold back or answer themselves must not pass by them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: await findChromium(),
  },
});
