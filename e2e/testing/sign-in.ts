import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type Person } from './people.ts';

/** Signs in on the sign-in page as a person does, without waiting for the redirect. */
export async function signInByHand(page: Page, { email }: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Go to dashboard now' }).click();
}

/** Answers the dialog of an expired session; the email is already filled in. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
