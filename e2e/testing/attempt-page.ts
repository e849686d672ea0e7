import { expect, type Page } from '@playwright/test';

/** The screen of an attempt in progress. */
export function attemptOf(page: Page) {
  const card = (number: number) => page.getByRole('region', { name: `Question ${number}` });
  return {
    card,
    answer: (number: number) => card(number).getByRole('textbox'),
    save: (number: number) => card(number).getByRole('button', { name: 'Save' }).click(),
    /** The line below the answer that says where it is saved. */
    state: (number: number) => card(number).locator('[data-status]'),
    /** Returns the whole seconds left on the countdown. */
    secondsLeft: async () => {
      const [, minutes, seconds] =
        /(\d+):(\d\d)$/.exec(await page.getByRole('timer').innerText()) ?? [];
      return Number(minutes) * 60 + Number(seconds);
    },
    /** Submits; confirms if something is unanswered, because only then the page asks. */
    submit: async () => {
      const [answered, all] = (await page.getByText(/^\d+ of \d+ answered$/).innerText()).match(
        /\d+/g,
      ) ?? ['', ''];
      await page.getByRole('button', { name: 'Submit & Finish' }).click();
      if (answered === all) return;
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, submit' }).click();
    },
    expectCompleted: () =>
      expect(page.getByRole('heading', { name: 'Test completed!' })).toBeVisible(),
  };
}

/** Enters the code and waits for the first question. */
export async function loadQuiz(page: Page, quizCode: string) {
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  const attempt = attemptOf(page);
  await expect(attempt.card(1)).toBeVisible();
  return attempt;
}
