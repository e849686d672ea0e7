import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

/** Pages whose first calls web/public/early.js sends, with their number. */
const screens = [
  { person: people.student, path: '/dashboard', shows: 'Latest feedback', early: 2 },
  { person: people.student, path: '/view-my-scores', shows: 'DEMO03', early: 1 },
  { person: people.teacher, path: '/dashboard', shows: 'Submissions', early: 2 },
  { person: people.teacher, path: '/view-quizzes', shows: 'DEMO03', early: 2 },
  { person: people.teacher, path: '/create-questions', shows: 'Select all', early: 1 },
  { person: people.teacher, path: '/create-quiz', shows: 'Select all', early: 1 },
  { person: people.admin, path: '/manage-users', shows: 'Maya Patel', early: 2 },
  { person: people.teacher, path: '/quiz-results', shows: 'DEMO03', early: 1 },
  { person: people.teacher, path: '/quiz-results/DEMO03', shows: 'Mean', early: 2 },
  {
    person: people.teacher,
    path: '/view-quiz-responses?code=DEMO03',
    shows: 'Aisha Rahman',
    early: 2,
  },
];

/** Counts the calls of the page from now on, by address. */
function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const address = `${pathname}${search}`;
    if (pathname.startsWith('/api/')) calls.set(address, (calls.get(address) ?? 0) + 1);
  });
  return calls;
}

for (const { person, path, shows, early } of screens) {
  test(`${path} requests its data before its code has loaded, and only once: ${person.name}`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    // From the second page on, the device knows whom to send requests for; this page sends none.
    await page.goto('/nowhere');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const calls = countCalls(page);
    const askedFor = () => [...calls.keys()].filter((address) => address !== '/api/current-user');
    let askedEarly: string[] = [];
    await page.route('**/assets/index-*.js', async (route) => {
      await expect.poll(() => askedFor().length).toBe(early);
      askedEarly = askedFor();
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    expect(askedEarly).toHaveLength(early);
    for (const address of askedEarly) expect(calls.get(address), address).toBe(1);
  });
}

test('a session that has ended elsewhere leads to sign-in, and back to the page', async ({
  openAs,
}) => {
  const page = await openAs(people.student);
  await page.goto('/view-my-scores');
  await expect(page.getByText('DEMO03').first()).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});
