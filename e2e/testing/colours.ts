import { expect, type Locator } from '@playwright/test';

/**
 * Expects the words to be drawn in red, by computed style: a style that names no colour would leave
 * them unchanged.
 */
export async function expectRed(words: Locator): Promise<void> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red, colour).toBeGreaterThan(green + blue);
}
