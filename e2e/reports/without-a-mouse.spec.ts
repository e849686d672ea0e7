import { press, type } from '../testing/by-keyboard.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a teacher writes and hands in reports, and a colleague signs them, without a mouse', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await press(page, page.getByRole('button', { name: 'Pick from my class' }));
  const picking = page.getByRole('dialog', { name: 'Pick from my class' });
  await type(page, picking.getByLabel('Search'), people.idleStudent.name);
  await expect(picking.getByRole('checkbox')).toHaveCount(1);
  await press(page, picking.getByRole('checkbox'), 'Space');
  await press(page, picking.getByRole('button', { name: 'Add 1' }));
  await expect(picking).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Next' }));

  await expect(page.getByRole('region', { name: 'Step 2 of 4: Class Details' })).toBeFocused();
  await type(page, page.getByLabel('Class Name'), '13K');
  await type(page, page.getByLabel('Subject'), 'Biology');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Step 3 of 4: Individual Details' })).toBeFocused();

  const details = page.getByRole('region', { name: people.idleStudent.name });
  await press(page, details.getByRole('button', { name: 'Comment bank' }));
  const bank = page.getByRole('dialog', { name: `Comments for ${people.idleStudent.name}` });
  await press(page, bank.getByRole('button', { name: /^Add: / }).first());
  await page.keyboard.press('Escape');
  await expect(bank).toBeHidden();
  await expect(details.getByLabel('Positives')).not.toHaveValue('');
  await type(page, details.getByLabel('Areas to Improve'), 'came in with bruises');
  await press(page, page.getByRole('button', { name: 'Generate Reports' }));

  await expect(page.getByRole('region', { name: 'Step 4 of 4: Reports' })).toBeFocused();
  const report = page.getByRole('region', { name: `Report for ${people.idleStudent.name}` });
  await press(page, page.getByRole('link', { name: 'DOCX' }));
  await expect(page.getByRole('dialog', { name: 'Before you export' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Show me' }));
  await expect(report.getByRole('textbox', { name: /^Report for/ })).toBeFocused();
  await press(page, report.getByRole('button', { name: 'Take the sentence out' }));
  await expect(report.getByRole('textbox', { name: /^Report for/ })).not.toHaveValue(/bruises/);
  await expect(report.getByRole('button', { name: 'Take the sentence out' })).toHaveCount(0);

  const reading = page.getByRole('region', { name: 'Reading and signing' });
  await type(page, reading.getByLabel('Colleague who reads'), people.admin.email);
  await page.keyboard.press('Enter');
  await expect(reading.getByText(/0 of 1 signed/)).toBeVisible();

  const reader = await openAs(people.admin);
  await reader.goto('/auto-report');
  await press(reader, reader.getByRole('link', { name: /^Read 13K · Biology by/ }).first());
  await type(reader, reader.getByLabel('Comment on the report'), 'Read with pleasure.');
  await press(reader, reader.getByRole('button', { name: 'Send' }));
  await expect(
    reader.getByRole('listitem').filter({ hasText: 'Read with pleasure.' }),
  ).toBeVisible();
  await press(reader, reader.getByRole('button', { name: /^Sign the report for/ }));
  await expect(reader.getByText(/^Signed by/)).toBeVisible();
});
