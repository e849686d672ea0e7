import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('an administrator sees the state of the installation, and that nothing needs attention', async ({
  openAs,
}) => {
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'System: what needs attention' }).click();
  await expect(page).toHaveURL(/\/system$/);
  await expect(page.getByRole('heading', { name: 'Nothing needs your attention' })).toBeVisible();
  for (const sentence of [
    'No mail server is set up',
    'The built-in marker answers',
    'none failed.',
    /^PostgreSQL \d+.* answers; it holds/,
    'are free for the data folder',
    'No backup has been made yet',
    'PUBLIC_URL is not set',
    'The demo school is in the database',
    /Greenpen \d+\.\d+\.\d+ on Node\.js/,
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Open menu, Ruth Ellery', exact: true }).click();
  await expect(page.getByRole('link', { name: 'System', exact: true }).last()).toBeVisible();
});

test('messages from the contact form are there to be answered', async ({ openAs, request }) => {
  const message = 'Could we see it with Year 9?\nThursdays are best.';
  // Other tests submit the same form under other names.
  const data = { name: 'Bryn Tudor', email: 'bryn@school.example', message };
  expect((await request.post('/api/demo-requests', { data })).status()).toBe(201);
  const page = await openAs(people.admin);
  await page.goto('/system');
  const entry = page.getByRole('listitem').filter({ hasText: data.name });
  await expect(entry).toContainText(message);
  await expect(entry.getByRole('link')).toHaveAttribute('href', `mailto:${data.email}`);
  await expectAccessible(page);
});

test('nobody else can open it, or is asked to look', async ({ openAs }) => {
  for (const person of [people.teacher, people.student]) {
    const page = await openAs(person);
    await page.goto('/system');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^System/ })).toHaveCount(0);
  }
});

test('a page that cannot be loaded says so and offers to try again', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.route('**/api/system', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/system');
  const problem = page.getByRole('alert').filter({ hasText: 'Please try again' });
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/system');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing needs your attention' })).toBeVisible();
});
