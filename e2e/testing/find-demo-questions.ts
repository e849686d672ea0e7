import { expect, type Page } from '@playwright/test';

/**
 * The prefix of the spec codes of the demo school's first questions; no other test uses such a
 * code.
 */
export const DEMO_SPEC_CODE = '4.1.';
const DEMO_QUESTIONS = 3;

/**
 * Filters the question bank to the demo school's first questions, and waits until only they are
 * listed, because a list that becomes shorter later moves everything around it. The bank lists the
 * newest first, and other tests may have written more than a page of them.
 */
export async function findDemoQuestions(page: Page): Promise<void> {
  await page.getByLabel('Spec Code').fill(DEMO_SPEC_CODE);
  await expect(page.getByText(`${DEMO_QUESTIONS} questions`, { exact: true })).toBeVisible();
}
