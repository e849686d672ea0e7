import { demoStudents } from '../../server/database/demo-data/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { markedClass } from './marked-class.ts';

const answers = ['Aerobic respiration takes place in them.', 'Particles spread out.'] as const;

test('a quiz of two classes is counted and released for the chosen class', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await markedClass(apiAs, [answers, answers]);
  const sitters = demoStudents.slice(0, 2);
  const codes: string[] = [];
  for (const [index, { displayName }] of sitters.entries()) {
    const { teacherCode } = await teacher.classes.create({ name: `7${'CD'[index]} Science` });
    const { items } = await teacher.classes.findPeople({ search: displayName, who: 'students' });
    await teacher.classes.addStudents({ teacherCode, userIds: items.map(({ id }) => id) });
    codes.push(teacherCode);
  }
  await teacher.quizzes.setFor({
    quizCode,
    classes: codes.map((teacherCode) => ({ teacherCode, opensAt: null, closesAt: null })),
  });

  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  await expect(page.getByText('0 of 4 in ink')).toBeVisible();
  await page.getByLabel('Class').selectOption('7C Science');
  await expect(page.getByText('0 of 2 in ink')).toBeVisible();
  await expect(page.getByText('2 of 2 answers marked')).toBeVisible();

  await page.getByRole('button', { name: 'Release results to 7C Science' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release results to 7C Science' });
  await expect(dialog).toContainText('There are 2 marks still in pencil. Students of 7C Science');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Release results' }).click();
  await expect(page.getByText(/^Released on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide from 7C Science again' })).toBeVisible();

  await page.getByLabel('Class').selectOption('7D Science');
  await expect(page.getByRole('button', { name: 'Release results to 7D Science' })).toBeVisible();
  await expectAccessible(page);
  const shown = [];
  for (const sitter of sitters) {
    const { quizzes } = await (await apiAs(sitter)).results.myScores();
    const quiz = quizzes.find((one) => one.quizCode === quizCode);
    shown.push(quiz?.markedCount);
  }
  expect(shown).toEqual([2, 0]);
});
