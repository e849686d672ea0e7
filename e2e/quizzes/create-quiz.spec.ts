import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const FIRST = 'Select: Describe the job of the mitochondria in an animal cell.';
const SECOND = 'Select: Name two structures that a leaf cell has and an animal cell does not.';

test('what is missing is named, and what is entered stays', async ({ openAs, apiAs }) => {
  const takenCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  const create = page.getByRole('button', { name: 'Create Quiz' });
  const problem = page.getByRole('main').getByRole('alert');
  const code = page.getByLabel('Quiz Code');
  const minutes = page.getByLabel('Default Time Limit (minutes)');
  await page.getByLabel('Title').fill('Cells at length');

  await create.click();
  await expect(problem).toHaveText('Please enter a Quiz Code!');
  await code.fill(takenCode.toLowerCase());
  await create.click();
  await expect(problem).toHaveText('Please select at least one question!');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await create.click();
  await expect(problem).toHaveText('Please enter a default time limit (in minutes)!');
  for (const wrong of ['-5', '0', 'ten']) {
    await minutes.fill(wrong);
    await create.click();
    await expect(problem).toHaveText('Please enter a valid time limit in minutes!');
    await expect(minutes).toHaveValue(wrong);
  }
  await minutes.fill('10');
  await create.click();
  await expect(problem).toHaveText('Quiz code already exists. Please choose a unique code.');
  await expect(page.getByLabel('Title')).toHaveValue('Cells at length');
  await expect(page.getByRole('checkbox', { name: FIRST })).toBeChecked();

  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(code).toHaveValue(/^[A-Z0-9]{6}$/);
  await create.click();
  await expect(page).toHaveURL(/\/quiz-success\?code=/);
});

test('questions are put in order, and students meet them in that order', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByLabel('Default Time Limit (minutes)').fill('0.5');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.getByRole('checkbox', { name: SECOND }).check();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  const quizCode = await page.getByLabel('Quiz Code').inputValue();
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByRole('region', { name: 'Quiz Code' })).toContainText(quizCode);

  const teacher = await apiAs(people.teacher);
  const quiz = await teacher.quizzes.get({ quizCode });
  expect(quiz.questionIds).toEqual(['demo-bio-plant-cell', 'demo-bio-mitochondria']);
  expect(quiz.defaultTimeLimit).toBe(30);
});

test('a quiz is found by its code, locked and unlocked', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await expect(page.getByRole('button', { name: /^Science/ })).toContainText('2');
  await page.getByLabel('Search by code').fill(quizCode.toLowerCase());
  const row = page.getByRole('row').filter({ hasText: quizCode });
  await expect(page.getByRole('row').filter({ hasText: 'DEMO01' })).toHaveCount(0);
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Lock Quiz' }).click();
  await expect(row).toContainText('Locked');
  await row.getByRole('button', { name: 'Unlock Quiz' }).click();
  await expect(row).toContainText('Active');

  await page.getByLabel('Search by code').fill('no such code');
  await expect(page.getByText('No quizzes match your search criteria.')).toBeVisible();
});
