import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const MARKED_AGAIN = 'All submissions are already marked, are you sure you want to mark again?';
const COMPLETE = 'AI grading complete! All submissions were processed successfully.';

async function openResponses(page: Page, quizCode: string): Promise<void> {
  await page.goto('/view-quiz-responses');
  await page.getByLabel('Quiz code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Responses' }).click();
  await expect(page.getByText(/\d+ of \d+ answers marked/)).toBeVisible();
}

async function expectRunToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'AI grading' })).toContainText(COMPLETE);
}

test('a class is marked, and marked again only after confirmation', async ({ openAs }) => {
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
  });

  await test.step('it ends with all answers marked', async () => {
    await expectRunToEnd(page);
    await expect(page.getByText('96 of 96 answers marked')).toBeVisible();
  });

  await test.step('it left doubts, so a doubtful answer is in hand', async () => {
    await expect(page.getByRole('tab', { name: 'Check these first' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('region', { name: 'Answer in hand' })).toBeVisible();
  });

  await test.step('with everything marked, it asks before marking again', async () => {
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

  await test.step('an answer that gives the marker instructions is pointed out', async () => {
    await page.getByRole('tab', { name: 'By student' }).click();
    await page.getByLabel('Search students').fill('jayden');
    await page.getByRole('button', { name: 'Jayden Clarke' }).click();
    await page.getByRole('button', { name: 'Question 1' }).click();
    await expect(page.getByText('Check this one: the answer talks to the marker')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Question 1' })).toContainText('0 / ');
  });
});
