import { randomUUID } from 'node:crypto';
import { codeOf } from '../../server/testing/sign-in/totp.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { NEW_PASSWORD, register } from '../testing/accounts.ts';
import { expect, test } from '../testing/fixtures.ts';
import { DEMO_PASSWORD, people } from '../testing/people.ts';

test('a teacher protects their account with a second factor, and signs in with it', async ({
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
  const signIn = async () => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn();
  await page.getByRole('link', { name: 'Go to dashboard now' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  const begun = page.waitForResponse('**/api/auth/two-factor/enable');
  await page.getByRole('button', { name: 'Continue' }).click();
  const { totpURI } = (await (await begun).json()) as { totpURI: string };
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code that the app shows').fill(codeOf(totpURI));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(
    page.getByRole('region', { name: 'Second factor' }).getByText('On', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await signIn();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await page.getByRole('button', { name: 'I do not have my phone' }).click();
  await page.getByLabel('Backup code').fill(backupCode);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a screen is light or dark as its reader chooses, and stays that way', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/account');
  const choice = page.getByRole('radiogroup', { name: 'Light or dark?' });
  await choice.getByRole('radio', { name: 'Dark', exact: true }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(choice.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
});

test('a teacher creates a key for a script, which works until it is revoked', async ({
  openAs,
  request,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is for').fill('Timetable sync');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Please choose at least one thing')).toBeVisible();
  await dialog.getByLabel('List quizzes').check();
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const key = await dialog.getByText(/^greenpen_/).innerText();
  const call = () => request.get('/api/quizzes', { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status()).toBe(200);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  const part = page.getByRole('region', { name: 'Keys for scripts' });
  await expect(part.getByText('Last used')).toBeVisible();
  await part.getByRole('button', { name: 'Revoke Timetable sync' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(part.getByText('There are none yet.')).toBeVisible();
  expect((await call()).status()).toBe(401);
});
