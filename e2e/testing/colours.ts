import { expect, type Locator } from '@playwright/test';

/** The words are drawn in red, as computed: a style that names no colour leaves them as they were. */
export async function expectRed(words: Locator): Promise<void> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red, colour).toBeGreaterThan(green + blue);
}
