import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { signInByHand } from '../testing/sign-in.ts';
import { loadQuiz } from '../testing/attempt-page.ts';

/** Including headers, starting from the front page. */
const MAX_JAVASCRIPT_BYTES = 150_000;
/** The viewport of a 1280 px screen at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };
/** The same screen at 400 % zoom. */
const ZOOMED_TWICE = { width: 320, height: 256 };

/** Counts the bytes of script that the page transfers from now on, headers included. */
async function countJavaScript(page: Page): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

test('little code is loaded between sign-in and the questions', async ({ openBrowser, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openBrowser();
  const javaScript = await countJavaScript(page);
  await signInByHand(page, people.student);
  await page.getByRole('link', { name: 'Enter Quiz Code' }).click();
  // The dashboard has a code box as well.
  await expect(page).toHaveURL('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByRole('region', { name: 'Question 1' })).toBeVisible();
  expect(javaScript()).toBeGreaterThan(100_000);
  expect(javaScript()).toBeLessThanOrEqual(MAX_JAVASCRIPT_BYTES);
});

test('a quiz can be sat using only the keyboard', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  await page.goto('/enter-quiz');
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string) => {
    const wanted = page.getByRole('button', { name, exact: true }).first();
    for (let steps = 0; steps < 12; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(wanted).toBeFocused();
  };
  await page.getByLabel('Quiz Code').focus();
  await page.keyboard.type(`${quizCode.slice(0, 3)} ${quizCode.slice(3)}`.toLowerCase());
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The question strip and the flag are one tab stop each.
  for (let stop = 0; stop < 3; stop += 1) await press('Tab');
  await page.keyboard.type('They respire.');
  await press('Tab');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeFocused();
  await tabTo('Submit & Finish');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Keep working' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Test completed!' })).toBeFocused();
  await tabTo('Copy receipt');
  expect((await submittedAnswers(teacher, quizCode))[0]).toBe('They respire.');
});

test('the last minute is announced once, and the receipt can be kept', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher), { defaultTimeLimit: 62 });
  const page = await openAs(people.student);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { answer, submit, expectCompleted } = await loadQuiz(page, quizCode);
  const spoken = page.getByRole('status').filter({ hasText: 'remaining' });
  await expect(spoken).toHaveText('1 minute remaining');
  await expect(spoken).toHaveCount(1);

  await answer(1).fill('They respire.');
  await submit();
  await expectCompleted();
  await expect(page.getByText('1 of 2 questions')).toBeVisible();
  const code = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
  await page.getByRole('button', { name: 'Copy receipt' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `1 of 2 questions answered. Receipt code ${code}`,
  );
  await page.goto('/view-my-scores');
  await expect(page.getByRole('article').filter({ hasText: quizCode })).toContainText(code);
});

test('a quiz with network problems is accessible, even at 200 % and 400 % zoom', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, state, submit } = await loadQuiz(page, quizCode);
  await page.context().setOffline(true);
  await answer(1).fill('They respire.');
  await answer(2).fill('Particles spread out.');
  await expect(state(1)).toHaveText('Kept on this device — will send when you are back online');
  await submit();
  await expect(page.getByRole('button', { name: 'Try again now' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(ZOOMED);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(ZOOMED.width);
  await expect(page.getByRole('timer')).toBeInViewport();

  await page.setViewportSize(ZOOMED_TWICE);
  await page.getByRole('button', { name: 'Try again now' }).focus();
  await expect(page.getByRole('timer')).toBeInViewport();
  // It would cover most of the window.
  await expect(page.getByRole('navigation', { name: 'Questions' })).not.toBeInViewport();
});
