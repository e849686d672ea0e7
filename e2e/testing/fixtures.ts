import { type Cookie, type Page, test as base } from '@playwright/test';
import { type ApiClient, createApiClient } from '../../server/testing/api-client.ts';
import { GreenpenProcess } from './greenpen-process.ts';
import { DEMO_PASSWORD, type Person } from './people.ts';
import { takeNewerCallsAway } from './take-newer-calls-away.ts';

interface Fixtures {
  /** A page of a browser of its own, where nobody is signed in. */
  openBrowser: () => Promise<Page>;
  /** A page of the person's own browser, signed in. */
  openAs: (person: Person) => Promise<Page>;
  /** The API as the person's browser would call it. */
  apiAs: (person: Person) => Promise<ApiClient>;
}

export interface TakenAway {
  /** Whether pages miss what Chrome 109, Firefox 115 or Safari 16.4 does not have. */
  withoutNewerCalls: boolean;
}

interface WorkerFixtures {
  /** Of the app, as docs/configuration.md names them. A file with its own is an `.own-server.spec.ts`. */
  greenpenSettings: Record<string, string>;
  /** The app that all tests of a worker share. */
  greenpen: GreenpenProcess;
  /** The cookies of someone who is signed in: once for all tests, as sign-ins are limited. */
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
    // Pages go on asking to the end; what a test would still change of an answer is lost with it.
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
 * Once a test has changed an answer, calls go by Playwright to the end of the page: one that the page
 * makes while interception is being switched off may be held for ever.
 */
function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    page.route = route;
    await route('**/asked-by-nobody', (call) => call.fallback());
    return route(...given);
  };
}
