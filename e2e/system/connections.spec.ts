import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('an administrator adds a webhook, looks at its log and removes it', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Connections' }).click();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('sis.school.example');
  await dialog.getByLabel('Marks were released').check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('starts with https://')).toBeVisible();
  await dialog.getByLabel('Address').fill('https://sis.school.example/in');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: 'Log of https://sis.school.example/in' }).click();
  await expect(dialog.getByText('Nothing has happened yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remove https://sis.school.example/in' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No webhook has been added.')).toBeVisible();
});
