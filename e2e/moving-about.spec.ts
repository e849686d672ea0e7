import type { Page, Route } from '@playwright/test';
import { createQuiz } from './testing/classroom.ts';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('the Back button asks before it leaves a quiz, and then leads where it would have', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Enter Quiz Code' }).click();
  await expect(page).toHaveURL('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  const answer = page.getByRole('region', { name: 'Question 1' }).getByRole('textbox');
  await answer.fill('They respire.');
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: 'Leave the quiz?' });

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await expect(answer).toHaveValue('They respire.');
  expect(page.url()).toBe(address);

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(answer).toHaveValue('They respire.');
});

test('the Back button asks before it leads from one quiz to another', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const other = await createQuiz(teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  await page.goto(`/enter-quiz?code=${other}`);
  await page.getByRole('link', { name: 'Enter another code' }).click();
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  const answer = page.getByRole('region', { name: 'Question 1' }).getByRole('textbox');
  await answer.fill('They respire.');
  const dialog = page.getByRole('dialog', { name: 'Leave the quiz?' });

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await expect(answer).toHaveValue('They respire.');
  await expect(page).toHaveURL(`/enter-quiz?code=${quizCode}`);
  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('Your time starts when you press Start.')).toBeVisible();
});

const placesOf = [
  { person: people.student, start: '/dashboard', others: ['/join-teacher'] },
  { person: people.teacher, start: '/view-quizzes', others: ['/account'] },
  { person: people.admin, start: '/dashboard', others: ['/connections', '/first-steps'] },
];

for (const { person, start, others } of placesOf) {
  test(`the title is in the same place under the header on every page: ${person.name}`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    await page.goto(start);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const header = await page.getByRole('banner').getByRole('link').first().boundingBox();
    for (const path of [...paths, ...others]) {
      await page.goto(path ?? '');
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      expect((await title.boundingBox())?.x, `${path}`).toBe(header?.x);
    }
  });
}

test('a page opens at its top, and is restored as it was left by the Back button', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(scrolled).toBe(400);

  // Clicked by script, because the test would otherwise scroll up to it.
  await place(page, 'Quizzes').evaluate((link: HTMLElement) => link.click());
  await expect(heading(page, 'View Quizzes')).toBeVisible();
  await expect.poll(scrolled).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Question Manager')).toBeVisible();
  await expect.poll(scrolled).toBe(400);
});

test('a page whose code cannot be loaded says so, and pages already loaded still open', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await place(page, 'Quizzes').waitFor();
  // Waits until the first screen's code has loaded, so that only the next page's is refused.
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());

  await place(page, 'Students').click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page).toHaveURL('/view-students');

  await page.getByRole('banner').getByRole('link', { name: 'Greenpen' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('of two pages chosen in quick succession, the later one opens', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  await place(page, 'Quizzes').waitFor();
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  let isSlow = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isSlow) held.push(route);
    else await route.continue();
  });

  await place(page, 'Students').click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await place(page, 'Quizzes').click();
  await expect(page).toHaveURL('/dashboard');
  isSlow = false;
  await Promise.all(held.map((route) => route.continue()));

  await expect(heading(page, 'View Quizzes')).toBeVisible();
  await expect(page).toHaveURL('/view-quizzes');
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('someone who logs out is not led back to the page they left', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/login?returnTo=/view-my-scores');
  await page.getByLabel('Email').fill(people.student.email);
  await page.getByLabel('Password', { exact: true }).fill('greenpen-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page, 'My Quiz Scores')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});
