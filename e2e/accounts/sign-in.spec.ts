import { expect, test } from '../testing/fixtures.ts';
import { DEMO_PASSWORD, people } from '../testing/people.ts';

test('a wrong password is refused and the email is kept', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.teacher.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid' })).toHaveText(
    'Invalid email or password. Please try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(people.teacher.email);
  await expect(page).toHaveURL('/login');
});

test('signing in leads to the dashboard by itself after 3 s, signing out to the front page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(people.student.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(people.student.name).first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test('a visitor who was redirected from a page returns to it after signing in', async ({
  page,
}) => {
  await page.goto('/view-quizzes');
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(people.teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Continue now' }).click();
  await expect(page).toHaveURL('/view-quizzes');
});
