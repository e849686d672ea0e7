import type { Page } from '@playwright/test';
import { demoStudents } from '../../server/database/demo-data/people.ts';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { type Person, people } from '../testing/people.ts';

const MARKED_AGAIN = 'All submissions are already marked, are you sure you want to mark again?';
const COMPLETE = 'AI grading complete! All submissions were processed successfully.';
const RUN_TIMEOUT_MS = 30_000;

async function openResponses(page: Page, quizCode: string): Promise<void> {
  await page.goto('/view-quiz-responses');
  await page.getByLabel('Quiz code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Responses' }).click();
  await expect(page.getByText(/\d+ of \d+ answers marked/)).toBeVisible();
}

async function expectRunToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'AI grading' })).toHaveText(COMPLETE, {
    timeout: RUN_TIMEOUT_MS,
  });
}

test('a class is marked, and marked again only after a question', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await openResponses(page, 'DEMO02');
  await expect(page.getByText('0 of 96 answers marked')).toBeVisible();
  const markAll = page.getByRole('button', { name: 'Mark All with AI' });
  const progress = page.getByRole('region', { name: 'Marking with AI' });

  await test.step('the run shows its phases and locks the controls', async () => {
    await markAll.click();
    await expect(progress.getByRole('listitem')).toContainText([
      'Initial batches',
      'Retry of failed items',
      'Verification',
      'Reload',
    ]);
    await expect(markAll).toBeDisabled();
    await expect(progress.locator('[aria-current=step]')).toContainText('Initial batches');
  });

  await test.step('it ends with all answers marked', async () => {
    await expectRunToEnd(page);
    await expect(page.getByText('96 of 96 answers marked')).toBeVisible();
  });

  await test.step('everything is marked: it asks before it marks again', async () => {
    await markAll.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(MARKED_AGAIN);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await markAll.click();
    await dialog.getByRole('button', { name: 'Mark again' }).click();
    await expect(progress).toBeVisible();
    await expectRunToEnd(page);
  });

  await test.step('who tells the marker what to do is pointed out', async () => {
    await page.getByLabel('Search students').fill('jayden');
    await page.getByRole('button', { name: 'Jayden Clarke' }).click();
    await page.getByRole('button', { name: 'Question 1' }).click();
    await expect(page.getByText('Check this one: the answer talks to the marker')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Question 1' })).toContainText('0 / ');
  });
});

test('a run goes on through a reload and a crash, and can be stopped', async ({
  openAs,
  apiAs,
  greenpen,
}) => {
  test.slow();
  const { quizCode, total } = await createLongRun(await apiAs(people.teacher), apiAs);
  const page = await openAs(people.teacher);
  await openResponses(page, quizCode);
  const progress = page.getByRole('region', { name: 'Marking with AI' });
  const count = progress.getByText(new RegExp(`\\d+ of ${total} marked`));
  const marked = async () => Number.parseInt(await count.innerText(), 10);

  await test.step('a reload finds it where it stands', async () => {
    await page.getByRole('button', { name: 'Mark Unmarked with AI' }).click();
    await expect.poll(marked).toBeGreaterThan(0);
    const before = await marked();
    await page.reload();
    await expect(count).toBeVisible();
    expect(await marked()).toBeGreaterThanOrEqual(before);
    await expect(page.getByRole('button', { name: 'Mark All with AI' })).toBeDisabled();
  });

  await test.step('so does a server that crashed and came back', async () => {
    await greenpen.kill();
    await expect(progress).toContainText('Connection lost. The marking goes on;');
    const before = await marked();
    await greenpen.start();
    await expect.poll(marked, { timeout: RUN_TIMEOUT_MS }).toBeGreaterThan(before);
  });

  await test.step('Stop lets the answers in hand finish', async () => {
    await progress.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'stopped' })).toHaveText(
      new RegExp(`^Marking was stopped. \\d+ of ${total} answers were marked.$`),
      // Half a minute may pass until another worker takes the dead one's place.
      { timeout: RUN_TIMEOUT_MS },
    );
    await expect(page.getByRole('button', { name: 'Mark All with AI' })).toBeEnabled();
  });
});

/** A quiz with enough answers for a run of many batches, all different, or they were marked as one. */
async function createLongRun(teacher: ApiClient, apiAs: (person: Person) => Promise<ApiClient>) {
  const { items } = await teacher.questions.list({ pageSize: 25 });
  const quizCode = await createQuiz(teacher, { questionIds: items.map(({ id }) => id) });
  const sitters = demoStudents.slice(0, 12);
  for (const sitter of sitters) {
    const answers = items.map(({ topic }) => `${topic}: what ${sitter.username} thinks of it.`);
    await sitQuiz(await apiAs(sitter), quizCode, answers);
  }
  return { quizCode, total: items.length * sitters.length };
}
