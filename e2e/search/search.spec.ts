import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a teacher finds a quiz, a student and a question without the mouse', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  const search = page.getByRole('dialog', { name: 'Search' });
  const box = search.getByRole('combobox', { name: 'Search' });
  const openAndType = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
  };

  await openAndType('demo 02');
  await expect(search.getByRole('status')).toHaveText('4 found.');
  await expect(search.getByRole('group', { name: 'Quizzes' }).getByRole('option')).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/view-quiz-responses?code=DEMO02');
  await expect(search).toBeHidden();

  await openAndType('maya');
  await expect(search.getByRole('option', { name: 'Maya Patel' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-profile/demo-maya-patel');

  await openAndType('mitoch');
  await expect(search.getByRole('group', { name: 'Questions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('a student finds scores on a phone, and nothing while a clock is running', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('rivers');
  await expectAccessible(page);
  await search
    .getByRole('group', { name: 'Your scores' })
    .getByRole('option', { name: 'Rivers' })
    .click();
  await expect(page).toHaveURL('/view-my-scores?quiz=DEMO03');
  const found = page.getByRole('article', { name: 'Rivers, networks and power' });
  await expect(found.getByRole('button', { name: /^Hide Details/ })).toBeInViewport();

  await loadQuiz(page, quizCode);
  await expect(page.getByRole('button', { name: 'Search everything' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search).toHaveCount(0);
});

test('failed and empty searches are explained', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('zzzz');
  await expect(search.getByRole('status')).toContainText('Nothing found.');
  await page.context().setOffline(true);
  await search.getByRole('combobox').fill('rivers');
  await expect(search.getByRole('alert')).toHaveText(
    'The search failed. Please try again. The server cannot be reached. Check your connection.',
  );
});
