import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a quiz is set for a class, and started with one tap and no code', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs(people.teacher);
  const { items: questions } = await api.questions.list({});
  const quizCode = 'SETQ01';
  await api.quizzes.create({
    quizCode,
    title: 'Cells, set for one class',
    defaultTimeLimit: 600,
    questionIds: [questions[0]?.id ?? ''],
  });
  const made = await api.classes.create({ name: '9P Biology' });
  const found = await api.classes.findPeople({ search: people.student.name, who: 'students' });
  await api.classes.addStudents({
    teacherCode: made.teacherCode,
    userIds: found.items.map(({ id }) => id),
  });

  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await page.getByRole('button', { name: `More actions for ${quizCode}` }).click();
  await page.getByRole('menuitem', { name: 'Set for classes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '9P Biology' }).check();
  await dialog.getByLabel('Opens').first().fill('2999-01-04T09:00');
  await dialog.getByLabel('Closes').first().fill('2999-01-03T09:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The quiz must close after it opens.')).toBeVisible();
  await expect(dialog.getByLabel('Opens').first()).toHaveValue('2999-01-04T09:00');
  await dialog.getByLabel('Closes').first().fill('2999-01-05T09:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const openToAll = dialog.getByText('everybody with the code can start this quiz');
  await expect(openToAll).toBeHidden();
  await dialog.getByRole('checkbox', { name: '9P Biology' }).uncheck();
  await expect(openToAll).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: '9P Biology' }).check();

  const student = await openAs(people.student);
  await student.goto('/dashboard');
  await expect(student.getByText('Opens on 4 Jan 2999, 09:00')).toBeVisible();
  await student.goto(`/enter-quiz?code=${quizCode}`);
  await expect(student.getByText('It opens on 4 Jan 2999, 09:00.')).toBeVisible();

  await dialog.getByLabel('Opens').first().fill('2999-03-31T01:30');
  await expect(
    dialog.getByText('The clocks go forward, so there is no 01:30: it will be 02:30.'),
  ).toBeVisible();
  await dialog.getByLabel('Closes').first().fill('2999-10-27T01:30');
  await expect(
    dialog.getByText('The clocks go back, so there are two: it will be the second, 01:30 GMT.'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Opens').first()).toHaveValue('2999-03-31T02:30');
  await student.goto('/dashboard');
  await expect(student.getByText('Opens on 31 Mar 2999, 02:30')).toBeVisible();

  await dialog.getByLabel('Opens').first().fill('2020-01-01T09:00');
  // The first "Saved." may still be on the screen.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await saved;
  await student.goto('/dashboard');
  await expect(student.getByText('Start by 27 Oct 2999, 01:30 GMT')).toBeVisible();
  await expectAccessible(student);
  await student.getByRole('link', { name: 'Start Cells, set for one class' }).click();
  await expect(student.getByRole('button', { name: 'Submit & Finish' })).toBeVisible();
  await student.goto('/dashboard');
  await expect(
    student.getByRole('link', { name: 'Continue Cells, set for one class' }),
  ).toBeVisible();
});

test('a time that is only partly typed is not saved as no time, and a class is not removed without confirmation', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs(people.teacher);
  const { items: questions } = await api.questions.list({});
  const quizCode = 'SETQ02';
  await api.quizzes.create({
    quizCode,
    title: 'Cells, released to one class',
    defaultTimeLimit: 600,
    questionIds: [questions[0]?.id ?? ''],
  });
  const { teacherCode } = await api.classes.create({ name: '8B Science' });
  const closesAt = '2999-01-05T09:00:00.000Z';
  await api.quizzes.setFor({ quizCode, classes: [{ teacherCode, opensAt: null, closesAt }] });
  await api.quizzes.setReleased({ quizCode, released: true, teacherCode });

  const page = await openAs(people.teacher);
  await page.goto(`/quiz-settings/${quizCode}`);
  const form = page.getByRole('form', { name: 'Classes' });
  const row = form.getByRole('group', { name: '8B Science' });
  const save = form.getByRole('button', { name: 'Save' });
  await row.getByLabel('Opens').focus();
  await page.keyboard.type('03042999');
  await save.click();
  await expect(
    row.getByText('Enter both the date and the time, or clear the field.'),
  ).toBeVisible();
  await expect(row.getByLabel('Opens')).toBeFocused();
  await expectAccessible(page);
  const stored = async () => (await api.quizzes.getSetFor({ quizCode })).classes;
  await row.getByLabel('Opens').fill('2999-01-04T09:00');
  await row.getByLabel('Opens').focus();
  await page.keyboard.type('03042');
  await save.click();
  await expect(row.getByText('Enter a year from 2000 to 2999, or clear the field.')).toBeVisible();
  expect(await stored()).toMatchObject([{ opensAt: null, closesAt }]);
  await row.getByLabel('Opens').fill('2999-01-04T09:00');
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await stored()).toMatchObject([{ opensAt: '2999-01-04T09:00:00.000Z', closesAt }]);

  await row.getByRole('checkbox').uncheck();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Take classes off this quiz' });
  await expect(dialog).toContainText(
    '8B Science: Its marks were released to it, and students who sat it keep them.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored()).toHaveLength(1);
  await save.click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Take off and save' }).click();
  await saved;
  expect(await stored()).toEqual([]);
});
