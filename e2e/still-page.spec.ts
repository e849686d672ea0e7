import type { Locator, Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

const { admin, student, teacher } = people;
const pages = [
  { person: teacher, path: '/dashboard', title: 'Dashboard' },
  { person: teacher, path: '/view-quizzes', title: 'View Quizzes' },
  { person: teacher, path: '/create-questions', title: 'Question Manager' },
  { person: student, path: '/enter-quiz', title: 'Enter Quiz' },
  { person: student, path: '/view-my-scores', title: 'My Quiz Scores' },
];

/** Delays all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  return resolve;
}

/** Expects the heading to stay in place until the page is complete. */
async function expectToStay(page: Page, heading: Locator, letScriptsCome: () => void) {
  await expect(heading).toBeVisible();
  // Layout alone is not visible: nothing is painted before the style sheets have loaded.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const before = await heading.boundingBox();
  letScriptsCome();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(heading).toBeVisible();
  expect(await heading.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
}

for (const { person, path, title } of pages) {
  test(`${path} shows its title before any script has loaded, and the title does not move`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    const letScriptsCome = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toHaveText('Greenpen');
    await expect(page.getByText('Loading, please wait...')).toBeAttached();
    await expectToStay(page, heading, letScriptsCome);
  });
}

for (const { role, person, path, title } of [
  { role: 'teacher', person: teacher, path: '/view-quizzes', title: 'View Quizzes' },
  { role: 'administrator', person: admin, path: '/manage-users', title: 'Manage Users' },
  { role: 'student', person: student, path: '/view-my-scores', title: 'My Quiz Scores' },
]) {
  test(`on a phone, the title of a ${role} does not move either`, async ({ openAs }) => {
    const page = await openAs(person);
    await page.setViewportSize({ width: 390, height: 844 });
    const heading = page.getByRole('heading', { level: 1, name: title });
    // From the second page on, the device knows whose navigation to show above it.
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const letScriptsCome = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expectToStay(page, heading, letScriptsCome);
  });
}
