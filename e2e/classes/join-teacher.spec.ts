import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const TEACHER_CODE = 'AI-OKAFOR-7QK';

function joinForm(page: Page) {
  return {
    code: page.getByLabel('Teacher code'),
    join: () => page.getByRole('button', { name: 'Join Class' }).click(),
  };
}

test('a missing code, an unknown code and a failed request are each explained', async ({
  openAs,
}) => {
  const page = await openAs(people.student);
  await page.goto('/join-teacher');
  const { code, join } = joinForm(page);

  await join();
  await expect(page.getByText('Please enter a teacher code')).toBeVisible();
  await code.fill('AI-NOBODY-000');
  await join();
  await expect(page.getByText('Teacher code is invalid.')).toBeVisible();
  await expect(code).toHaveValue('AI-NOBODY-000');

  const answer = { status: 500, json: {} };
  await page.route('**/classes/join', (route) => route.fulfill(answer), { times: 1 });
  await join();
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a student joins a class, and joining twice does no harm', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const { name } = people.newStudent;
  const findStudent = () => teacher.classes.listStudents({ search: name });
  const page = await openAs(people.newStudent);
  const { code, join } = joinForm(page);

  for (const typed of [TEACHER_CODE, ` ${TEACHER_CODE.toLowerCase()} `]) {
    await page.goto('/join-teacher');
    await code.fill(typed);
    await join();
    await expect(page.getByText('You have joined the class.')).toBeVisible();
    await expect(page.getByText(people.teacher.name)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('You have joined the class.')).toBeHidden();
    expect((await findStudent()).total).toBe(1);
  }

  const [joined] = (await findStudent()).items;
  await teacher.classes.removeStudent({ userId: joined?.id ?? '' });
});
