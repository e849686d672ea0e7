import { type Page, type Response } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { register } from '../testing/accounts.ts';
import { expect, test } from '../testing/fixtures.ts';
import { linkInMessageTo } from '../testing/outbox.ts';

const CHOSEN = 'a brand new password';
/** The test server has no mail server, so its messages are in the outbox. */
const SENT =
  'No mail server is set up here, so no link can be sent. Please ask the person who runs Greenpen at your school.';
const REFUSED = 'This link has expired or has already been used. Please ask for a new one.';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  await expect(page.getByLabel('Email for the reset link')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await page.getByRole('button', { name: 'Set password' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<Response> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const answer = page.waitForResponse('**/api/auth/sign-in/email');
  await page.getByRole('button', { name: 'Sign In' }).click();
  return answer;
}

test('a forgotten password is replaced through the emailed link, which works once', async ({
  page,
  request,
  greenpen,
}) => {
  const email = 'forgetful@school.example';
  await register(request, email);
  await askForLink(page, email);
  await expect(page.getByText(SENT)).toBeVisible();
  const link = await linkInMessageTo(greenpen, email);

  await test.step('the password rules', async () => {
    await page.goto(link);
    await expect(page.getByLabel('Confirm new password')).toBeVisible();
    await expectAccessible(page);
    await setPassword(page, 'short');
    await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible();
    await setPassword(page, CHOSEN, 'another one');
    await expect(page.getByText('Passwords do not match!')).toBeVisible();
  });

  await test.step('the new password', async () => {
    await setPassword(page, CHOSEN);
    await expect(
      page.getByText('Your password has been changed. You can sign in with it now.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page).toHaveURL('/login');
    expect((await signIn(page, email, CHOSEN)).status()).toBe(200);
  });

  await test.step('the same link again, and how to get another', async () => {
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: 'expired' })).toHaveText(REFUSED);
    await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
    await page.getByLabel('Email for the reset link').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(async () => {
      expect(await linkInMessageTo(greenpen, email)).not.toBe(link);
    }).toPass();
  });
});

test('nobody can find out whether an address has an account', async ({ page }) => {
  await askForLink(page, 'nobody@school.example');
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a link without its token leads to the page for requesting a new one', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert').filter({ hasText: 'expired' })).toHaveText(REFUSED);
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});
