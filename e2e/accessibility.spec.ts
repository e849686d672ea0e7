import { matchPath } from 'react-router';
import { routeAccess } from '../web/features/accounts/route-access.ts';
import { expectAccessible, expectRoomForText } from './testing/accessibility.ts';
import { createQuiz } from './testing/classroom.ts';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';
import { screens } from './testing/screens.ts';
import { loadQuiz } from './testing/attempt-page.ts';

const { teacher, student } = people;

test.describe.configure({ mode: 'parallel' });

for (const { name, person, path, title, shows, open } of screens) {
  test(`everyone can use the screen: ${name}`, async ({ page: visitor, openAs }) => {
    const page = person === null ? visitor : await openAs(person);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(shows);
    await expect(page).toHaveTitle(title === 'Greenpen' ? /Greenpen/ : `${title} · Greenpen`);
    await open?.(page);
    await expectAccessible(page);
  });
}

test('every route is among the screens that are checked', () => {
  const examined = screens.map(({ path }) => path.split('?', 1).join());
  const routes = Object.keys(routeAccess);
  expect(routes.filter((route) => !examined.some((path) => matchPath(route, path)))).toEqual([]);
});

/** The most visited screens, examined with wide text; WCAG 1.4.4, 1.4.10 and 1.4.12. */
const WIDE_TEXT = [
  ['front page', 'sign-in', 'built-in marker'],
  ['dashboard, student', 'enter quiz, refused', 'my scores'],
  ['dashboard, teacher', 'question manager', 'create quiz', 'view quizzes', 'live quiz'],
  ['quiz responses by student', 'quiz results', 'my students', 'student profile', 'reports'],
  ['manage users', 'school settings', 'audit trail', 'system'],
];

for (const names of WIDE_TEXT) {
  test(`nothing is lost at 400 % with wide text: ${names.join(', ')}`, async ({
    page: visitor,
    openAs,
  }) => {
    const looked = screens.filter(({ name }) => names.includes(name));
    const person = looked[0]?.person ?? null;
    const page = person === null ? visitor : await openAs(person);
    for (const { path, shows, open } of looked) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(shows);
      await open?.(page);
      await expectRoomForText(page);
    }
  });
}

test('everyone can use the screens that failed to load', async ({ openAs }) => {
  const page = await openAs(teacher);
  await page.route(/\/api\/(quizzes|quiz-results|classes)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  for (const path of ['/view-quizzes', '/quiz-results/DEMO03', '/view-students']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('everyone can use the screen: a quiz being sat, and finished', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(teacher));
  const page = await openAs(student);
  const { answer, save, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await answer(1).fill('They release energy.');
  await save(1);
  await answer(2).fill('Spreading out.');
  await expectAccessible(page);

  // Blocks the dashboard, which otherwise follows after 5 s, so that there is time for every check.
  await page.route('**/assets/dashboard-*.js', () => undefined);
  await submit();
  await expectCompleted();
  await expectAccessible(page);
  await expectCompleted();
});

test('everyone can use the screen: a locked quiz', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(teacher), { locked: true });
  const page = await openAs(student);
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('This quiz is locked')).toBeVisible();
  await expectAccessible(page);
});

test('everyone can use the dialog about an expired session', async ({ openAs }) => {
  const page = await openAs(teacher);
  await page.goto('/view-quiz-responses');
  await expect(page.getByLabel('Quiz code')).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel('Quiz code').fill('DEMO02');
  await page.getByRole('button', { name: 'Load Responses' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expectAccessible(page);
});

test('everyone can use the menu on a phone', async ({ openAs }) => {
  const page = await openAs(student);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/enter-quiz');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('dark mode is remembered', async ({ openAs }) => {
  const page = await openAs(student);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
