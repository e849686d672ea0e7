import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a report that may be about a student’s safety is flagged, and leaves only after a decision', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByLabel('Student Names').fill('Robin Ash, Kit Reed (SEN)');
  await expect(page.getByText(/shorthand or a note to yourself: “\(SEN\)”/)).toBeVisible();
  await page.getByLabel('Student Names').fill('Robin Ash, Kit Reed');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Class Name').fill('10C');
  await page.getByLabel('Units Covered').fill('Cells, H/W on osmosis with bottom set');
  await expect(page.getByText(/special educational needs.*“bottom set”/)).toBeVisible();
  await expect(page.getByText('No language model is connected')).toBeVisible();
  await page.getByLabel('Units Covered').fill('Cells');
  await page.getByRole('button', { name: 'Next' }).click();

  const robin = page.getByRole('region', { name: 'Robin Ash' });
  await robin.getByLabel('Positives').fill('kind to others. told me about self-harm');
  await expect(robin.getByText(/safety: “self-harm”/)).toBeVisible();
  const kit = page.getByRole('region', { name: 'Kit Reed' });
  await kit.getByLabel('Positives').fill('reads widely. lazy lol');
  await expect(kit.getByText(/Could hurt.*“Lazy”, “lol”/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate Reports' }).click();

  const report = page.getByRole('region', { name: 'Report for Robin Ash' });
  await expect(report.locator('mark')).toHaveText('self-harm');
  await expect(report.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await page.getByRole('link', { name: 'CSV' }).click();
  const question = page.getByRole('dialog', { name: 'Before you export' });
  await expect(question).toContainText('may be about a student’s safety');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Show me' }).click();
  await expect(report.getByRole('textbox')).toBeFocused();

  await report.getByRole('button', { name: 'Take the sentence out' }).click();
  await expect(report.getByRole('textbox')).toHaveValue(/Strengths\nKind to others\.$/);
  await expect(report.getByText(/safety:/)).toBeHidden();
  await expect(report.getByRole('button', { name: 'Copy' })).toBeEnabled();

  const other = page.getByRole('region', { name: 'Report for Kit Reed' });
  for (const way of [
    other.getByRole('link', { name: 'Word' }),
    other.getByRole('button', { name: 'Copy' }),
    page.getByRole('button', { name: 'Print' }),
  ]) {
    await way.click();
    await expect(question).toContainText('has not been looked at yet');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
  }
  await other.getByRole('button', { name: 'It may go home' }).click();
  await expect(other.getByText(/let it stand on/)).toBeVisible();
  await expect(page.getByText('need a look before you export')).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('10C reports.csv');
});

test('a check that failed at first is repeated, without another keystroke', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.route('**/api/report-notes/check', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.getByLabel('Student Names').fill('Robin Ash, Kit Reed (SEN)');
  await expect(page.getByText(/shorthand or a note to yourself: “\(SEN\)”/)).toBeVisible();
});
