import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a teacher with no answers yet is led to the first quiz', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  // Simulates a school that has questions but no quizzes.
  await page.route('**/api/performance-overview', (route) =>
    route.fulfill({ json: { items: [] } }),
  );
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Three steps to your first quiz' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /Write or import questions \(done\)/,
    /Create a quiz/,
    /Give your class the code/,
  ]);
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Create a quiz' }).click();
  await expect(page).toHaveURL('/create-quiz');
});

test('for a quiz that nobody has sat, the last step leads to its code', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  const item = { quizCode, title: 'New', averageScore: null, submissions: 0 };
  await page.route('**/api/performance-overview', (route) =>
    route.fulfill({ json: { items: [item] } }),
  );
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Give your class the code' }).click();
  await expect(page.getByText(quizCode).first()).toBeVisible();
});

test('once somebody has sat a quiz, the steps disappear', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Class Performance Overview' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('Three steps to your first quiz')).toBeHidden();
});
