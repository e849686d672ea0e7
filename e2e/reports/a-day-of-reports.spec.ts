import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a class’s reports are written, read by a second person, decided on, signed and exported', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByLabel('Student Names').fill('Robin Ash, Kit Reed, Noor Khan');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Class Name').fill('9Day');
  await page.getByLabel('Subject').fill('Biology');
  await page.getByLabel('Units Covered').fill('Cells');
  await page.getByRole('button', { name: 'Next' }).click();
  const notesOf = (name: string) => page.getByRole('region', { name });
  await notesOf('Robin Ash').getByLabel('Positives').fill('draws neat diagrams of cells');
  await notesOf('Kit Reed')
    .getByLabel('Areas to Improve')
    .fill('cannot see the board without glasses, and forgets them');
  await notesOf('Noor Khan').getByLabel('Positives').fill('kind. told me about self-harm');
  await page.getByRole('button', { name: 'Generate Reports' }).click();
  const report = (name: string) => page.getByRole('region', { name: `Report for ${name}` });
  await expect(report('Kit Reed').locator('mark').first()).toBeVisible();
  await expect(report('Noor Khan').locator('mark').first()).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Before you export' });

  await test.step('a report about safety is held back, and its teacher is told', async () => {
    await page.getByRole('link', { name: 'CSV' }).click();
    await expect(question).toContainText('may be about a student’s safety');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Show me' }).click();
    // It has two warnings: for safety, and for its “me”.
    const takeOut = report('Noor Khan').getByRole('button', { name: 'Take the sentence out' });
    await takeOut.first().click();
    await expect(report('Noor Khan').getByText(/safety:/)).toBeHidden();
  });

  const reading = page.getByRole('region', { name: 'Reading and signing' });
  await reading.getByLabel('Colleague who reads').fill(people.admin.email);
  await reading.getByRole('button', { name: 'Hand in for reading' }).click();
  await expect(reading.getByText(/0 of 3 signed/)).toBeVisible();

  await test.step('the second reader sees what is flagged, queries one report and signs the good ones', async () => {
    const reader = await openAs(people.admin);
    await reader.goto('/auto-report');
    await reader.getByRole('link', { name: /^Read 9Day/ }).click();
    const read = (name: string) => reader.getByRole('region', { name: `Report for ${name}` });
    await expect(read('Kit Reed').locator('mark').first()).toBeVisible();
    await read('Kit Reed').getByLabel('Comment on the report').fill('Not for home, please.');
    await read('Kit Reed').getByRole('button', { name: 'Send' }).click();
    for (const name of ['Robin Ash', 'Noor Khan']) {
      await read(name)
        .getByRole('button', { name: `Sign the report for ${name}` })
        .click();
      await expect(read(name).getByText(/Signed by/)).toBeVisible();
    }
    await expectAccessible(reader);
  });

  await test.step('the teacher rewrites the queried report, and downloads the file', async () => {
    await page.reload();
    await expect(page.getByText('Not for home, please.')).toBeVisible();
    await expect(reading.getByText('2 of 3 signed')).toBeVisible();
    await page.getByRole('link', { name: 'CSV' }).click();
    await expect(question).toContainText('has not been looked at yet');
    await question.getByRole('button', { name: 'Cancel' }).click();
    const text = report('Kit Reed').getByRole('textbox', { name: /^Report for/ });
    await text.fill('Kit is working at level 5 in Biology. Kit should arrive ready to learn.');
    await text.blur();
    await expect(page.getByText('needs a look before you export')).toBeHidden();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('9Day Biology reports.csv');
  });
});
