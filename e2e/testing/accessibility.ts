import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

async function expectNoViolations(page: Page, look: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
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

/** The screen as it stands, at a desk and on a phone, in light and dark (design, section 8). */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNoViolations(page, `${colorScheme}, at a desk`);
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, 'dark, on a phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}
