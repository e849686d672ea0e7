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

/** Axe finds nothing wrong with the screen, by all its own rules or by those of the options. */
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

/** Contrast is examined apart. */
const withoutContrast = (options: Axe.RunOptions): Axe.RunOptions => ({
  resultTypes: ['violations'],
  // No page has films or frames: it need not load the style sheets again to look for them.
  preload: false,
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
});

/** On a phone nothing of the page has to be scrolled to sideways. */
export async function expectToFitAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  // An explanation that stands beside its word follows a moment after the window.
  const softly = expect.configure({ soft: true });
  await softly.poll(() => findTooWide(page), 'the page is wider than a phone').toEqual([]);
}

async function setColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // What is measured must have been drawn in the new colours.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** WCAG 1.4.12: what a reader may set, and no words may vanish by it. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
/** 1280 pixels at 200 % and at 400 % zoom. */
const ZOOMED = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
];

/** Elements whose own words do not fit into them and cannot be reached. */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *')) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { width, height } = element.getBoundingClientRect();
      // What only a screen reader is told has a box of one pixel.
      if (!hasWords || width < 2 || height < 2 || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const isCut =
        (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      // An ellipsis says that there is more, and the title says all.
      const saysAll = style.textOverflow === 'ellipsis' && element.closest('[title]') !== null;
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (isCut && !saysAll && !scrolls) {
        found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`);
      }
    }
    return found;
  });

/** Words that are cut by an ellipsis where no title says all of them. */
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

/** What makes the page wider than the window, but for what scrolls in a box of its own. */
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

/** Zoomed, and with a reader's own text spacing, no words are cut off and nothing scrolls sideways. */
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

/** A list pales while another page of it is on its way; what is examined is the list that comes. */
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

/** The screen as it stands, light at a desk and dark on a phone (design, section 8). */
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
