import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const FOREIGN = 'Suggest reasons why many people move from the countryside';

function newQuestion(topic: string) {
  return {
    questionText: `What is ${topic}?`,
    markSchemeAnswer: 'a test (1)',
    maxMark: 1,
    subject: 'Testing',
    topic,
    level: 'GCSE',
    specCode: '9.9',
  };
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('selected questions are deleted after a confirmation', async ({ openAs, apiAs }) => {
  const api = await apiAs(people.teacher);
  const topics = [randomUUID(), randomUUID()];
  for (const topic of topics) await api.questions.create(newQuestion(topic));
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  for (const topic of topics) await rowOf(page, topic).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete 2 question(s)?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const topic of topics) await expect(rowOf(page, topic)).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete Selected (2)' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 question(s) deleted successfully!')).toBeVisible();
  for (const topic of topics) await expect(rowOf(page, topic)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Selected (0)' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The questions are back in the bank.')).toBeVisible();
  for (const topic of topics) await expect(rowOf(page, topic)).toHaveCount(1);
});

test('a question that was deleted some time ago is brought back', async ({ openAs, apiAs }) => {
  const api = await apiAs(people.teacher);
  const topic = randomUUID();
  const { id } = await api.questions.create(newQuestion(topic));
  await api.questions.remove({ questionIds: [id] });
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted questions' });
  const deleted = dialog.getByRole('listitem').filter({ hasText: topic });
  await expect(deleted).toContainText(`Testing · ${topic} · deleted`);
  await expectAccessible(page);
  await deleted.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText('The question is back in the bank.')).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, topic)).toHaveCount(1);
});

test('deleting says what is missing, and what failed', async ({ openAs, apiAs }) => {
  const topic = randomUUID();
  await (await apiAs(people.teacher)).questions.create(newQuestion(topic));
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page.getByRole('button', { name: 'Delete Selected (0)' }).click();
  await expect(page.getByText('No questions selected to delete.')).toBeVisible();

  await page.route('**/api/questions/delete', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  );
  const checkbox = rowOf(page, topic).getByRole('checkbox');
  await checkbox.check();
  await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Error deleting questions. Please try again.')).toBeVisible();
  await expect(checkbox).toBeChecked();
});

test("a colleague's question can be duplicated, and only the copy edited", async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  // Other tests add questions, which may push it off the first page.
  await page.getByRole('search').getByLabel('Topic').fill('Urban issues');
  const foreign = rowOf(page, FOREIGN);
  await expect(foreign.getByRole('button', { name: /^Duplicate/ })).toBeVisible();
  await expect(foreign.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(foreign.getByRole('checkbox')).toHaveCount(0);

  await foreign.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(page.getByText('Question duplicated. The copy is yours to edit.')).toBeVisible();
  const copy = rowOf(page, FOREIGN).filter({ has: page.getByRole('checkbox') });
  await copy.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(new RegExp(FOREIGN));
});

test('questions can be downloaded as files, or only the filtered ones', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page.getByRole('search').getByRole('button', { name: 'History' }).click();
  await expect(rowOf(page, 'mitochondria')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export questions' });
  await expectAccessible(page);
  for (const [format, sign] of [
    ['CSV', 'Treaty of Versailles'],
    ['Moodle XML', '<quiz>'],
    ['GIFT', '{'],
  ] as const) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${format}` }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
    const content = Buffer.concat(chunks).toString();
    expect(content).toContain(sign);
    expect(content).not.toContain('mitochondria');
  }
});

test('a bank that cannot be loaded can be requested again', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.route('**/api/questions?*', (route) => route.abort());
  await page.goto('/create-questions');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/questions?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'mitochondria').first()).toBeVisible();
});
