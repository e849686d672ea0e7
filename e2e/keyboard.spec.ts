import type { Page } from '@playwright/test';
import { createQuiz, sitQuiz } from './testing/classroom.ts';
import { DEMO_SPEC_CODE } from './testing/find-demo-questions.ts';
import { expect, test } from './testing/fixtures.ts';
import { DEMO_PASSWORD, people } from './testing/people.ts';
import { attemptOf } from './testing/attempt-page.ts';
import { press, type } from './testing/by-keyboard.ts';

/** The viewport of a 1280 px laptop at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a teacher signs in and creates a quiz without a mouse', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/login');
  await expect(heading(page)).toBeFocused();
  await type(page, page.getByLabel('Email'), people.teacher.email);
  await type(page, page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Go to dashboard now' }));
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(heading(page)).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Create Quiz' }).first());
  await expect(heading(page)).toHaveText('Create Quiz');
  await expect(heading(page)).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Generate' }));
  await type(page, page.getByLabel('Default Time Limit (minutes)'), '10');
  await type(page, page.getByLabel('Spec Code'), DEMO_SPEC_CODE);
  await press(page, page.getByRole('checkbox', { name: /^Select: Describe the job/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Create Quiz' }));
  await expect(heading(page)).toHaveText('Your quiz is ready');
  await expect(heading(page)).toBeFocused();
});

test('a student sits a quiz without a mouse, and hears the clock and saving announced', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.goto('/dashboard');
  await press(page, page.getByRole('link', { name: 'Enter Quiz Code' }));
  await expect(heading(page)).toBeFocused();

  await test.step('a wrong code leaves the focus where it was', async () => {
    await type(page, page.getByLabel('Quiz Code'), 'WRONG9');
    const load = page.getByRole('button', { name: 'Load Quiz' });
    await press(page, load);
    await expect(page.getByText('Quiz not found.')).toBeVisible();
    await expect(load).toBeFocused();
  });

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(quizCode);
  await page.keyboard.press('Enter');
  const { card, answer, state, expectCompleted } = attemptOf(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('status')).not.toHaveCount(0);
  await expect(state(1).locator('[aria-live=polite]')).toHaveCount(1);

  await type(page, answer(1), 'They release energy.');
  await press(page, card(1).getByRole('button', { name: 'Save' }));
  await expect(card(1).getByRole('button', { name: 'Saved ✓' })).toBeVisible();
  await type(page, answer(2), 'Spreading out.');
  await press(page, page.getByRole('button', { name: 'Submit & Finish' }));
  await expectCompleted();
  await expect(heading(page)).toBeFocused();
});

test('a teacher marks an answer without a mouse', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.idleStudent), quizCode, ['It releases energy.', 'idk']);
  const page = await openAs(people.teacher);
  await page.goto('/view-quiz-responses');
  await type(page, page.getByLabel('Quiz code'), quizCode);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: people.idleStudent.name }));
  const panel = page.getByRole('button', { name: /^Question 1/ });
  await press(page, panel);
  await type(page, page.getByRole('textbox', { name: 'Mark', exact: true }), '1');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText("1 / 2, the teacher's own mark");
});

test('a dialog keeps the focus and gives it back, and the header can be skipped', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await expect(page.getByText('DEMO03')).toBeVisible();

  await test.step('skip link', async () => {
    await page.reload();
    await expect(heading(page)).toBeFocused();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('dialog', async () => {
    const opener = page.getByRole('button', { name: /^More actions/ }).first();
    await press(page, opener);
    const item = page.getByRole('menuitem', { name: 'Delete Quiz' });
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(item).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest('main, header') !== null,
      );
      expect(isBehind, 'the focus is behind the dialog').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('at 200 % nothing in the main job lies off screen', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const [teacher, student] = [await openAs(people.teacher), await openAs(people.student)];
  const pages: [Page, string, string][] = [
    [teacher, '/dashboard', 'Class Performance Overview'],
    [teacher, '/create-questions', 'Select all'],
    [teacher, '/create-quiz', 'Select all'],
    [teacher, `/quiz-success?code=${quizCode}`, 'mitochondria'],
    [teacher, '/view-quizzes', quizCode],
    [teacher, '/view-quiz-responses?code=DEMO03', 'Aisha Rahman'],
    [teacher, '/view-quiz-responses?code=DEMO03&view=questions', '15 different'],
    [teacher, '/quiz-results/DEMO03', 'Hannah Goldberg'],
    [student, `/enter-quiz?code=${quizCode}`, 'Your time starts when you press Start.'],
    [student, '/view-my-scores', 'DEMO03'],
  ];
  for (const [page, path, words] of pages) {
    await page.setViewportSize(ZOOMED);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(words);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(ZOOMED.width);
  }
});
