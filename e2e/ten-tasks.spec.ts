import type { Page } from '@playwright/test';
import { attemptOf } from './testing/attempt-page.ts';
import { createQuiz, sitQuiz } from './testing/classroom.ts';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';
import { markedClass } from './marking/marked-class.ts';
import { signInByHand } from './testing/sign-in.ts';

/** Counts every click and key press that the browser receives, whatever its source. */
const COUNT_EFFORT = `(() => {
  const add = (what) => sessionStorage.setItem(what, Number(sessionStorage.getItem(what)) + 1);
  addEventListener('pointerdown', () => add('clicks'), true);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Control' && key !== 'Meta') add('keys');
  }, true);
})()`;

/** Returns the page with a counter that starts when `begin` is called. */
async function counting(page: Page) {
  await page.addInitScript(COUNT_EFFORT);
  return {
    begin: () => page.evaluate(() => sessionStorage.clear()),
    effort: () =>
      page.evaluate(() => ({
        clicks: Number(sessionStorage.getItem('clicks')),
        keys: Number(sessionStorage.getItem('keys')),
      })),
  };
}

const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('from sign-in to marking waiting work', async ({ openBrowser, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.student), quizCode, ['They respire.', 'Particles spread out.']);
  const page = await openBrowser();
  const { begin, effort } = await counting(page);
  await signInByHand(page, people.teacher);
  const mark = page.getByRole('link', { name: `Mark ${quizCode}: 2 answers to mark` });
  await expect(mark).toBeVisible();
  await begin();
  await mark.click();
  await expect(page.getByRole('button', { name: 'Mark All with AI' })).toBeVisible();
  expect(await effort()).toEqual({ clicks: 1, keys: 0 });
});

test('from one screen to another', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { begin, effort } = await counting(page);
  await page.goto('/quiz-results/DEMO03');
  await begin();
  await mainBar(page).getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/create-questions');
  expect(await effort()).toEqual({ clicks: 1, keys: 0 });
});

test('a quiz of five questions from the bank', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { begin, effort } = await counting(page);
  const create = async () => {
    await page.goto('/dashboard');
    await begin();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Create Quiz' }).click();
    const limit = page.getByLabel('Default Time Limit (minutes)');
    if ((await limit.inputValue()) === '')
      await main.getByRole('button', { name: '20 minutes' }).click();
    for (const nth of [0, 1, 2, 3, 4]) {
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .nth(nth)
        .click();
    }
    await main.getByRole('button', { name: 'Create Quiz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiz is ready');
    return effort();
  };
  expect(await create(), 'the first on a device').toEqual({ clicks: 8, keys: 0 });
  expect(await create(), 'any other').toEqual({ clicks: 7, keys: 0 });
});

test('accepting a mark and overriding one', async ({ openAs, apiAs }) => {
  const { quizCode } = await markedClass(apiAs, [
    ['They make energy for the cell.', 'Particles spread out.'],
    ['They are the brain of the cell.', 'Particles spread out.'],
  ]);
  const page = await openAs(people.teacher);
  const { begin, effort } = await counting(page);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=questions`);
  const rows = page.getByRole('listbox').getByRole('option');
  await rows.first().click();

  await begin();
  await page.keyboard.press('a');
  await expect(rows.filter({ hasText: 'accepted by the teacher' })).toHaveCount(1);
  expect(await effort(), 'accepting').toEqual({ clicks: 0, keys: 1 });

  await begin();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: "the teacher's own mark" })).toHaveCount(1);
  expect(await effort(), 'overriding').toEqual({ clicks: 0, keys: 2 });
});

test('releasing a marked quiz from the dashboard', async ({ openAs, apiAs }) => {
  const { quizCode } = await markedClass(apiAs, [['They respire.', 'Particles spread out.']]);
  const page = await openAs(people.teacher);
  const { begin, effort } = await counting(page);
  await page.goto('/dashboard');
  const waits = page.getByRole('listitem').filter({ hasText: quizCode });
  await begin();
  await waits
    .getByRole('link', { name: /^(Check|Release)/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Release results' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click();
  await expect(page.getByText(/^Released on /)).toBeVisible();
  expect(await effort()).toEqual({ clicks: 3, keys: 0 });
});

test('finding a student’s record', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { begin, effort } = await counting(page);
  await page.goto('/create-questions');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await begin();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('maya');
  await expect(search.getByRole('option', { name: 'Maya Patel' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-profile/demo-maya-patel');
  expect(await effort(), 'by keyboard').toEqual({ clicks: 0, keys: 6 });

  await page.goto('/create-questions');
  await begin();
  await mainBar(page).getByRole('link', { name: 'Students' }).click();
  await page.getByRole('link', { name: 'Maya Patel' }).click();
  await expect(page).toHaveURL('/student-profile/demo-maya-patel');
  expect(await effort(), 'by pointer').toEqual({ clicks: 2, keys: 0 });
});

test('starting a quiz and handing it in', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { begin, effort } = await counting(page);
  await page.goto('/dashboard');
  const { answer, expectCompleted } = attemptOf(page);
  await begin();
  await page.getByLabel('Quiz Code').click();
  await page.keyboard.type(quizCode);
  await page.keyboard.press('Enter');
  await expect(answer(1)).toBeVisible();
  expect(await effort(), 'beginning by its code').toEqual({ clicks: 1, keys: 7 });

  await answer(1).fill('They respire.');
  await answer(2).fill('Particles spread out.');
  await begin();
  await page.getByRole('button', { name: 'Submit & Finish' }).click();
  await expectCompleted();
  expect(await effort(), 'handing in with everything answered').toEqual({ clicks: 1, keys: 0 });
});

test('reading the feedback', async ({ openAs }) => {
  const page = await openAs(people.student);
  const { begin, effort } = await counting(page);
  await page.goto('/dashboard');
  await begin();
  await expect(page.getByRole('region', { name: 'Latest feedback' })).toContainText('marks');
  expect(await effort(), 'the newest').toEqual({ clicks: 0, keys: 0 });
});
