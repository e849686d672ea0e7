import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Okoye');
  await page.getByLabel('Email').fill('ada@school.example');
  await page.getByLabel('What would you like to see?').fill('A set of Year 9 answers.');
}

/** Returns a function that counts how often the message has been sent. */
function countSends(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/demo-requests')) count += 1;
  });
  return () => count;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message is sent once and confirmed, however early Send is pressed', async ({ page }) => {
  const sends = countSends(page);
  const { promise: patience, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/hydrate-island*.js', async (route) => {
    await patience;
    await route.continue();
  });
  await page.goto('/#contact');
  await writeMessage(page);
  await send(page);
  await send(page);
  letThrough();
  await expect(page.getByText('Thank you! Your message has arrived')).toBeFocused();
  expect(sends()).toBe(1);
});

test('a message whose form failed to load stays in the form, and every press says that it was not sent', async ({
  page,
}) => {
  const sends = countSends(page);
  await page.route('**/hydrate-island*.js', (route) => route.abort());
  await page.goto('/#contact');
  await writeMessage(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'has not been sent' });
  for (const press of [1, 2]) {
    await send(page);
    await expect(refusal, `press ${press}`).toContainText('reload the page and send it again');
    await expect(page.getByLabel('What would you like to see?')).toHaveValue(
      'A set of Year 9 answers.',
    );
    await page.getByLabel('Your name').focus();
  }
  await expectAccessible(page);

  await page.unroute('**/hydrate-island*.js');
  await page.reload();
  await writeMessage(page);
  await send(page);
  await expect(page.getByText('Thank you! Your message has arrived')).toBeFocused();
  expect(sends()).toBe(1);
});

test('a message is sent once and confirmed', async ({ page }) => {
  const sends = countSends(page);
  await page.goto('/#contact');
  await writeMessage(page);
  const sent = page.waitForResponse('**/api/demo-requests');
  await send(page);
  expect((await sent).status()).toBe(201);
  await expect(page.getByText('Thank you! Your message has arrived')).toBeFocused();
  expect(sends()).toBe(1);
  await expectAccessible(page);
});

test('a message that cannot be sent stays in the form', async ({ page }) => {
  await page.goto('/#contact');
  await writeMessage(page);
  await page.route('**/api/demo-requests', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await expect(page.getByLabel('What would you like to see?')).toHaveValue(
    'A set of Year 9 answers.',
  );
  await page.unroute('**/api/demo-requests');
  await send(page);
  await expect(page.getByText('Thank you! Your message has arrived')).toBeVisible();
});

test('a missing entry is reported at its field, which takes the focus', async ({ page }) => {
  await page.goto('/#contact');
  await page.getByLabel('Your name').fill('Ada Okoye');
  await page.getByLabel('Email').fill('ada at school');
  await send(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
});

test('the hidden field cannot be reached by keyboard', async ({ page }) => {
  await page.goto('/#contact');
  const reached: string[] = [];
  await page.getByLabel('What would you like to see?').focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(reached).not.toContain('website');
});
