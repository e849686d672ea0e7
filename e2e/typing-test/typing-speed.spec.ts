import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { typingRun } from './typing-run.ts';

const KEYS = 150;

interface Measured {
  /** Frames between a key press and the change on the page. */
  framesBetween: number[];
  /** The sum of all unexpected layout shifts, as the browser counts them. */
  layoutShift: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** Records keys, frames and layout shifts from now on, in the page itself. */
async function watchTyping(page: Page): Promise<void> {
  await page.evaluate(() => {
    const measured: Measured = { framesBetween: [], layoutShift: 0 };
    window.measured = measured;
    let frames = 0;
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);

    let pending: { frames: number } | null = null;
    addEventListener('keydown', () => (pending = { frames }), true);
    new MutationObserver(() => {
      if (!pending) return;
      measured.framesBetween.push(frames - pending.frames);
      pending = null;
    }).observe(document.querySelector('[data-current]')?.parentElement ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });

    new PerformanceObserver((list) => {
      // Includes shifts after a key press, which the browser's own score leaves out.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        measured.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

test('a key appears on the screen with the next frame, and nothing else moves', async ({
  openAs,
}) => {
  const page = await openAs(people.idleStudent);
  await page.goto('/typing-test');
  const run = typingRun(page);
  await expect(run.leaderboard).toContainText(/Rank|Nobody/);
  await run.start();
  await watchTyping(page);
  for (let keys = 0; keys < KEYS;) {
    const word = `${await run.word()} `;
    await page.keyboard.type(word);
    keys += word.length;
  }
  const { framesBetween, layoutShift } = await page.evaluate(() => window.measured);
  expect(framesBetween.length).toBeGreaterThan(KEYS / 2);
  expect(Math.max(...framesBetween)).toBeLessThanOrEqual(1);
  expect(layoutShift).toBe(0);
});
