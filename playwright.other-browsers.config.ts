import { defineConfig } from '@playwright/test';
import type { Engine } from './e2e/other-browsers/visits.ts';
import type { TakenAway } from './e2e/testing/fixtures.ts';
import all from './playwright.config.ts';

/**
 * `npm run test:other-browsers`: the main job in Firefox and WebKitGTK as they are installed, and
 * what the tests do most in a Chromium without what the oldest browsers lack. Needs Debian's
 * firefox-esr, webkit2gtk-driver and xvfb, and is no part of `npm test`.
 */
export default defineConfig<Engine & TakenAway>({
  ...all,
  workers: 1,
  timeout: 180_000,
  projects: [
    { name: 'firefox', testMatch: '*.visit.ts', use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: '*.visit.ts', use: { engine: 'webkit' } },
    {
      name: 'without newer calls',
      testMatch: [
        'main-job.spec.ts',
        'attempts/{enter-quiz,live-quiz}.spec.ts',
        'marking/{by-question,marking-run,slow-run.own-server}.spec.ts',
        'quizzes/view-quizzes.spec.ts',
        'results/quiz-results.spec.ts',
      ],
      use: { withoutNewerCalls: true },
    },
  ],
});
