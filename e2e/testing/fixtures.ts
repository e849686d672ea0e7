import { type Cookie, type Page, test as base } from '@playwright/test';
import { type ApiClient, createApiClient } from '../../server/testing/api-client.ts';
import { GreenpenProcess } from './greenpen-process.ts';
import { DEMO_PASSWORD, type Person } from './people.ts';
import { takeNewerCallsAway } from './take-newer-calls-away.ts';

interface Fixtures {
  /** Opens a page in a new browser context, where nobody is signed in. */
  openBrowser: () => Promise<Page>;
  /** Opens a page in the person's browser context, signed in. */
  openAs: (person: Person) => Promise<Page>;
  /** Returns the API as the person's browser would call it. */
  apiAs: (person: Person) => Promise<ApiClient>;
}

export interface TakenAway {
  /** True if pages lack what Chrome 109, Firefox 115 or Safari 16.4 does not have. */
  withoutNewerCalls: boolean;
}

interface WorkerFixtures {
  /**
   * Settings of the server, as docs/configuration.md names them. A file that changes them is an
   * `.own-server.spec.ts`.
   */
  greenpenSettings: Record<string, string>;
  /** The server that all tests of a worker share. */
  greenpen: GreenpenProcess;
  /**
   * Returns the cookies of a signed-in person; signs in once for all tests, because sign-ins are
   * rate-limited.
   */
  cookiesOf: (person: Person) => Promise<Cookie[]>;
}

export const test = base.extend<Fixtures & TakenAway, WorkerFixtures>({
  withoutNewerCalls: [false, { option: true }],

  greenpenSettings: [{}, { scope: 'worker', option: true }],

  greenpen: [
    async ({ greenpenSettings }, use) => {
      const greenpen = await GreenpenProcess.launch(greenpenSettings);
      await use(greenpen);
      await greenpen.stop();
    },
    { scope: 'worker' },
  ],

  cookiesOf: [
    async ({ playwright, greenpen }, use) => {
      const known = new Map<string, Cookie[]>();
      await use(async ({ email, password = DEMO_PASSWORD }) => {
        const cookies = known.get(email);
        if (cookies) return cookies;
        const requests = await playwright.request.newContext({ baseURL: greenpen.address });
        const data = { email, password };
        await requests.post('/api/auth/sign-in/email', { data, failOnStatusCode: true });
        const signedIn = await requests.storageState();
        await requests.dispose();
        known.set(email, signedIn.cookies);
        return signedIn.cookies;
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ greenpen }, use) => {
    await use(greenpen.address);
  },

  openBrowser: async ({ browser, withoutNewerCalls }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      if (withoutNewerCalls) await context.addInitScript(takeNewerCallsAway);
      const page = await context.newPage();
      keepIntercepting(page);
      pages.push(page);
      return page;
    });
    // Pages send requests until they close, so routes are removed first; errors of pending ones are
    // ignored.
    const open = pages.filter((page) => !page.isClosed());
    await Promise.all(open.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(pages.map((page) => page.context().close()));
  },

  openAs: async ({ openBrowser, cookiesOf }, use) => {
    await use(async (person) => {
      const page = await openBrowser();
      await page.context().addCookies(await cookiesOf(person));
      return page;
    });
  },

  apiAs: async ({ greenpen, cookiesOf }, use) => {
    await use(async (person) => {
      const cookies = await cookiesOf(person);
      const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return createApiClient(greenpen.address, header);
    });
  },
});

export { expect } from '@playwright/test';

/**
 * Once a test has intercepted a request, Playwright handles the page's requests until it closes: a
 * request sent while interception is being switched off may hang forever.
 */
function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    page.route = route;
    await route('**/asked-by-nobody', (call) => call.fallback());
    return route(...given);
  };
}
