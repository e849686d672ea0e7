import type { Page } from '@playwright/test';
import { expectAccessible } from './testing/accessibility.ts';
import { createQuiz } from './testing/classroom.ts';
import { expect, test } from './testing/fixtures.ts';
import { type Person, people } from './testing/people.ts';
import { loadQuiz } from './testing/sitting.ts';

interface Screen {
  name: string;
  /** Null: a visitor. */
  person: Person | null;
  path: string;
  /** What must be there before the screen is looked at. */
  shows: string;
  /** Opens what is folded away. */
  open?: (page: Page) => Promise<void>;
}

const { teacher, student, admin } = people;

test.describe.configure({ mode: 'parallel' });

const screens: Screen[] = [
  { name: 'front page', person: null, path: '/', shows: 'Marking that starts in pencil' },
  { name: 'sign-in', person: null, path: '/login', shows: 'Password' },
  {
    name: 'sign-in, forgotten password',
    person: null,
    path: '/login',
    shows: 'Forgot your password',
    open: (page) => page.getByRole('button', { name: 'Forgot your password' }).click(),
  },
  {
    name: 'sign-up, refused',
    person: null,
    path: '/signup',
    shows: 'Confirm Password',
    open: (page) => page.getByRole('button', { name: 'Register' }).click(),
  },
  {
    name: 'set a password',
    person: null,
    path: '/reset-password?token=sample',
    shows: 'Confirm new password',
  },
  { name: 'set a password, refused', person: null, path: '/reset-password', shows: 'expired' },
  { name: 'signed in elsewhere', person: null, path: '/signed-in', shows: 'You are signed in.' },
  { name: 'page not found', person: null, path: '/nowhere', shows: 'Page not found' },
  { name: 'dashboard, student', person: student, path: '/dashboard', shows: 'Enter Quiz Code' },
  { name: 'dashboard, teacher', person: teacher, path: '/dashboard', shows: 'View Students' },
  { name: 'dashboard, admin', person: admin, path: '/dashboard', shows: 'Manage Users' },
  { name: 'question manager', person: teacher, path: '/create-questions', shows: 'mitochondria' },
  {
    name: 'create quiz',
    person: teacher,
    path: '/create-quiz',
    shows: 'mitochondria',
    open: async (page) => {
      await page.getByRole('button', { name: 'Create Quiz' }).click();
      await page.getByRole('checkbox', { name: /^Select: Describe the job/ }).check();
    },
  },
  {
    name: 'quiz created',
    person: teacher,
    path: '/quiz-success?code=DEMO01',
    shows: 'mitochondria',
  },
  { name: 'view quizzes', person: teacher, path: '/view-quizzes', shows: 'DEMO03' },
  {
    name: 'quiz responses, empty',
    person: teacher,
    path: '/view-quiz-responses',
    shows: 'to view student submissions.',
  },
  {
    name: 'quiz responses',
    person: teacher,
    path: '/view-quiz-responses?code=DEMO03',
    shows: 'Aisha Rahman',
    open: async (page) => {
      await page.getByRole('button', { name: 'Aisha Rahman' }).click();
      await page.getByRole('button', { name: 'Open all answers' }).click();
      await expect(page.getByText('Mark scheme').first()).toBeVisible();
    },
  },
  {
    name: 'enter quiz, refused',
    person: student,
    path: '/enter-quiz',
    shows: 'No questions loaded yet.',
    open: (page) => page.getByRole('button', { name: 'Load Quiz' }).click(),
  },
  {
    name: 'my scores',
    person: student,
    path: '/view-my-scores',
    shows: 'DEMO03',
    open: (page) => page.getByRole('button', { name: 'View Details' }).last().click(),
  },
];

for (const { name, person, path, shows, open } of screens) {
  test(`everyone can use the screen: ${name}`, async ({ page: visitor, openAs }) => {
    const page = person === null ? visitor : await openAs(person);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(shows);
    await open?.(page);
    await expectAccessible(page);
  });
}

test('everyone can use the screen: a quiz being sat, and finished', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(teacher));
  const page = await openAs(student);
  const { answer, save, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await answer(1).fill('They release energy.');
  await save(1);
  await answer(2).fill('Spreading out.');
  await expectAccessible(page);

  // The dashboard, which follows after 5 s, never arrives, so that there is time for every look.
  await page.route('**/assets/dashboard-page-*', () => undefined);
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

test('everyone can use the dialog of an ended session', async ({ openAs }) => {
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
