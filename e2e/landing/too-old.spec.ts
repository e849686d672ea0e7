import { expectNoViolations } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';

test('an outdated browser is told so before anything breaks', async ({ openBrowser }) => {
  const page = await openBrowser();
  const problems: Error[] = [];
  page.on('pageerror', (problem) => problems.push(problem));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/enter-quiz');
  await expect(
    page.getByRole('heading', { name: 'This browser is too old for Greenpen.' }),
  ).toBeVisible();
  await expect(page.getByText('Safari 16.4')).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
  await expectNoViolations(page, 'too old');
  expect(problems).toEqual([]);
});
