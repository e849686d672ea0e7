import { randomUUID } from 'node:crypto';
import { NEW_PASSWORD, register } from '../testing/accounts.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';

test('a tab whose browser someone else has signed in to neither shows nor changes anything of the previous person', async ({
  openBrowser,
  request,
  greenpen,
}) => {
  const [first, second] = [randomUUID(), randomUUID()].map((id) => `${id}@school.example`);
  if (!first || !second) throw new Error('Two people are needed.');
  await register(request, first);
  await register(request, second);
  const page = await openBrowser();
  const signIn = (email: string) =>
    page.context().request.post('/api/auth/sign-in/email', {
      data: { email, password: NEW_PASSWORD },
      headers: { origin: greenpen.address },
      failOnStatusCode: true,
    });
  await signIn(first);
  await page.goto('/account');
  await expect(page.getByText(first)).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();

  await test.step('the server refuses requests that the tab makes in the name of the previous person', async () => {
    await signIn(second);
    const { user } = await (await page.context().request.get('/api/current-user')).json();
    const answer = await page.context().request.get('/api/account', {
      headers: { 'x-greenpen-person': 'the-former-person' },
    });
    expect(answer.status()).toBe(409);
    const own = { headers: { 'x-greenpen-person': user.id } };
    expect((await page.context().request.get('/api/account', own)).status()).toBe(200);
  });

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Somebody else is signed in' })).toBeVisible();
  await expect(page.getByText(first)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Continue as/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(page.getByText(second)).toBeVisible();
});
