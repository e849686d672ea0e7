import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

const { student, teacher } = people;
const pages = [
  { person: teacher, path: '/dashboard', title: 'Dashboard' },
  { person: teacher, path: '/view-quizzes', title: 'View Quizzes' },
  { person: teacher, path: '/create-questions', title: 'Question Manager' },
  { person: student, path: '/enter-quiz', title: 'Enter Quiz' },
  { person: student, path: '/view-my-scores', title: 'My Quiz Scores' },
];

for (const { person, path, title } of pages) {
  test(`${path} shows where one is before any script has come, and it stays there`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    const { promise: wanted, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toHaveText('Greenpen');
    await expect(page.getByText('Loading, please wait...')).toBeAttached();
    const before = await heading.boundingBox();

    letScriptsCome();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(heading).toBeVisible();
    expect(await heading.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  });
}
