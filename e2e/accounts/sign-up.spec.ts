import type { Page } from '@playwright/test';
import { NEW_PASSWORD } from '../testing/accounts.ts';
import { expect, test } from '../testing/fixtures.ts';

function signUpForm(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    fill: async (email: string) => {
      await field('Username').fill('Noor Aziz');
      await field('Email').fill(email);
      await field('Password').fill(NEW_PASSWORD);
      await field('Confirm Password').fill(NEW_PASSWORD);
    },
    register: () => page.getByRole('button', { name: 'Register' }).click(),
    problem: page.getByRole('alert').filter({ hasText: /./ }),
  };
}

test('a student registers, is told so, and can sign in', async ({ page }) => {
  const email = 'noor@school.example';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup');
  const { fill, register } = signUpForm(page);
  await fill(email);
  await register();
  const alert = page.getByRole('alertdialog');
  const said =
    'You can sign in now. If there was already an account with this email, it has not changed';
  await expect(alert).toContainText(said);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');

  // A taken address gets the same message, which is true for it as well.
  await page.goto('/signup');
  await fill(email.toUpperCase());
  await register();
  await expect(alert).toContainText(said);

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Go to dashboard now' }).click();
  await expect(page.getByRole('region', { name: 'Welcome' })).toContainText('Student');
});

test('missing or wrong entries are reported, and nothing typed is lost', async ({ page }) => {
  await page.goto('/signup');
  const { field, fill, register, problem } = signUpForm(page);
  await register();
  await expect(problem).toHaveText('Please fill in every field.');
  await expect(field('Username')).toBeFocused();

  await fill('noor@school');
  await register();
  await expect(problem).toHaveText('Please enter a valid email address.');

  await fill('noor.two@school.example');
  await field('Confirm Password').fill('three blind mouse');
  await register();
  await expect(problem).toHaveText('Passwords do not match!');
  await expect(field('Confirm Password')).toBeFocused();

  await field('Password').fill('short');
  await register();
  await expect(problem).toHaveText('The password needs at least 8 characters.');
});

test('a refusal by the server is shown, and the form is kept as it was', async ({ page }) => {
  await page.goto('/signup');
  const { field, fill, register, problem } = signUpForm(page);
  await fill('noor..aziz@school.example');
  await register();
  await expect(problem).toHaveText(
    'Error during registration: Please enter a valid email address.',
  );
  await expect(field('Username')).toHaveValue('Noor Aziz');
  await expect(field('Email')).toHaveValue('noor..aziz@school.example');
  await expect(field('Password')).toHaveValue(NEW_PASSWORD);
});

test('Back to Login goes to the front page', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/');
});
