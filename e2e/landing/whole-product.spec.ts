import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a pressed button ripples for 0.6 s, but not for people who prefer reduced motion', async ({
  browser,
  greenpen,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, serviceWorkers: 'block' });
    const page = await context.newPage();
    for (const path of ['/', '/signup']) {
      await page.goto(`${greenpen.address}${path}`, { waitUntil: 'networkidle' });
      const button = page.getByRole(path === '/' ? 'link' : 'button', {
        name: path === '/' ? 'See a marked set' : 'Register',
      });
      await button.hover();
      // Recorded, because a slow machine may look only after the ripple has ended.
      const ripples = await page.evaluateHandle(() => {
        const durations: unknown[] = [];
        new MutationObserver((changes) => {
          for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (added instanceof Element && added.matches('.ripple'))
              for (const { effect } of added.getAnimations({ subtree: true }))
                durations.push(effect?.getTiming().duration);
        }).observe(document, { childList: true, subtree: true });
        return durations;
      });
      await page.mouse.down();
      const started = () => ripples.evaluate((durations) => durations);
      if (reducedMotion === 'no-preference') await expect.poll(started).toEqual([600]);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      expect(await started()).toEqual(reducedMotion === 'reduce' ? [] : [600]);
      await page.mouse.up();
    }
    await context.close();
  }
});

test('students can install it, and without a network are told what to do', async ({
  browser,
  greenpen,
  cookiesOf,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: greenpen.address });
  await context.addCookies(await cookiesOf(people.student));
  const page = await context.newPage();
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/enter-quiz', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);

  await page.goto('/enter-quiz');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept, 'nothing but the page is kept').toEqual(['/offline.html']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no connection.' })).toBeVisible();
  await expect(page.getByText('What you have written is kept on this device.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Quiz Code')).toBeVisible();
  await context.close();
});

test('an unknown address says so and offers a way on', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/enter-quizz');
  await expect(page).toHaveTitle('Page not found · Greenpen');
  await page.getByRole('link', { name: 'Enter it here.' }).click();
  await expect(page).toHaveURL('/enter-quiz');
});

test('captions belong to their figures, and every aria-controls names an existing element', async ({
  page,
}) => {
  for (const address of ['/', '/login']) {
    await page.goto(address);
    const stray = await page.evaluate(() => {
      const captions = [...document.querySelectorAll('figcaption')].filter(
        (caption) => caption.parentElement?.tagName !== 'FIGURE',
      );
      const controls = [...document.querySelectorAll('[aria-controls]')].filter(
        (one) => !document.getElementById(one.getAttribute('aria-controls') ?? ''),
      );
      return [...captions, ...controls].map((one) => one.outerHTML);
    });
    expect(stray, address).toEqual([]);
  }
});
