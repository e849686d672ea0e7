import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { setOneMark } from '../../server/testing/quizzes/set-one-mark.ts';
import { markedClass } from './marked-class.ts';

test('two teachers on one answer: both marks are shown and one is chosen', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await markedClass(apiAs, [['It makes energy.', 'idk']]);
  const colleague = await apiAs(people.admin);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  await page.getByRole('heading', { level: 2 }).getByRole('button').click();
  await page.getByRole('button', { name: /^Question 1/ }).click();
  const mark = page.getByRole('textbox', { name: 'Mark', exact: true });
  await mark.fill('2');
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Close enough for me.');

  await test.step('typed words survive the conflict', async () => {
    const { students } = await teacher.marking.listResponses({ quizCode });
    const [first] = students[0]?.submissions ?? [];
    expect(first).toBeDefined();
    if (first === undefined) return;
    const { submissionId, markRevision } = first;
    await setOneMark(colleague, { submissionId, markRevision, markAwarded: 1 });
    await mark.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: 'Someone else has changed this mark',
    });
    await expect(dialog.getByRole('region', { name: 'Theirs' })).toContainText('1 / 2');
    await expect(dialog.getByRole('region', { name: 'Theirs' })).toContainText(people.admin.name);
    await expect(dialog.getByRole('region', { name: 'Mine' })).toContainText(
      'Close enough for me.',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Feedback').first()).toHaveValue('Close enough for me.');
  });

  await test.step('Use mine saves it over theirs', async () => {
    await mark.first().press('Enter');
    await page.getByRole('button', { name: 'Use mine' }).click();
    await expect(page.getByRole('button', { name: /^Question 1/ })).toContainText('2 / 2');
  });

  await test.step('the history shows both', async () => {
    await page.getByRole('button', { name: 'History', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'History of this mark' });
    await expect(dialog.getByRole('listitem')).toContainText([
      'The built-in marker',
      people.admin.name,
      people.teacher.name,
    ]);
    await page.keyboard.press('Escape');
  });
});

test('answers are marked by keyboard student after student, and then released', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode } = await markedClass(apiAs, [
    ['It makes energy.', 'idk'],
    ['Respiration', 'Particles spread out.'],
  ]);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  await expect(page.getByText('0 of 4 in ink')).toBeVisible();

  await test.step('j unfolds the first answer, Enter goes on to the next', async () => {
    await page.keyboard.press('j');
    const panels = page.getByRole('region', { name: /^Question \d/ });
    await expect(panels.first()).toBeFocused();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(panels.first()).toContainText("2 / 2, the teacher's own mark");
    await expect(panels.nth(1)).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByText('2 of 4 in ink')).toBeVisible();
    await page.keyboard.press('k');
    await expect(panels.nth(1)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('unfolded answers stay unfolded while another tab is open', async () => {
    const panels = page.getByRole('region', { name: /^Question \d/ });
    const before = await panels.count();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'By question' }).click();
    await expect(panels).not.toHaveCount(before);
    await page.getByRole('tab', { name: 'By student' }).click();
    await expect(panels).toHaveCount(before);
  });

  await test.step('releasing says how many marks are not in ink yet', async () => {
    await page.getByRole('button', { name: 'Release results' }).click();
    const dialog = page.getByRole('dialog', { name: 'Release results' });
    await expect(dialog).toContainText('There are 2 marks still in pencil.');
    await dialog.getByRole('button', { name: 'Release results' }).click();
    await expect(page.getByText(/^Released on /)).toBeVisible();
  });
});
