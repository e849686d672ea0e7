import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect } from '../testing/fixtures.ts';
import { testWithModel } from '../testing/model-test.ts';
import { people } from '../testing/people.ts';

/** Writes reports with a model outside the school, to which a local server forwards requests. */
const test = testWithModel('writer:cloud');

/** The answer to the small probe request that finds out what a server supports. */
const checked = {
  judgement: { points: [{ number: 1, quote: 'H2O', marks: 1 }], feedback: '', isUnsure: false },
};

/** Accepts what leaves the school as an administrator, unless an earlier test has. */
async function acceptLeaving(page: Page) {
  await page.goto('/what-leaves');
  const accept = page.getByRole('button', { name: 'I have read this and accept it' });
  const accepted = page.getByText(/^Accepted by Ruth Ellery on/);
  await expect(accept.or(accepted)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To writer:cloud, which' })).toBeVisible();
  await expectAccessible(page);
  if (await accept.isVisible()) await accept.click();
  await expect(accepted).toBeVisible();
}

const says = (text: string) => ({ judgement: { sentences: [{ text, from: 'juggling' }] } });

/** A report, which for one student is about somebody else. */
const answer = (text: string) =>
  text.includes('juggling') ? says('[CLASSMATE 1] is kind.') : says('[STUDENT] works well.');

test('a failure to write a report is shown, and that report is retried without the others', async ({
  openAs,
  model,
}) => {
  model.behave(({ text }) => (text.includes('<facts>') ? answer(text) : checked));
  await acceptLeaving(await openAs(people.admin));
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByLabel('Student Names').fill('Robin Ash, Kit Reed, Jo Vale');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const kit = page.getByRole('region', { name: 'Kit Reed' });
  await kit.getByLabel('Positives').fill('Kit’s juggling with Robin');
  await page.getByRole('button', { name: 'Generate Reports' }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'Failed to generate reports.' });
  await expect(alert).toContainText('1 of 3 reports could not be written.');
  await expect(alert).toContainText('It wrote about somebody else');
  await expect(page.getByText('2 of 3 reports')).toBeVisible();
  const report = page.getByRole('textbox', { name: 'Report for Kit Reed' });
  await expect(report).toHaveValue('');

  const asked = model.requests.length;
  model.behave(() => says('[STUDENT]’s juggling is a joy.'));
  await alert.getByRole('button', { name: 'Try these again' }).click();
  await expect(report).toHaveValue('Kit’s juggling is a joy.');
  expect(model.requests).toHaveLength(asked + 1);
  const sent = model.requests.map(({ instructions, text }) => instructions + text).join('\n');
  expect(sent).not.toMatch(/Robin|\bAsh\b|\bKit\b|Reed|\bJo\b|Vale/);
});
