import type { Locator, Page } from '@playwright/test';
import { expect } from '../testing/fixtures.ts';

type MarkOf = (answer: string) => number;

/** An answer that was marked. */
interface Marked {
  words: string;
  /** How many keys that took. */
  keys: number;
}

export const benchOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Answer to mark first' });

export const headingOf = (bench: Locator): Locator =>
  bench.getByRole('heading', { level: 2 }).first();

/** What the student wrote, of the answer in hand. */
export const wordsOn = async (page: Page): Promise<string> =>
  ((await benchOf(page).getByRole('blockquote').textContent()) ?? '').trim();

/** Marks the answer in hand blind, and waits for the next. */
export async function markBlind(page: Page, markOf: MarkOf): Promise<Marked> {
  const bench = benchOf(page);
  const before = (await headingOf(bench).textContent()) ?? '';
  const words = await wordsOn(page);
  const keys = [String(markOf(words)), 'Enter'];
  for (const key of keys) await page.keyboard.press(key);
  await expect(bench.getByRole('heading', { name: before, exact: true })).toHaveCount(0);
  return { words, keys: keys.length };
}

/** Marks blind what is left. One that is being saved may stand on the bench for a moment more. */
export async function markRestBlind(page: Page, markOf: MarkOf): Promise<Marked[]> {
  const marked: Marked[] = [];
  const headings = new Set<string>();
  for (;;) {
    let heading: string | undefined;
    await expect(async () => {
      [heading] = await headingOf(benchOf(page)).allTextContents();
      expect(headings).not.toContain(heading);
    }).toPass();
    if (heading === undefined) return marked;
    headings.add(heading);
    marked.push(await markBlind(page, markOf));
  }
}
