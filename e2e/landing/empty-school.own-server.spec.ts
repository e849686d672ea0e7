import type { Page } from '@playwright/test';
import { NEW_PASSWORD, register } from '../testing/accounts.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';

test.use({ greenpenSettings: { DEMO_DATA: 'off' } });

const [head, teacher, student] = ['head', 'teacher', 'student'].map((name) => ({
  email: `${name}@school.example`,
  password: NEW_PASSWORD,
}));

/** Words that an empty page must not show: figures without data, or content of another school. */
const WRONG_WORDS = /\b0 of 0\b|NaN|undefined|null\b|DEMO0|selected filters|search criteria/;

async function expectNoDeadEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
  expect(await main.innerText(), path).not.toMatch(WRONG_WORDS);
  const hints = await main
    .locator('[placeholder]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('placeholder')).join('\n'));
  expect(hints, path).not.toMatch(WRONG_WORDS);
  for (const table of await main.getByRole('table').all())
    expect(await table.locator('tbody tr').count(), path).toBeGreaterThan(0);
}

test('nobody reaches a dead end in a school that has nothing yet', async ({
  openAs,
  apiAs,
  request,
}) => {
  // The first account becomes the administrator's.
  for (const person of [head, teacher, student]) await register(request, person?.email ?? '');
  if (!head || !teacher || !student) return;
  const api = await apiAs(head);
  const { items } = await api.accounts.listUsers({ role: 'student', page: 1 });
  const userId = items.find(({ email }) => email === teacher.email)?.id ?? '';
  await api.accounts.setRole({ userId, role: 'teacher' });

  await test.step('a teacher is led to the first question from pages that need one', async () => {
    const page = await openAs(teacher);
    for (const path of [
      '/dashboard',
      '/create-questions',
      '/view-quizzes',
      '/view-quiz-responses',
      '/quiz-results',
      '/view-students',
      '/auto-report',
      '/welfare',
      '/typing-test',
      '/create-quiz',
    ])
      await expectNoDeadEnd(page, path);
    await expect(page.getByText('There are no questions yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Create Questions' }).click();
    await expect(page).toHaveURL('/create-questions');
    await expect(page.getByText('Write the first one above')).toBeVisible();
  });

  await test.step('a student is told how to start', async () => {
    const page = await openAs(student);
    for (const path of [
      '/dashboard',
      '/enter-quiz',
      '/view-my-scores',
      '/typing-test',
      '/join-teacher',
    ])
      await expectNoDeadEnd(page, path);
  });

  await test.step('an administrator sees the first steps', async () => {
    const page = await openAs(head);
    for (const path of [
      '/manage-users',
      '/classes',
      '/marker',
      '/what-leaves',
      '/system',
      '/audit-trail',
      '/school-settings',
      '/connections',
      '/dashboard',
    ])
      await expectNoDeadEnd(page, path);
    await expect(page.getByRole('heading', { name: 'Get your school ready' })).toBeVisible();
  });
});
