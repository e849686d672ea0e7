import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { NEW_PASSWORD, register } from '../testing/accounts.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** Adds a virtual authenticator, with or without a finger on its sensor. */
async function plugInAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    setFinger: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a teacher adds a passkey, which works on its own and as a second factor', async ({
  openBrowser,
  request,
  apiAs,
}) => {
  const email = `${randomUUID()}@school.example`;
  await register(request, email);
  const admin = await apiAs(people.admin);
  const { items } = await admin.accounts.listUsers({ role: 'student', search: email });
  await admin.accounts.setRole({ userId: items[0]?.id ?? '', role: 'teacher' });
  const page = await openBrowser();
  const device = await plugInAuthenticator(page);
  const givePassword = async () => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  const welcome = page.getByRole('heading', { name: /^(Welcome|Good)/ });
  const signOut = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  };

  await givePassword();
  await page.getByRole('link', { name: 'Go to dashboard now' }).click();
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await part.getByLabel('Name of the device').fill('My laptop');
  await part.getByLabel('Your password').fill('not my password');
  await part.getByRole('button', { name: 'Add it' }).click();
  await expect(part.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page);
  await part.getByLabel('Your password').fill(NEW_PASSWORD);
  await part.getByRole('button', { name: 'Add it' }).click();
  await expect(part.getByText('My laptop')).toBeVisible();
  await expectAccessible(page);
  await signOut();

  // With the passkey alone: refused without a finger, signed in with one.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await device.setFinger(false);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByText('No passkey was used')).toBeVisible();
  await expectAccessible(page);
  await device.setFinger(true);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(welcome).toBeVisible();
  await signOut();

  // As the second step, because the password alone is no longer enough.
  await givePassword();
  await expect(page.getByText('Your password is right. Now your passkey, please.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await givePassword();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(welcome).toBeVisible();

  await page.goto('/account');
  await part.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
  await part.getByLabel('Your password').fill(NEW_PASSWORD);
  await part.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('This passkey no longer signs you in.')).toBeVisible();
  await expect(part.getByText('My laptop')).toBeHidden();
  await signOut();
  await givePassword();
  await expect(welcome).toBeVisible();
});
