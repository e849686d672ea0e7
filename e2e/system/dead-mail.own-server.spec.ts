import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** Nothing listens on the mail server's port. */
test.use({ greenpenSettings: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'fatal' } });

test('a dead mail server shows in the menu, with its reason', async ({ openAs, apiAs }) => {
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
  const menu = page.getByRole('button', {
    name: 'Open menu, Ruth Ellery, the system needs attention',
  });
  await menu.click();
  await page.getByRole('link', { name: 'System needs attention' }).click();
  await expect(page.getByRole('heading', { name: 'One thing needs your attention' })).toBeVisible();
  await expect(page.getByText('The last email could not be sent.')).toBeVisible();
  const jobs = page.getByRole('region', { name: 'Jobs that failed' });
  await expect(jobs.getByText('Send an invitation')).toBeVisible();
  await expect(jobs.getByText(/ECONNREFUSED/)).toBeVisible();
  await expect(page.getByText('Robin')).toHaveCount(0);
  await expectAccessible(page);

  await jobs.getByRole('button', { name: 'Try again: Send an invitation' }).click();
  await expect(page.getByText('The job will be tried again now.')).toBeVisible();
  await expect(jobs.getByText(/^Tried [2-9] times/)).toBeVisible();
});
