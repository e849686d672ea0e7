import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

/** Including headers. The frame alone, with React and Mantine, is some 140 kB. */
const MAX_SCREEN_BYTES = 250_000;
/** A browser fetches six at a time, and every six cost a round trip to the server. */
const MAX_FILES = 36;

const { student, teacher } = people;
const screens = [
  { person: teacher, path: '/view-quizzes', shows: 'DEMO03' },
  { person: teacher, path: '/quiz-results/DEMO03', shows: 'Standard deviation' },
  { person: teacher, path: '/view-quiz-responses?code=DEMO03', shows: 'Sort by' },
  { person: teacher, path: '/student-profile/demo-maya-patel', shows: 'Quiz History' },
  { person: teacher, path: '/create-questions', shows: 'Select all that you can delete' },
  { person: teacher, path: '/create-quiz', shows: 'Select all' },
  { person: teacher, path: '/view-students', shows: 'Aisha Rahman' },
  { person: student, path: '/view-my-scores', shows: 'DEMO03' },
];

/** Records the scripts that the page fetches from now on, with their transfer sizes. */
async function watchScripts(page: Page) {
  const scripts = new Map<string, { path: string; bytes: number }>();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.set(requestId, { path: new URL(response.url).pathname, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return () => [...scripts.values()];
}

for (const { person, path, shows } of screens) {
  test(`${path} fetches all its code at once, and no more than a phone can handle`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    const scripts = await watchScripts(page);
    const document = await page.goto(path);
    const named = (await document?.text()) ?? '';
    await expect(page.getByText(shows).first()).toBeVisible();

    const later = scripts().filter((script) => !named.includes(`"${script.path}"`));
    expect(later, 'scripts that the document does not name').toEqual([]);
    expect(scripts().length).toBeLessThanOrEqual(MAX_FILES);
    const bytes = scripts().reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MAX_SCREEN_BYTES);
  });
}
