import { type APIRequestContext, type Page, test as base } from '@playwright/test';
import { type ApiClient, createApiClient } from '../../server/testing/api-client.ts';
import { GreenpenProcess } from './greenpen-process.ts';
import { DEMO_PASSWORD, type Person } from './people.ts';

interface Fixtures {
  /** A page of the person's own browser, signed in. */
  openAs: (person: Person) => Promise<Page>;
  /** The API as the person's browser would call it. */
  apiAs: (person: Person) => Promise<ApiClient>;
}

interface WorkerFixtures {
  /** The app that all tests of a worker share. */
  greenpen: GreenpenProcess;
}

const START_TIMEOUT_MS = 60_000;

async function signIn(requests: APIRequestContext, { email }: Person): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  await requests.post('/api/auth/sign-in/email', { data, failOnStatusCode: true });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  greenpen: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const greenpen = await GreenpenProcess.launch();
      await use(greenpen);
      await greenpen.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  baseURL: async ({ greenpen }, use) => {
    await use(greenpen.address);
  },

  openAs: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      pages.push(page);
      await signIn(context.request, person);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },

  apiAs: async ({ playwright, greenpen: { address } }, use) => {
    await use(async (person) => {
      const requests = await playwright.request.newContext({ baseURL: address });
      await signIn(requests, person);
      const { cookies } = await requests.storageState();
      await requests.dispose();
      return createApiClient(
        address,
        cookies.map(({ name, value }) => `${name}=${value}`).join(';'),
      );
    });
  },
});

export { expect } from '@playwright/test';
