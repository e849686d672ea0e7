import { createApiClient } from './api-client.ts';
import { CookieBrowser } from './cookie-browser.ts';
import type { OidcPerson, TestOidcServer } from './oidc-server.ts';
import type { TestApp } from './test-app.ts';

/** Begins a sign-in at a provider; returns where its window leads. */
export async function openWindow(
  browser: CookieBrowser,
  { address }: TestApp,
  provider: string,
): Promise<string> {
  const response = await browser.post(`${address}/api/auth/sign-in/social`, {
    provider,
    callbackURL: '/signed-in',
    errorCallbackURL: '/signed-in',
    disableRedirect: true,
  });
  const { url } = (await response.json()) as { url: string };
  return url;
}

/** Where the window ends, and who its browser is then signed in as. */
export async function signInAt(oidc: TestOidcServer, app: TestApp, person: OidcPerson | null) {
  oidc.next = person;
  const browser = new CookieBrowser();
  const url = await openWindow(browser, app, oidc.config.id);
  const end = await browser.follow(url, app.address);
  const client = createApiClient(app.address, browser.cookiesOf(app.address));
  return { end, user: (await client.accounts.currentUser()).user };
}
