import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a colleague reads, comments on and signs reports that were handed in', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByLabel('Student Names').fill('Robin Ash');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Class Name').fill('12S');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Positives').fill('asks good questions');
  await page.getByRole('button', { name: 'Generate Reports' }).click();
  const reading = page.getByRole('region', { name: 'Reading and signing' });
  await reading.getByLabel('Colleague who reads').fill('nobody@greenpen.example');
  await reading.getByRole('button', { name: 'Hand in for reading' }).click();
  await expect(reading.getByText(/^No teacher or administrator has this email/)).toBeVisible();
  await reading.getByLabel('Colleague who reads').fill('');
  await reading.getByRole('button', { name: 'Hand in for reading' }).click();
  await expect(reading.getByText(/to be read by an administrator\. 0 of 1 signed/)).toBeVisible();
  await reading.getByRole('button', { name: 'Take back' }).click();
  await expect(reading.getByText(/to be read by/)).toBeHidden();
  await reading.getByLabel('Colleague who reads').fill(people.admin.email);
  await reading.getByRole('button', { name: 'Hand in for reading' }).click();
  await reading.getByRole('button', { name: 'Change reader' }).click();
  await reading.getByRole('button', { name: 'Hand in for reading' }).click();
  await expect(reading.getByText(/to be read by an administrator\. 0 of 1 signed/)).toBeVisible();
  await expectAccessible(page);

  const reader = await openAs(people.admin);
  await reader.goto('/auto-report');
  await reader.getByLabel('Student Names').fill('Wren Hale');
  await reader.getByRole('link', { name: /^Read 12S by/ }).click();
  const report = reader.getByRole('region', { name: 'Report for Robin Ash' });
  await expect(report.getByRole('textbox', { name: /^Report for/ })).not.toBeEditable();
  await report.getByLabel('Comment on the report').fill('Which questions?');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByRole('listitem')).toContainText('Which questions?');
  await report.getByRole('button', { name: 'Sign the report for Robin Ash' }).click();
  await expect(report.getByText(/Signed by/)).toBeVisible();
  await expectAccessible(reader);
  // The draft that the reader had started is still there.
  await reader.getByRole('link', { name: 'Back to your own reports' }).click();
  await expect(reader.getByLabel('Student Names')).toHaveValue('Wren Hale');
  await reader.getByText(/^All signed/).click();
  await reader.getByRole('link', { name: /^Read 12S by/ }).click();

  await page.reload();
  await expect(page.getByText('Which questions?')).toBeVisible();
  await expect(reading.getByText('1 of 1 signed')).toBeVisible();

  await reading.getByRole('button', { name: 'Take back' }).click();
  await expect(reading.getByText(/to be read by/)).toBeHidden();
  await report.getByLabel('Comment on the report').fill('One more question.');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByText(/Your colleague has taken these reports back/)).toBeVisible();
  await expect(report.getByLabel('Comment on the report')).toHaveValue('One more question.');
});
