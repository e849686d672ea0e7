import type { Page } from '@playwright/test';
import { createQuiz, storedDrafts, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { signInAgain } from '../testing/sign-in.ts';
import { loadQuiz, attemptOf } from '../testing/attempt-page.ts';

const WORDS = 'They release energy in aerobic respiration.';
const OTHER_WORDS = 'Particles spread out from high to low concentration.';

/** Crashes the tab like a browser that has run out of memory. */
async function crash(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a reload keeps the words and the clock', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, card, save, secondsLeft } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  await save(1);
  await answer(2).fill(OTHER_WORDS);
  const before = await secondsLeft();

  // Reloads at once, before the draft of the second answer has been sent.
  await page.reload();
  await expect(answer(1)).toHaveValue(WORDS);
  await expect(card(1).getByRole('button', { name: 'Saved ✓' })).toBeVisible();
  await expect(answer(2)).toHaveValue(OTHER_WORDS);
  await expect(answer(2)).toBeEditable();
  const after = await secondsLeft();
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 20);
});

test('words typed offline are sent when the network is back', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, save, state } = await loadQuiz(page, quizCode);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await answer(1).fill(WORDS);
  await save(1);
  await answer(2).fill(OTHER_WORDS);
  await expect(state(1)).toHaveText('Kept on this device — will send when you are back online');

  await page.context().setOffline(false);
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await expect(state(2)).toHaveAttribute('data-status', 'saved');
  await expect(page.getByText('You are offline.')).toBeHidden();
  expect(await storedDrafts(await apiAs(people.student), quizCode)).toEqual([WORDS, OTHER_WORDS]);
});

test('a session that expires during a quiz loses nothing', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, save, state, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await page.context().clearCookies();
  await answer(1).fill(WORDS);
  await save(1);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(page.getByText('The server cannot be reached')).toBeHidden();
  await signInAgain(page);
  await expect(answer(1)).toHaveValue(WORDS);
  await expect(state(1)).toHaveAttribute('data-status', 'saved');

  await answer(2).fill(OTHER_WORDS);
  await submit();
  await expectCompleted();
  expect(await submittedAnswers(teacher, quizCode)).toEqual([WORDS, OTHER_WORDS]);
});

test('a server that dies in the middle of a save has the answer afterwards', async ({
  openAs,
  apiAs,
  greenpen,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const student = await apiAs(people.student);
  const page = await openAs(people.student);
  const { answer, save, state } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  const isUnderWay = page.waitForRequest((request) => request.method() === 'PUT');
  await save(1);
  await isUnderWay;
  await greenpen.kill();
  await answer(2).fill(OTHER_WORDS);
  await expect(state(2)).toHaveText('Kept on this device — will send when you are back online');

  await greenpen.start();
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await expect(state(2)).toHaveAttribute('data-status', 'saved');
  expect(await storedDrafts(student, quizCode)).toEqual([WORDS, OTHER_WORDS]);
});

test('a submission without a server keeps everything and is sent again', async ({
  openAs,
  apiAs,
  greenpen,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  await greenpen.kill();
  await answer(2).fill(OTHER_WORDS);
  await submit();
  await expect(page.getByRole('alert').filter({ hasText: 'submitted' })).toContainText(
    'Your answers could not be submitted yet. They are safe on this device and will be sent again.',
  );
  await expect(answer(1)).toHaveValue(WORDS);
  await expect(answer(2)).toHaveValue(OTHER_WORDS);

  await greenpen.start();
  await expectCompleted();
  expect(await submittedAnswers(teacher, quizCode)).toEqual([WORDS, OTHER_WORDS]);
});

test('a page that was closed while offline sends its words when the quiz is opened again', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, state } = await loadQuiz(page, quizCode);
  await page.context().setOffline(true);
  await answer(1).fill(WORDS);
  await expect(state(1)).toHaveText('Kept on this device — will send when you are back online');
  const context = page.context();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await loadQuiz(next, quizCode);
  const attempt = attemptOf(next);
  await expect(attempt.answer(1)).toHaveValue(WORDS);
  await expect(attempt.state(1)).toHaveAttribute('data-status', 'saved');
  expect(await storedDrafts(await apiAs(people.student), quizCode)).toEqual([WORDS, '']);
});

test('a tab that crashes loses nothing that was typed', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const student = await apiAs(people.student);
  const page = await openAs(people.student);
  const { answer, state } = await loadQuiz(page, quizCode);
  await answer(1).pressSequentially(WORDS, { delay: 10 });
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await answer(2).pressSequentially(OTHER_WORDS, { delay: 5 });
  const kept = () => page.evaluate(() => Object.values(localStorage).join(' '));
  await expect.poll(kept).toContain(OTHER_WORDS);
  await crash(page);
  expect((await storedDrafts(student, quizCode))[0]).toBe(WORDS);

  const next = await page.context().newPage();
  await loadQuiz(next, quizCode);
  const reopened = attemptOf(next);
  await expect(reopened.answer(1)).toHaveValue(WORDS);
  await expect(reopened.answer(2)).toHaveValue(OTHER_WORDS);
  await expect(reopened.state(2)).toHaveAttribute('data-status', 'saved');
  expect(await storedDrafts(student, quizCode)).toEqual([WORDS, OTHER_WORDS]);
});

test('the clock runs out in the middle of a word, and every keystroke counts', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { defaultTimeLimit: 5 });
  const page = await openAs(people.student);
  const { answer } = await loadQuiz(page, quizCode);
  await page.evaluate(() => {
    document.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) document.title = target.value;
    });
  });
  const typed: string[] = [];
  const timeIsUp = page.getByRole('heading', { name: 'Time is up!' });
  await answer(1).focus();
  for (let key = 0; !(await timeIsUp.isVisible()); key += 1) {
    await page.keyboard.type(`w${key} `);
    const title = await page.title();
    if (title.startsWith('w0')) typed.push(title);
  }
  const last = typed.at(-1) ?? '';
  expect(last.length).toBeGreaterThan(20);
  await expect(page.getByText('Receipt code')).toBeVisible();
  const [submitted] = await submittedAnswers(teacher, quizCode);
  expect(submitted?.slice(0, last.trim().length)).toBe(last.trim());
});

test('pressing Submit repeatedly submits once', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, expectCompleted } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  await answer(2).fill(OTHER_WORDS);
  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/finish')) finishes.push(request.url());
  });
  await page.getByRole('button', { name: 'Submit & Finish' }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await expectCompleted();
  expect(finishes).toHaveLength(1);
  expect(await submittedAnswers(teacher, quizCode)).toEqual([WORDS, OTHER_WORDS]);
});
