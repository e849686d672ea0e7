import { demoStudents } from '../../server/database/demo-data/people.ts';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { type ModelServer, startModelServer } from '../../server/testing/markers/model-server.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test as base } from '../testing/fixtures.ts';
import { type Person, people } from '../testing/people.ts';

const MODEL_DELAY_MS = 200;

/** A server whose marker is a slow model that costs money. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const model = await startModelServer({ delayMs: MODEL_DELAY_MS });
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  greenpenSettings: [
    ({ model }, use) =>
      use({
        MARKER: 'openai-compatible',
        MARKER_MODEL: 'slow-model',
        MARKER_BASE_URL: model.url,
        MARKER_PRICE_INPUT: '100',
        MARKER_PRICE_OUTPUT: '300',
        MARKING_CONCURRENCY: '2',
      }),
    { scope: 'worker' },
  ],
});

test('a run survives a reload and a crash, and can be stopped', async ({
  openAs,
  apiAs,
  greenpen,
}) => {
  const { quizCode, total } = await createLongRun(await apiAs(people.teacher), apiAs);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  const progress = page.getByRole('region', { name: 'Marking with AI' });
  const count = progress.getByText(new RegExp(`\\d+ of ${total} marked`));
  const marked = async () => Number.parseInt(await count.innerText(), 10);

  await test.step('a reload finds it where it was', async () => {
    await page.getByRole('button', { name: 'Mark Unmarked with AI' }).click();
    // Marking yields to everything else on the machine.
    await expect.poll(marked).toBeGreaterThan(0);
    await expect(progress.locator('[aria-current=step]')).toContainText('Initial batches');
    await expect(progress).toContainText(/[\d,]+ tokens · £\d+\.\d\d/);
    const before = await marked();
    await page.reload();
    await expect(count).toBeVisible();
    expect(await marked()).toBeGreaterThanOrEqual(before);
    await expect(page.getByRole('button', { name: 'Mark All with AI' })).toBeDisabled();
  });

  await test.step('so does a server that crashed and came back', async () => {
    await greenpen.kill();
    await expect(progress).toContainText('Connection lost. The marking continues;');
    const before = await marked();
    await greenpen.start();
    await expect.poll(marked).toBeGreaterThan(before);
  });

  await test.step('Stop lets answers in progress finish', async () => {
    await progress.getByRole('button', { name: 'Stop' }).click();
    // Another worker may take half a minute to replace the dead one.
    await expect(page.getByRole('alert').filter({ hasText: 'stopped' })).toHaveText(
      new RegExp(`^Marking was stopped. \\d+ of ${total} answers were marked.$`),
    );
    await expect(page.getByRole('button', { name: 'Mark All with AI' })).toBeEnabled();
  });
});

/**
 * Creates a quiz with enough answers for a run of many batches; all differ, because equal ones
 * would be marked as one.
 */
async function createLongRun(teacher: ApiClient, apiAs: (person: Person) => Promise<ApiClient>) {
  const { items } = await teacher.questions.list({ pageSize: 25 });
  const quizCode = await createQuiz(teacher, { questionIds: items.map(({ id }) => id) });
  const sitters = demoStudents.slice(0, 8);
  for (const sitter of sitters) {
    const answers = items.map(({ topic }) => `${topic}: what ${sitter.username} thinks of it.`);
    await sitQuiz(await apiAs(sitter), quizCode, answers);
  }
  return { quizCode, total: items.length * sitters.length };
}
