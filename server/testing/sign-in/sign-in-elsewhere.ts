import { AppBrowser, signInWith } from './app-browser.ts';
import type { OidcPerson, TestOidcServer } from './oidc-server.ts';
import type { TestApp } from '../test-app.ts';

/** Begins a sign-in at a provider; returns the address of its window. */
export async function openWindow(browser: AppBrowser, provider: string): Promise<string> {
  const response = await browser.ask('sign-in/social', {
    provider,
    callbackURL: '/signed-in',
    errorCallbackURL: '/signed-in',
    disableRedirect: true,
  });
  const { url } = (await response.json()) as { url: string };
  return url;
}

/**
 * Connects a provider to a person's own account, as on My account; returns where the window ends.
 */
export async function connectAt(
  oidc: TestOidcServer,
  app: TestApp,
  person: { email: string; isVerified?: boolean },
): Promise<URL> {
  const { email, isVerified = true } = person;
  oidc.next = { sub: email, email, email_verified: isVerified };
  const { browser } = await signInWith(app, person);
  const answer = await browser.ask('link-social', {
    provider: oidc.config.id,
    callbackURL: '/account',
    errorCallbackURL: '/account',
    disableRedirect: true,
  });
  const { url } = (await answer.json()) as { url: string };
  return browser.follow(url, app.address);
}

/**
 * Signs in at a provider; returns where the window ends, and who its browser is then signed in as.
 */
export async function signInAt(oidc: TestOidcServer, app: TestApp, person: OidcPerson | null) {
  oidc.next = person;
  const browser = new AppBrowser(app);
  const url = await openWindow(browser, oidc.config.id);
  const end = await browser.follow(url, app.address);
  return { end, user: (await browser.api.accounts.currentUser()).user };
}
