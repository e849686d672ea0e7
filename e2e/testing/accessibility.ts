import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

async function expectNoViolations(page: Page, look: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'heading-order': { enabled: true } } })
    .withTags(STANDARDS)
    // Our pages have no frames; without this it opens a blank page each time to gather theirs.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, look).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the page is wider than a phone').toBeLessThanOrEqual(PHONE.width);
}

async function setColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // What is measured must have been drawn in the new colours.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The screen as it stands, light at a desk and dark on a phone (design, section 8). */
export async function expectAccessible(page: Page): Promise<void> {
  await setColours(page, 'light');
  await expectNoViolations(page, 'light, at a desk');
  await setColours(page, 'dark');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, 'dark, on a phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}
