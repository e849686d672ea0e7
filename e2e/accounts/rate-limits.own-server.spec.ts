import { expectRed } from '../testing/colours.ts';
import { expect, test } from '../testing/fixtures.ts';

test.use({ greenpenSettings: { RATE_LIMITS: 'on' } });

test('a visitor who tries too often is told when to try again', async ({ page, request }) => {
  const email = 'impatient@school.example';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await request.post('/api/auth/request-password-reset', { data: { email } });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/reset-password');
  await page.getByLabel('Email for the reset link').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const failure = page.getByText(/^Too many attempts. Please try again in 1[45] minutes.$/);
  await expect(failure).toBeVisible();
  await expectRed(failure);
});
