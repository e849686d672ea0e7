import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a student who has finished no quiz is told so', async ({ openAs }) => {
  const page = await openAs(people.newStudent);
  await page.goto('/view-my-scores');
  await expect(page.getByText("You haven't completed any quizzes yet.")).toBeVisible();
});

test('an answer that is not marked is pending and shows no mark scheme', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.student), quizCode, ['They respire.']);
  const page = await openAs(people.student);
  await page.goto('/view-my-scores');
  // Newest attempt first.
  const card = page.getByRole('article').first();
  await expect(card).toContainText(quizCode);
  await card.getByRole('button', { name: 'View Details' }).click();
  for (const words of [
    'They respire.',
    'Pending',
    'Not yet available',
    'Question not answered by student',
  ]) {
    await expect(card).toContainText(words);
  }
  await expect(card).not.toContainText('site of (aerobic) respiration');
});

test('an archived quiz is hidden until the student asks for it', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.goto('/view-my-scores');
  const cards = page.getByRole('article');
  const card = cards.filter({ hasText: 'DEMO03' });
  await expect(card).toBeVisible();
  const all = await cards.count();
  await card.getByRole('button', { name: 'Archive' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(`Showing ${all - 1} quizzes`)).toBeVisible();

  await page.reload();
  await expect(cards).toHaveCount(all - 1);
  await page.getByLabel('Show Archived Quizzes').check();
  await expect(page.getByText(`Showing ${all} quizzes`)).toBeVisible();
  await card.getByRole('button', { name: 'Unarchive' }).click();
  await page.getByLabel('Show Archived Quizzes').uncheck();
  await expect(cards).toHaveCount(all);
});

test('a score downloads as a file', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/view-my-scores');
  const card = page.getByRole('article').filter({ hasText: 'DEMO03' });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('greenpen-DEMO03.csv');
});

test('the page says in words who is responsible for a mark', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/view-my-scores');
  const card = page.getByRole('article').filter({ hasText: 'DEMO03' });
  const title = 'Rivers, networks and power';
  const details = card.getByRole('button', { name: `View Details of ${title}` });
  await expect(details).toBeVisible();
  await expect(card.getByRole('button', { name: new RegExp(title) })).toHaveCount(
    await card.getByRole('button').count(),
  );
  await details.click();
  await expect(card.getByText('marked by AI').first()).toBeVisible();
  await expect(card.getByText('checked by your teacher').first()).toBeVisible();
  await expect(card).not.toContainText('accepted');
});

test('a quiz prints on its own and unfolded', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.student), quizCode, ['They respire.']);
  const page = await openAs(people.student);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/view-my-scores');
  const card = page.getByRole('article').filter({ hasText: quizCode });
  await card.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText('They respire.')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'DEMO03' })).toBeHidden();
  await expect(page.getByRole('main').getByText(people.student.name)).toBeVisible();
});
