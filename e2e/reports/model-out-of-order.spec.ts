import { type ModelServer, startModelServer } from '../../server/testing/model-server.ts';
import { expect, test as base } from '../testing/fixtures.ts';
import { GreenpenProcess } from '../testing/greenpen-process.ts';
import { people } from '../testing/people.ts';

/** A Greenpen whose reports come from a model that the test can let misbehave. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  greenpen: [
    async ({ model }, use) => {
      const greenpen = await GreenpenProcess.launch({
        MARKER: 'openai-compatible',
        MARKER_MODEL: 'writer',
        MARKER_BASE_URL: model.url,
      });
      await use(greenpen);
      await greenpen.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const says = (text: string) => ({ judgement: { sentences: [{ text, from: 'juggling' }] } });

test('reports that fail are said, and tried again without the others', async ({
  openAs,
  model,
}) => {
  model.behave(({ text }) =>
    text.includes('juggling') ? says('[CLASSMATE 1] is kind.') : says('[STUDENT] works well.'),
  );
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
