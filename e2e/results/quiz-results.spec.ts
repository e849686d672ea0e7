import type { Page } from '@playwright/test';
import { demoStudents } from '../../server/database/demo-data/people.ts';
import { markedClass } from '../marking/marked-class.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const RESPIRATION = 'It is the site of aerobic respiration and releases energy for the cell.';
const DIFFUSION = 'Particles spread out from higher to lower concentration.';
const NO_IDEA = 'I do not know.';

/** Answers of three students: nothing right, everything right, one question right. */
const threeStudents = [
  [NO_IDEA, NO_IDEA],
  [RESPIRATION, DIFFUSION],
  [RESPIRATION, NO_IDEA],
] as const;

const nameOf = (index: number) => demoStudents[index]?.username ?? '';

/** The body rows of a table. */
function rows(page: Page, table: string) {
  return page.getByRole('table', { name: table }).locator('tbody').getByRole('row');
}

test('students are listed best first, each with a link to the profile', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode } = await markedClass(apiAs, threeStudents);
  const page = await openAs(people.teacher);
  await page.goto(`/quiz-results/${quizCode}`);
  const results = rows(page, 'Student Results');
  await expect(results).toHaveCount(3);
  await expect(results.nth(0)).toContainText(nameOf(1));
  await expect(results.nth(0)).toContainText('100%Excellent');
  await expect(results.nth(1)).toContainText('50%Average');
  await expect(results.nth(2)).toContainText('0%Poor');
  await expect(results.nth(0).getByRole('link')).toHaveAttribute('href', /^\/student-profile\/.+/);

  await page
    .getByRole('table', { name: 'Student Results' })
    .getByRole('button', { name: 'Username' })
    .click();
  const byName = [0, 1, 2].map(nameOf).toSorted((one, other) => one.localeCompare(other));
  for (const [index, name] of byName.entries()) {
    await expect(results.nth(index)).toContainText(name);
  }
});

test('each question has its figures, and its mark scheme unfolds', async ({ openAs, apiAs }) => {
  const { quizCode } = await markedClass(apiAs, threeStudents);
  const page = await openAs(people.teacher);
  await page.goto(`/quiz-results/${quizCode}`);
  const questions = rows(page, 'Question Difficulty Analysis');
  await expect(questions.nth(0)).toContainText('66.7%');
  await expect(questions.nth(0)).toContainText('Moderate');
  await expect(questions.nth(1)).toContainText('Difficult');
  await expect(questions.nth(1)).toContainText('3 of 3');
  await expect(questions.nth(1)).toContainText('too few answers');

  await page.getByRole('button', { name: 'Mark scheme answer to question 2' }).click();
  await expect(page.getByRole('article', { name: 'Question 2' })).toContainText(
    'particles spread out (1)',
  );
});

test('every statistic has an explanation, which gives the focus back when closed', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/quiz-results/DEMO03');
  for (const term of [
    'Mean',
    'Median',
    'Cronbach’s alpha',
    'Facility',
    'Marked',
    'Discrimination index',
  ]) {
    const help = page.getByRole('button', { name: `What is this? ${term}` });
    await help.press('Enter');
    const words = page.getByRole('dialog');
    await expect(words).toContainText(term);
    await expect(words).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await expect(help).toBeFocused();
  }
});

test('marks are shown by student and question, and can be sorted by a question', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode } = await markedClass(apiAs, threeStudents);
  const page = await openAs(people.teacher);
  await page.goto(`/quiz-results/${quizCode}`);
  const marks = rows(page, 'Marks of each student for each question');
  await expect(marks.nth(0).getByRole('cell')).toHaveText(['100', '2', '2']);
  await expect(marks.nth(1).getByRole('cell')).toHaveText(['50', '2', '0']);
  await page.getByRole('button', { name: 'Question 1, of 2' }).click();
  await expect(marks.nth(0)).toContainText(nameOf(0));
});

test('unmarked answers do not count as a poor score', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.student), quizCode, ['They respire.']);
  const page = await openAs(people.teacher);
  await page.goto(`/quiz-results/${quizCode}`);
  const student = rows(page, 'Student Results').first();
  await expect(student).toContainText('0 of 2 marked');
  await expect(student).not.toContainText('Poor');
  await expect(
    rows(page, 'Marks of each student for each question').first().getByText('Pending'),
  ).toHaveCount(2);
  await expect(page.getByText('A student’s score appears here')).toBeVisible();
});

test('a quiz that nobody has sat says what to do, and has no data to download', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto(`/quiz-results/${quizCode}`);
  await expect(page.getByText('Nobody has sat this quiz yet.')).toBeVisible();
  await expect(page.getByText(`Give your students the code ${quizCode}`)).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Results (CSV)' }).click();
  await expect(page.getByRole('alert').getByText('No data to download.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page).toHaveURL('/view-quizzes');
});

test('an unknown code and a failing server are explained', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/quiz-results/zzzzzz');
  await expect(page.getByText('No quiz found with code: ZZZZZZ')).toBeVisible();

  await page.route('**/api/quizzes/DEMO03/results', (route) => route.fulfill({ status: 500 }));
  await page.goto('/quiz-results/DEMO03');
  await expect(page.getByText('Failed to load quiz results. Please try again.')).toBeVisible();
  await page.unroute('**/api/quizzes/DEMO03/results');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Student Results' })).toBeVisible();
});

test('results and evidence download as files', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/quiz-results/DEMO03');
  for (const [item, file] of [
    ['Results (XLSX)', 'DEMO03-results.xlsx'],
    ['Results (CSV)', 'DEMO03-results.csv'],
    ['Evidence pack (XLSX)', 'DEMO03-evidence.xlsx'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('the markbook can be downloaded from the lists of students and of results', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  for (const path of ['/view-students', '/quiz-results']) {
    await page.goto(path);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Markbook' }).click();
    await page.getByRole('menuitem', { name: 'Markbook (XLSX)' }).click();
    expect((await download).suggestedFilename()).toBe('markbook.xlsx');
  }
});

test('the list of quizzes leads to the results', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await page.getByRole('link', { name: 'DEMO03', exact: true }).click();
  await expect(page).toHaveURL('/quiz-results/DEMO03');
  await expect(page.getByRole('heading', { name: 'Quiz Results DEMO03' })).toBeFocused();
});

test('a printout has tables and no buttons', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/quiz-results/DEMO03');
  await expect(page.getByRole('table', { name: 'Student Results' })).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  for (const name of ['Download', 'Print', 'What is this? Mean']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});

test('students are sent to the dashboard', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/quiz-results/DEMO03');
  await expect(page).toHaveURL('/dashboard');
});
