import type { Page } from '@playwright/test';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** The names of the collapsed student cards on the page, in order. */
function students(page: Page) {
  return page.getByRole('heading', { level: 2 }).getByRole('button');
}

test('an empty code and an unknown code are explained', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-quiz-responses');
  await expect(
    page.getByText('Enter a quiz code and click "Load Responses" to view student submissions.'),
  ).toBeVisible();
  const load = page.getByRole('button', { name: 'Load Responses' });
  await load.click();
  await expect(page.getByText('Please enter a quiz code!')).toBeVisible();
  await page.getByLabel('Quiz code').fill('zzzzzz');
  await load.click();
  await expect(page.getByText('No quiz found with code: ZZZZZZ')).toBeVisible();
  await expect(page.getByLabel('Quiz code')).toHaveValue('ZZZZZZ');
});

test('a quiz that nobody has sat has nothing to mark', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  await page.getByRole('button', { name: 'Mark All with AI' }).click();
  await expect(page.getByText('No responses to mark!')).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No data' })).toHaveText(
    'No data to download.',
  );
});

test('the students of a quiz are sorted, searched and paged', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-quiz-responses?code=DEMO03');
  const sort = page.getByLabel('Sort by');

  await test.step('five per page, by name', async () => {
    await expect(students(page)).toHaveCount(5);
    await expect(students(page).first()).toContainText('Aisha Rahman');
    await expect(page.getByText('Page 1 of 4')).toBeVisible();
  });

  await test.step('First, Prev, Next and Last turn the pages', async () => {
    await page.getByRole('button', { name: 'Last' }).click();
    await expect(page.getByText('Page 4 of 4')).toBeVisible();
    await expect(students(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Prev' }).click();
    await expect(page.getByText('Page 3 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 4 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'First' }).click();
    await expect(page.getByText('Page 1 of 4')).toBeVisible();
  });

  await test.step('by name and by score, either way', async () => {
    await sort.selectOption('Name Z-A');
    await expect(students(page).first()).toContainText('Zofia Nowicka');
    const percentages = async () =>
      (await students(page).allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
    await sort.selectOption('Score High-Low');
    await expect.poll(async () => isDescending(await percentages())).toBe(true);
    const best = (await percentages())[0] ?? 0;
    await sort.selectOption('Score Low-High');
    await expect.poll(async () => isDescending((await percentages()).toReversed())).toBe(true);
    expect((await percentages())[0]).toBeLessThan(best);
  });

  await test.step('a name that nobody has', async () => {
    await page.getByLabel('Search students').fill('maya');
    await expect(students(page)).toHaveCount(1);
    await expect(students(page).first()).toContainText('Maya Patel');
    await page.getByLabel('Search students').fill('nobody of this name');
    await expect(page.getByText('No students match your search criteria.')).toBeVisible();
  });
});

function isDescending(numbers: number[]): boolean {
  return numbers.length > 1 && numbers.every((one, index) => one <= (numbers[index - 1] ?? one));
}
