import type { Page, Route } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

/** Far below the 0.1 that browsers rate as good: a letter or two in the header. */
const MAX_SHIFT = 0.004;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Waits for two frames, after which the content from before the first is painted. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Delays each response until the page has painted its state without it. */
const holdAnswers = (page: Page, path: string, answer = (route: Route) => route.continue()) =>
  page.route(path, async (route) => {
    // Ignores requests of a page that has been left.
    await twoFrames(page).catch(() => undefined);
    await answer(route);
  });

/**
 * Expects that the parts of a page hardly move while it loads, by the browser's layout shift score.
 */
async function expectStill(page: Page): Promise<void> {
  await twoFrames(page);
  const { sum, moved } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    const moves = shifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const what = `${element?.tagName} ${element?.className} "${node?.textContent?.slice(0, 40)}"`;
        return `${value.toFixed(4)}: ${what} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      }),
    );
    return { sum: shifts.reduce((total, { value }) => total + value, 0), moved: moves };
  });
  expect(sum, moved.join('\n')).toBeLessThan(MAX_SHIFT);
}

const screens = [
  { name: 'dashboard', path: '/dashboard', shows: 'Submissions' },
  { name: 'quiz results', path: '/quiz-results/DEMO03', shows: 'Standard deviation' },
  { name: 'reteach', path: '/reteach/DEMO03', shows: 'Points most missed' },
  { name: 'student profile', path: '/student-profile/demo-maya-patel', shows: 'Quiz History' },
  { name: 'quiz responses', path: '/view-quiz-responses?code=DEMO03', shows: 'Sort by' },
  { name: 'system', path: '/system', shows: 'your attention', person: people.admin },
  { name: 'marker', path: '/marker', shows: 'Built-in', person: people.admin },
  { name: 'connections', path: '/connections', shows: 'There are none', person: people.admin },
];

for (const { name, path, shows, person = people.teacher } of screens) {
  test(`nothing moves while the screen loads: ${name}`, async ({ openAs }) => {
    const page = await openAs(person);
    // The sign-in page has already loaded the typeface.
    await page.goto('/privacy');
    await page.evaluate(() => document.fonts.ready);
    await holdAnswers(page, '**/api/**');
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectStill(page);
  });
}

test('nothing moves while the results of a quiz compare several classes', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/privacy');
  await page.evaluate(() => document.fonts.ready);
  await holdAnswers(page, '**/api/quizzes/DEMO03/class-results', async (route) => {
    const response = await route.fetch();
    const { items } = (await response.json()) as { items: { teacherCode: string }[] };
    const [item] = items;
    await route.fulfill({
      response,
      json: { items: [item, { ...item, teacherCode: 'AI-OTHER-1' }] },
    });
  });
  await page.goto('/quiz-results/DEMO03');
  await expect(page.getByRole('heading', { name: 'Class against class' })).toBeVisible();
  await expectStill(page);
});

for (const role of ['teacher', 'admin', 'student'] as const) {
  test(`nothing moves on a phone while the dashboard loads: ${role}`, async ({ openAs }) => {
    const page = await openAs(people[role]);
    await page.setViewportSize({ width: 390, height: 844 });
    // From the second page on, the device knows whose navigation to reserve room for.
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await holdAnswers(page, '**/api/**');
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectStill(page);
  });
}

test('nothing moves while a student’s dashboard loads', async ({ openAs }) => {
  const page = await openAs(people.student);
  await holdAnswers(page, '**/api/**');
  await page.goto('/dashboard');
  await expect(page.getByText('Latest feedback')).toBeVisible();
  await expectStill(page);
});

test('nothing moves when the first steps of a new teacher appear', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await holdAnswers(page, '**/api/performance-overview', (route) =>
    route.fulfill({ json: { items: [] } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Three steps to your first quiz')).toBeVisible();
  await expectStill(page);
});
