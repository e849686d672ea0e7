import { expect, type Page } from '@playwright/test';

/** The typing test on the page, as a person uses it. */
export function typingRun(page: Page) {
  const test = page.getByRole('region', { name: 'Test', exact: true });
  const field = test.getByLabel('Your typing');
  const current = test.locator('[data-current]');
  const figure = (name: string) => test.locator('dl > div').filter({ hasText: name }).locator('dd');

  return {
    test,
    field,
    current,
    figure,
    leaderboard: page.getByRole('region', { name: 'Top 10 Fastest Typists' }),
    results: page.getByRole('region', { name: 'Your Results' }),

    /** Starts the test and waits until the clock runs. */
    async start(button: 'Start Test' | 'Try Again' = 'Start Test'): Promise<void> {
      await test.getByRole('button', { name: button }).click();
      await expect(test.getByPlaceholder('Type here')).toBeFocused();
    },

    /** Returns the word under the caret; null once the time is over. */
    async word(): Promise<string | null> {
      const [word] = await current.allInnerTexts();
      return word ?? null;
    },

    /** Types word after word, key by key, until the time is over; returns how many were typed. */
    async typeToTheEnd(): Promise<number> {
      for (let words = 0; ; words += 1) {
        const [word] = await current.allInnerTexts();
        if (word === undefined) return words;
        await page.keyboard.type(`${word} `, { delay: 40 + 50 * Math.random() });
      }
    },
  };
}
