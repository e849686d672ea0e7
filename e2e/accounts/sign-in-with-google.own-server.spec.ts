import { type BrowserContext, type Page } from '@playwright/test';
import { startOidcServer, type TestOidcServer } from '../../server/testing/sign-in/oidc-server.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test as base } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** A server that offers sign-in with Google, and a test provider in Google's place. */
const test = base.extend<object, { oidc: TestOidcServer }>({
  oidc: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const oidc = await startOidcServer();
      await use(oidc);
      await oidc.stop();
    },
    { scope: 'worker' },
  ],
  greenpenSettings: [
    ({ oidc }, use) => {
      const { issuer, clientId, clientSecret } = oidc.config;
      return use({
        GOOGLE_ISSUER: issuer,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
      });
    },
    { scope: 'worker' },
  ],
  greenpen: [
    ({ oidc, greenpen }, use) => {
      oidc.allow(greenpen.address);
      return use(greenpen);
    },
    { scope: 'worker' },
  ],
});

const mia = {
  sub: 'mia-at-google',
  name: 'Mia Okafor',
  email: 'mia@gmail.example',
  email_verified: true,
};

async function begin(page: Page): Promise<Page> {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  return opened;
}

function problemOn(page: Page) {
  return page.getByRole('alert').filter({ hasText: /./ });
}

async function isSignedIn(context: BrowserContext): Promise<boolean> {
  const { user } = await (await context.request.get('/api/current-user')).json();
  return user !== null;
}

test('someone new signs in with Google: the window closes, the dashboard opens', async ({
  page,
  oidc,
}) => {
  oidc.next = mia;
  const popup = await begin(page);
  await expect(page.getByText('Good to see you, Mia Okafor.')).toBeVisible();
  expect(oidc.lastRequest?.get('prompt')).toBe('select_account');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Welcome' })).toContainText('Student');
});

test('a visitor who was redirected to sign in returns to the page afterwards', async ({
  page,
  oidc,
}) => {
  oidc.next = mia;
  await page.goto('/view-my-scores');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  // The link exists for only three seconds, then the page redirects by itself.
  await expect(page).toHaveURL('/view-my-scores');
});

test('someone whose email already has an account is told to sign in another way', async ({
  page,
  oidc,
}) => {
  oidc.next = { ...mia, sub: 'somebody', email: people.student.email };
  await begin(page);
  await expect(problemOn(page)).toHaveText(
    'There is already an account with this email. Please sign in to it in another way, or ask your school.',
  );
  expect(await isSignedIn(page.context())).toBe(false);
});

test('a refusal by the provider is reported, and the visitor can try again', async ({
  page,
  oidc,
}) => {
  oidc.next = null;
  await begin(page);
  await expect(problemOn(page)).toHaveText(
    'The sign-in service could not sign you in. Please try again.',
  );
  oidc.next = mia;
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByText('Good to see you, Mia Okafor.')).toBeVisible();
});

test('a window that is closed early is noticed, and is not reported as a failure', async ({
  page,
  oidc,
}) => {
  oidc.next = mia;
  await page.context().route('**/interaction/**', () => undefined);
  const popup = await begin(page);
  await expect(page.getByText('Continue in the window that has opened.')).toBeVisible();
  await popup.close();
  await expect(
    page.getByText('You are not signed in yet. If the window has closed, press the button again.'),
  ).toBeVisible();
  // No error is shown (spec section 8: only logged).
  await expect(problemOn(page)).toHaveCount(0);
});

test('a blocked window is explained', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(problemOn(page)).toHaveText(
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  );
  await expectAccessible(page);
});

base('without a provider there is no button', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(1);
});
