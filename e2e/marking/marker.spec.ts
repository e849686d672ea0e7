import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('an administrator sees which marker is in use, and tries it', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Marker: what is in use, and a trial' }).click();
  await expect(page).toHaveURL(/\/marker$/);
  await expect(page.getByText('The built-in marker', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing leaves this server.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'What leaves the school, field by field' }),
  ).toHaveAttribute('href', '/what-leaves');

  await page.getByRole('button', { name: 'Show what would be sent' }).click();
  await expect(page.getByRole('region', { name: 'What would be sent' })).toContainText(
    'You are an experienced examiner',
  );

  await page.getByRole('button', { name: 'Mark this sample' }).click();
  await expect(page.getByText(/^\d+\.\d+ s/)).toBeVisible();
  await expect(page.getByText(/\d \/ 2, marked by AI/)).toBeAttached();
  await expectAccessible(page);
});

test('a teacher cannot open the marker’s settings', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/marker');
  await expect(page).toHaveURL(/\/dashboard$/);
});
