import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

async function openImport(page: Page) {
  await page.goto('/create-questions');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  return {
    dialog,
    choose: async (name: string, content: string) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose a file' }).click();
      await (
        await chooser
      ).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
      await expect(dialog.getByText(name)).toBeVisible();
    },
    check: () => dialog.getByRole('button', { name: 'Check the file' }).click(),
    row: (text: string) => dialog.getByRole('row').filter({ hasText: text }),
  };
}

const HEADER = 'Question,Mark Scheme,Max Mark,Subject,Topic,Level,Spec Code';

test('a CSV file is checked row by row, and imported', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const topic = randomUUID();
  const { dialog, choose, check, row } = await openImport(page);
  await choose(
    'year 9.csv',
    [
      HEADER,
      `Why is grass green? ${topic},chlorophyll (1),1,Testing,${topic},KS3,1.1`,
      `Why is snow white? ${topic},it scatters light (1),many,Testing,${topic},KS3,1.2`,
    ].join('\n'),
  );
  await check();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
    '1 ready, 1 in need of attention',
  );
  await expect(row('snow')).toContainText('Max Mark must be a whole number from 0 to 100.');
  await expect(row('grass')).toContainText('Ready');
  await expectAccessible(page);

  const start = dialog.getByRole('button', { name: 'Import 1 question' });
  await expect(start).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /leave out what needs attention/ }).check();
  await start.click();
  await expect(dialog.getByText('1 question imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: `grass green? ${topic}` })).toHaveCount(1);
  await expect(rows.filter({ hasText: `snow white? ${topic}` })).toHaveCount(0);
});

test('the teacher says how a list with other headings is read', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { dialog, choose, check, row } = await openImport(page);
  await choose('list.csv', `Aufgabe,Answer\nWhy is it wet? ${randomUUID()},rain (1)`);
  for (const label of ['Subject', 'Topic', 'Level', 'Spec Code']) {
    await dialog.getByLabel(label).fill('Testing');
  }
  await dialog.getByLabel('Max Mark').fill('1');
  await check();
  await expect(dialog.getByText('Please say above which column holds the question')).toBeVisible();
  await expect(dialog.getByLabel('Answer')).toHaveValue('markSchemeAnswer');
  await dialog.getByLabel('Aufgabe').selectOption('Question');
  await check();
  await expect(row('Why is it wet?')).toContainText('Ready');
  await expectAccessible(page);
});

test('the teacher supplies what a GIFT file leaves out', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { dialog, choose, check, row } = await openImport(page);
  await choose('cells.gift', `::Nucleus::Where is DNA kept? ${randomUUID()} {=nucleus}`);
  await expect(dialog.getByLabel('Kind of file')).toHaveValue('gift');
  await check();
  await expect(row('Nucleus')).toContainText('missing');
  for (const label of ['Subject', 'Topic', 'Level', 'Spec Code']) {
    await dialog.getByLabel(label).fill('Testing');
  }
  await dialog.getByLabel('Max Mark').fill('1');
  await check();
  await expect(row('Nucleus')).toContainText('Ready');
  await dialog.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(dialog.getByText('1 question imported.')).toBeVisible();
});

test('a pasted paper and its mark scheme are matched by number, for the teacher to compare', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  const { dialog, check, row } = await openImport(page);
  await dialog.getByText('Paste a question paper instead').click();
  await dialog
    .getByLabel('Question paper')
    .fill(`1 (a) Name the gas. ${randomUUID()} [1]\n(b) Explain. [2]`);
  await dialog
    .getByLabel('Or paste it')
    .fill('Question\tAnswer\tMarks\tGuidance\n1(a)\tcarbon dioxide\t1\tAccept CO2\n2\tlost\t1\t');
  for (const label of ['Subject', 'Topic', 'Level', 'Spec Code']) {
    await dialog.getByLabel(label).fill('Testing');
  }
  await check();
  await expect(row('Name the gas')).toContainText('carbon dioxide (1)');
  await expect(row('Name the gas')).toContainText('Accept CO2');
  await expect(row('Explain.')).toContainText('scheme to come');
  await expect(row('lost')).toContainText('the paper has no such question');
  await expectAccessible(page);
});

test('a file of the wrong type is refused with the reason', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { dialog, choose, check } = await openImport(page);
  await choose('export.xml', 'This is no XML.');
  await check();
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});

test('there is a template to fill in', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { dialog } = await openImport(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV template' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
