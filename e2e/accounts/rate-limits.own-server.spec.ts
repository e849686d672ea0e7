import { MAX_INVITATIONS_A_DAY } from '../../shared/business-rules.ts';
import { usersMessages } from '../../shared/messages/users.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expectRed } from '../testing/colours.ts';
import { expect, test } from '../testing/fixtures.ts';
import { DEMO_PASSWORD, people } from '../testing/people.ts';

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

test('someone guessing passwords is locked out of the account, even from forged addresses', async ({
  page,
  request,
}) => {
  const { email } = people.idleStudent;
  const answers: number[] = [];
  for (let guess = 0; guess < 14; guess += 1) {
    const answer = await request.post('/api/auth/sign-in/email', {
      data: { email, password: `guess ${guess}` },
      headers: { 'x-forwarded-for': `203.0.113.${guess}`, forwarded: `for=198.51.100.${guess}` },
    });
    answers.push(answer.status());
  }
  expect(answers).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);

  await page.goto('/login');
  const signIn = async (address: string) => {
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn(email);
  await expect(
    page.getByText(/^Too many attempts. Please try again in \d+ minutes?\.$/),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  // A classmate at the same address is not limited.
  await signIn(people.newStudent.email);
  await expect(page.getByRole('link', { name: 'Go to dashboard now' })).toBeVisible();
});

test('a teacher who reaches the daily limit of invitations is told so, and keeps the list', async ({
  openAs,
  apiAs,
}) => {
  const rows = Array.from({ length: MAX_INVITATIONS_A_DAY }, (_, index) => ({
    name: 'Ann Lee',
    email: `ann-${index}@school.example`,
  }));
  const { accounts } = await apiAs(people.teacher);
  const [half, all] = [MAX_INVITATIONS_A_DAY / 2, MAX_INVITATIONS_A_DAY];
  // Without a mail server, a single call cannot invite all of them.
  await accounts.inviteUsers({ rows: rows.slice(0, half), dryRun: false });
  await accounts.inviteUsers({ rows: rows.slice(half, all), dryRun: false });
  const page = await openAs(people.teacher);
  await page.goto('/view-students');
  await page.getByRole('link', { name: 'Invite by email' }).click();
  const form = page.getByRole('form', { name: 'People to add' });
  const list = form.getByLabel('Names and emails');
  await list.fill('Bo Li, bo.li@school.example');
  await form.getByRole('button', { name: 'Check the list' }).click();
  await page
    .getByRole('button', { name: /^Invite/ })
    .last()
    .click();
  await expect(page.getByText(usersMessages.invitationsUsedUp)).toBeVisible();
  await expect(list).toHaveValue('Bo Li, bo.li@school.example');
  await expectAccessible(page);
});
