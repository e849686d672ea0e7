import type { Locator, Page } from '@playwright/test';
import { expect } from '../testing/fixtures.ts';

type MarkOf = (answer: string) => number;

/** An answer that was marked. */
interface Marked {
  words: string;
  /** The number of key presses it took. */
  keys: number;
}

export const deskOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Answer to mark first' });

export const headingOf = (desk: Locator): Locator =>
  desk.getByRole('heading', { level: 2 }).first();

/** Returns the student's text of the current answer. */
export const wordsOn = async (page: Page): Promise<string> =>
  ((await deskOf(page).getByRole('blockquote').textContent()) ?? '').trim();

/** Marks the current answer blind, and waits for the next. */
export async function markBlind(page: Page, markOf: MarkOf): Promise<Marked> {
  const desk = deskOf(page);
  const [count = ''] = /\d+ of \d+ marked/.exec((await headingOf(desk).textContent()) ?? '') ?? [];
  const words = await wordsOn(page);
  const keys = [String(markOf(words)), 'Enter'];
  for (const key of keys) await page.keyboard.press(key);
  await expect(headingOf(desk).filter({ hasText: `· ${count}` })).toHaveCount(0);
  return { words, keys: keys.length };
}

/** Marks all remaining answers blind. */
export async function markRestBlind(page: Page, markOf: MarkOf): Promise<Marked[]> {
  const marked: Marked[] = [];
  while ((await headingOf(deskOf(page)).count()) > 0) marked.push(await markBlind(page, markOf));
  return marked;
}
