import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { attemptOf } from './attempt-page.ts';

/** Reads the username and password on a card. */
export async function readCard(card: Locator) {
  const [username = '', password = ''] = await card.locator('[class*=secret]').allInnerTexts();
  return { username, password };
}

/** Opens a student's phone, signed in with a card. */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  card: { username: string; password: string },
): Promise<Page> {
  const phone = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await phone.goto(`/login?name=${encodeURIComponent(card.username)}`);
  await phone.getByLabel('Password', { exact: true }).fill(card.password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone).toHaveURL(/dashboard/);
  return phone;
}

/** Starts a quiz set for the student with one tap, without a code, and hands in one answer. */
export async function sitSetQuiz(phone: Page, title: string, answer: string): Promise<void> {
  await phone.goto('/dashboard');
  await phone.getByRole('link', { name: `Start ${title}` }).click();
  const attempt = attemptOf(phone);
  await attempt.answer(1).fill(answer);
  await attempt.submit();
  await attempt.expectCompleted();
}
