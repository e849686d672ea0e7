import { expect, type Page } from '@playwright/test';

/** Begins the code of the demo school's first questions; no test gives its own such a code. */
export const DEMO_SPEC_CODE = '4.1.';
const DEMO_QUESTIONS = 3;

/**
 * Narrows the question bank to the demo school's first questions. It lists the newest first, and other
 * tests may have written more than a page of them. Waits until only they are listed, as a list that
 * becomes shorter later moves what is below and beside it.
 */
export async function findDemoQuestions(page: Page): Promise<void> {
  await page.getByLabel('Spec Code').fill(DEMO_SPEC_CODE);
  await expect(page.getByText(`${DEMO_QUESTIONS} questions`, { exact: true })).toBeVisible();
}
