import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { GreenpenProcess } from '../testing/greenpen-process.ts';
import { people } from '../testing/people.ts';

test('an administrator sees what the installation has, and that nothing needs them', async ({
  openAs,
}) => {
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'System: what needs attention' }).click();
  await expect(page).toHaveURL(/\/system$/);
  await expect(page.getByRole('heading', { name: 'Nothing needs you' })).toBeVisible();
  for (const sentence of [
    'No mail server is set up',
    'The built-in marker answers',
    'none given up.',
    /^PostgreSQL \d+.* answers; it holds/,
    'are free for the data folder',
    'No backup has been made yet',
    'PUBLIC_URL is not set',
    'The demo school is in the database',
    /Greenpen \d+\.\d+\.\d+ on Node\.js/,
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu, Ruth Ellery', exact: true }).click();
  await expect(page.getByRole('link', { name: 'System', exact: true }).last()).toBeVisible();
});

test('what visitors wrote in the contact form is there to be answered', async ({
  openAs,
  request,
}) => {
  const message = 'Could we see it with Year 9?\nThursdays are best.';
  const data = { name: 'Ada Okoye', email: 'ada@school.example', message };
  expect((await request.post('/api/demo-requests', { data })).status()).toBe(201);
  const page = await openAs(people.admin);
  await page.goto('/system');
  const entry = page.getByRole('listitem').filter({ hasText: 'Ada Okoye' });
  await expect(entry).toContainText(message);
  await expect(entry.getByRole('link')).toHaveAttribute('href', 'mailto:ada@school.example');
  await expectAccessible(page);
});

test('nobody else gets there, or is asked to look', async ({ openAs }) => {
  for (const person of [people.teacher, people.student]) {
    const page = await openAs(person);
    await page.goto('/system');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^System/ })).toHaveCount(0);
  }
});

test('a page that cannot be loaded says so and offers another try', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.route('**/api/system', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/system');
  const problem = page.getByRole('alert').filter({ hasText: 'Please try again' });
  await expect(problem).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unroute('**/api/system');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing needs you' })).toBeVisible();
});

/** Nothing listens on the port of the mail server. */
const withDeadMail = test.extend<object, { greenpen: GreenpenProcess }>({
  greenpen: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const greenpen = await GreenpenProcess.launch({
        SMTP_URL: 'smtp://127.0.0.1:9',
        LOG_LEVEL: 'fatal',
      });
      await use(greenpen);
      await greenpen.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

withDeadMail('a dead mail server shows in the menu, with its reason', async ({ openAs, apiAs }) => {
  const api = await apiAs(people.admin);
  await api.accounts.inviteUsers({
    rows: [{ name: 'Robin Wells', email: 'robin.wells@school.example' }],
    role: 'student',
    dryRun: false,
  });
  await expect(async () => {
    expect((await api.system.status()).failingJobs).not.toEqual([]);
  }).toPass();
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'Open menu, Ruth Ellery, the system needs you' });
  await menu.click();
  await page.getByRole('link', { name: 'System needs you' }).click();
  await expect(page.getByRole('heading', { name: 'One thing needs you' })).toBeVisible();
  await expect(page.getByText('The last email could not be sent.')).toBeVisible();
  const jobs = page.getByRole('region', { name: 'Jobs that failed' });
  await expect(jobs.getByText('Send an invitation')).toBeVisible();
  await expect(jobs.getByText(/ECONNREFUSED/)).toBeVisible();
  await expect(page.getByText('Robin')).toHaveCount(0);
  await expectAccessible(page);

  await jobs.getByRole('button', { name: 'Try again: Send an invitation' }).click();
  await expect(page.getByText('The job will be tried again now.')).toBeVisible();
  await expect(jobs.getByText(/^Tried [2-9] times/)).toBeVisible({ timeout: 30_000 });
});
