import { countTransfers } from '../../bench/slow-phone.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const MAX_SCRIPT_KB = 90;

test('the front page can be read before any application code arrives', async ({ page }) => {
  const transfers = await countTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle('Greenpen · Marking that starts in pencil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Marking that starts in pencil and ends in your pen.',
  );
  expect(transfers().javaScriptKb).toBeLessThan(MAX_SCRIPT_KB);

  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
  }
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  expect(transfers().javaScriptKb, 'with all that moves').toBeLessThan(MAX_SCRIPT_KB);
});

test('its styles are in its head, as HTML requires', async ({ request }) => {
  for (const path of ['/', '/privacy', '/terms', '/built-in-marker']) {
    const [head = '', body = ''] = (await (await request.get(path)).text()).split('</head>');
    expect(head).toContain('<style');
    expect(body).not.toContain('<style');
  }
});

test('it can be read without a script', async ({ browser, greenpen }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(greenpen.address);
  await expect(page.getByText('£49.99')).toBeVisible();
  await page.getByText('Accept this mark').click();
  await expect(page.getByText('3 of 3 in ink.')).toBeVisible();
  await context.close();
});

test('accepting a mark works even if the browser lacks :has()', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const older = (await response.text()).replaceAll(':has(', ':unknown(');
    await route.fulfill({ response, body: older });
  });
  await page.goto('/');
  await page.getByText('Accept this mark').click();
  await expect(page.getByText('3 of 3 in ink.')).toBeVisible();
  await expect(page.getByText('2 of 3 in ink.')).toBeHidden();
});

test('its links lead where they say', async ({ page }) => {
  await page.goto('/');
  const places = [
    ['Home', 'home'],
    ['Features', 'features'],
    ['About', 'about'],
    ['Contact', 'contact'],
  ] as const;
  for (const [name, anchor] of places) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
  for (const name of ['Book a Demo', 'Contact Us']) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByLabel('Your name')).toBeInViewport();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('the plans show the right prices', async ({ page }) => {
  await page.goto('/#pricing');
  const plan = (name: string) =>
    page
      .getByRole('region', { name: 'What does it cost?' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name }),
      });
  await expect(plan('7-day free trial')).toContainText('Free');
  await expect(plan('Monthly')).toContainText('£9.99 a month');
  await expect(plan('6 months')).toContainText('£49.99');
  await expect(plan('6 months')).toContainText('Popular');
  await expect(plan('Yearly')).toContainText('£89.99');
  await expect(page.getByText('500 responses a month, about 25 classes')).toBeVisible();
});

test('the calculator takes whole numbers and never shows a loss as a saving', async ({ page }) => {
  await page.goto('/#savings');
  const hours = page.getByLabel('Hours of marking a week');
  const rate = page.getByLabel('Pounds an hour');
  const result = page.getByRole('region', { name: 'What would the time' }).getByRole('status');
  await expect(hours).toHaveValue('5');
  await expect(rate).toHaveValue('20');
  await expect(result).toHaveText('£390 a month');
  // Also works for text typed before hydration.
  await hours.fill('8');
  await expect(result).toHaveText('£630 a month');
  await rate.fill('0');
  await expect(result).toHaveText('At these figures Greenpen costs more than it saves.');
  await rate.fill('2.5');
  await expect(result).toHaveText('Please enter whole numbers of 0 or more.');
  await expect(page.getByText('four weeks a month and a cost of £10 a month')).toBeVisible();
});

test.describe('the sample quotes', () => {
  test('rotate every 5 s, start again, and stop on request', async ({ browser, greenpen }) => {
    const context = await browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${greenpen.address}/#voices`);
    const carousel = page.getByRole('region', { name: 'Sample quotes' });
    const entry = (role: string) => carousel.getByRole('figure').filter({ hasText: role });
    await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(entry('Teacher')).toBeVisible();
    for (const role of ['Student', 'Statistic', 'School IT', 'Teacher']) {
      await page.clock.runFor(5_000);
      await expect(entry(role)).toBeVisible();
    }
    await carousel.hover();
    await page.clock.runFor(20_000);
    await expect(entry('Teacher')).toBeVisible();
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus();
    await page.clock.runFor(20_000);
    await expect(entry('Teacher')).toBeVisible();
    await carousel.getByRole('button', { name: 'Sample quote 3' }).click();
    await expect(entry('Statistic')).toBeVisible();
    await context.close();
  });

  test('do not move for people who prefer reduced motion', async ({ page }) => {
    await page.clock.install();
    await page.goto('/#voices');
    const carousel = page.getByRole('region', { name: 'Sample quotes' });
    await expect(carousel.getByRole('button', { name: 'Pause' })).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(carousel.getByRole('figure').filter({ hasText: 'Teacher' })).toBeVisible();
  });
});

test('someone who is signed in is led to the dashboard', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('dark mode chosen on the front page also applies in the product', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
