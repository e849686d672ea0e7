import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { findLowContrast } from './contrast.ts';
import { withinReach } from './reach.ts';
import { expectNoFindings } from './second-engine.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
};
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Expects no violations by axe, under all its rules or those in the options. */
export async function expectNoViolations(
  page: Page,
  look: string,
  options: Axe.RunOptions = {},
): Promise<void> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${await axeSource};0`);
  const scope = await withinReach(page);
  const found = await scope.evaluate(async (root, chosen: Axe.RunOptions) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(root, chosen);
    return violations;
  }, withoutContrast(options));
  const violations = [...found, ...(await findLowContrast(scope))].map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(violations, look).toEqual([]);
}

/** Leaves out contrast, which is checked separately. */
const withoutContrast = (options: Axe.RunOptions): Axe.RunOptions => ({
  resultTypes: ['violations'],
  // No page has media or frames, so style sheets need not be loaded again to look for them.
  preload: false,
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
});

/** Expects that nothing scrolls sideways on a phone. */
export async function expectToFitAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  // A popover repositions a moment after the window is resized.
  const softly = expect.configure({ soft: true });
  await softly.poll(() => findTooWide(page), 'the page is wider than a phone').toEqual([]);
}

async function setColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Waits until the new colours have been drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** WCAG 1.4.12: the text spacing a reader may set, which must not hide any words. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
/** The viewports of a 1280 px screen at 200 % and 400 % zoom. */
const ZOOMED = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
];

/** Finds elements whose own text does not fit and cannot be scrolled to. */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *')) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers only has a box of one pixel.
      if (!hasWords || width < 2 || height < 2 || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const isCut =
        (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      // An ellipsis is fine if the title holds the full text.
      const saysAll = style.textOverflow === 'ellipsis' && element.closest('[title]') !== null;
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (isCut && !saysAll && !scrolls) {
        found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`);
      }
    }
    return found;
  });

/** Finds text cut by an ellipsis without a title that holds all of it. */
export const findCutShort = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, nav *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const isClamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      const isLost = isClamped && isCut && clientWidth > 1 && element.closest('[title]') === null;
      return isLost
        ? [`${element.tagName} ${element.className}: ${element.textContent}`.slice(0, 160)]
        : [];
    }),
  );

/** Finds what makes the page wider than the window, except within scrolling boxes. */
const findTooWide = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const found = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .filter((element) => !scrolls(element.parentElement))
      .map(({ tagName, className, textContent }) =>
        `${tagName} ${className}: ${textContent}`.slice(0, 120),
      );
    return [`${document.documentElement.scrollWidth} pixels`, ...found];
  });

/**
 * Expects that no text is cut off and nothing scrolls sideways, when zoomed and with a reader's own
 * text spacing.
 */
export async function expectRoomForText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, WIDE_TEXT);
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    const where = `${page.url()} at ${size.width} pixels`;
    expect.soft(await findTooWide(page), where).toEqual([]);
    expect.soft(await findCutOff(page), where).toEqual([]);
  }
  await page.setViewportSize(DESK);
}

/** Waits until no list is dimmed because another page of it is loading. */
const expectListsToStand = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const lists = [...document.querySelectorAll('section[aria-label]')];
        return lists.some(
          (list) => list.ariaBusy === 'true' || getComputedStyle(list).opacity !== '1',
        );
      }),
    )
    .toBe(false);

/** Checks the current screen, light on a desktop and dark on a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectListsToStand(page);
  await setColours(page, 'light');
  await expectNoViolations(page, 'light, at a desk', STANDARDS);
  await expectNoFindings(page);
  await setColours(page, 'dark');
  await expectToFitAPhone(page);
  await expectNoViolations(page, 'dark, on a phone', STANDARDS);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}
