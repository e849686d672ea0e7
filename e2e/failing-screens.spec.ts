import type { Page, Route } from '@playwright/test';
import { expectRed } from './testing/colours.ts';
import { expect, test } from './testing/fixtures.ts';
import { type Screen, screens } from './testing/screens.ts';

/** Screens that load nothing from the server except who is signed in. */
const ASK_NOTHING = new Set(['enter quiz, refused', 'join a teacher, refused']);
const signedIn = screens.filter(({ person, name }) => person !== null && !ASK_NOTHING.has(name));
/** All calls that a screen makes by itself. */
const CALLS = /\/api\/(?!current-user|system-status|auth)/;
const AT_ONCE = 4;

const busy = { defined: false, code: 'SERVICE_UNAVAILABLE', status: 503, message: '' };
const failures = [
  {
    name: 'the server is overloaded',
    fail: (route: Route) => route.fulfill({ status: 503, json: busy }),
  },
  {
    name: 'the network is cut',
    fail: (route: Route) => route.abort('internetdisconnected'),
  },
];

/** Expects an announced error message in red, with a next step. */
async function expectFailure(page: Page, { name }: Screen): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first();
  await expect(alert, name).toBeVisible();
  await expect(alert, name).toHaveText(/[A-Z].{10,}/);
  await expectRed(alert.locator('[data-kind="error"], [data-kind="error"] *').first());
  await expect(alert.getByRole('button', { name: 'Try again' }), name).toBeVisible();
}

for (const failure of failures) {
  for (let first = 0; first < signedIn.length; first += AT_ONCE) {
    const some = signedIn.slice(first, first + AT_ONCE);
    const names = some.map(({ name }) => name).join('; ');
    test(`if ${failure.name}, each of these says so: ${names}`, async ({ openAs }) => {
      await Promise.all(
        some.map(async (screen) => {
          if (screen.person === null) return;
          const page = await openAs(screen.person);
          await page.setViewportSize({ width: 390, height: 844 });
          await page.route(CALLS, failure.fail);
          await page.goto(screen.path);
          await expectFailure(page, screen);
        }),
      );
    });
  }
}
