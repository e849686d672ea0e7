import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { markedClass } from './marked-class.ts';

const RESPIRES = 'Respiration takes place there and releases energy for the cell.';
const POWERHOUSE = 'It is the powerhouse of the cell.';

test('a question is marked by keyboard, group by group', async ({ openAs, apiAs }) => {
  const { quizCode } = await markedClass(apiAs, [
    [RESPIRES, 'Particles spread out.'],
    [POWERHOUSE, 'idk'],
    [RESPIRES.toUpperCase(), ''],
    ['No idea', ''],
  ]);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=questions`);
  const rows = page.getByRole('listbox').getByRole('option');
  const bench = page.getByRole('region', { name: 'Answer in hand' });
  const group = rows.filter({ hasText: '2 students' });
  const powerhouse = rows.filter({ hasText: 'powerhouse' });

  await test.step('answers that say the same are grouped', async () => {
    await expect(rows).toHaveCount(3);
    await expect(group).toContainText('2 / 2');
  });

  await test.step('a number sets the mark, Enter saves it for the group and moves on', async () => {
    await group.click();
    await page.keyboard.press('1');
    await expect(bench.getByText('Not saved yet')).toBeVisible();
    await expect(bench.getByRole('textbox', { name: 'Mark', exact: true })).toHaveValue('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mark 1 of 2 saved for 2 answers.')).toBeVisible();
    await expect(group).toContainText("1 / 2, the teacher's own mark");
    await expect(group).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByText('2 of 8 in ink')).toBeVisible();
  });

  await test.step('u undoes it and goes back', async () => {
    await page.keyboard.press('u');
    await expect(page.getByText('Undone for 2 answers.')).toBeVisible();
    await expect(group).toContainText('2 / 2, marked by AI');
    await expect(group).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('A accepts; a number above the maximum does nothing', async () => {
    await page.keyboard.press('7');
    await page.keyboard.press('a');
    await expect(page.getByText('2 marks accepted.')).toBeVisible();
    await expect(group).toContainText('accepted by the teacher');
  });

  await test.step('keys are text while feedback is being typed', async () => {
    await powerhouse.click();
    const feedback = bench.getByLabel('Feedback');
    await feedback.fill('');
    await feedback.pressSequentially('a 2 u j');
    await expect(feedback).toHaveValue('a 2 u j');
    await expect(powerhouse).toHaveAttribute('aria-selected', 'true');
    await feedback.press('Escape');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(powerhouse).toContainText("2 / 2, the teacher's own mark");
  });

  await test.step('words are selected for a point, and both are found again', async () => {
    await powerhouse.click();
    await bench.getByText('powerhouse', { exact: false }).first().dblclick();
    await expect(bench.getByText(/Tick the point that “\w+” earns\./)).toBeVisible();
    await page.keyboard.press('w');
    const points = bench.getByRole('checkbox');
    await expect(points.nth(1)).toBeChecked();
    await expect(bench.getByLabel('Feedback')).toHaveValue(
      /^You earned 1 of 2 marks\. What earned it: “\w+”\.$/,
    );
    await expect(
      bench.getByRole('button', { name: 'Accept these words from now on…' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(powerhouse).toContainText("1 / 2, the teacher's own mark");
    await page.reload();
    await powerhouse.click();
    await expect(points.nth(1)).toBeChecked();
    await expect(points.first()).not.toBeChecked();
    await expect(bench.getByText(/^“\w+”$/)).toBeVisible();
    await bench.getByRole('button', { name: 'History', exact: true }).click();
    const history = page.getByRole('dialog', { name: 'History of this mark' });
    const last = history.getByRole('listitem').filter({ hasText: people.teacher.name }).last();
    await expect(last.getByRole('listitem')).toHaveText([
      /aerobic respiration\s*0 marks$/,
      /transfers energy for the cell\s*\w+\s*1 mark$/,
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the shortcuts are shown, and n leads to the next question', async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Marking by keyboard' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect(page.getByRole('button', { name: 'Question 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(rows.filter({ hasText: 'Particles spread out.' })).toBeVisible();
  });

  await test.step('after a click on a question, Enter saves the answer in hand', async () => {
    await page.getByRole('button', { name: 'Question 1', exact: true }).click();
    await expect(powerhouse).toBeVisible();
    await page.getByRole('button', { name: 'Question 2', exact: true }).click();
    await expect(rows.filter({ hasText: 'Particles spread out.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: 'accepted by the teacher' })).toHaveCount(1);
  });
});

test('an override teaches the mark scheme, after a preview of what it would change', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await markedClass(apiAs, [
    [POWERHOUSE, ''],
    ['They are the powerhouse of the cell', ''],
  ]);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=questions`);
  const taught = page.getByRole('option').filter({ hasText: POWERHOUSE });
  await taught.click();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(taught).toContainText('2 / 2');
  await taught.click();
  await page.getByRole('button', { name: 'Teach this to the mark scheme…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teach this to the mark scheme' });
  await expect(dialog.getByLabel('Line', { exact: true })).toHaveValue(POWERHOUSE);
  await dialog.getByLabel('Line', { exact: true }).fill('powerhouse of the cell');
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await expect(dialog.getByText('1 of 1 unconfirmed answer would change.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Add the line and re-mark 1 answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The mark scheme has the new line.')).toBeVisible();
  const { questions } = await teacher.marking.listResponses({ quizCode });
  expect(questions[0]?.markSchemeAnswer).toContain('powerhouse of the cell');
});

test('words that a point is ticked for are accepted from then on, and removed again', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await markedClass(apiAs, [
    ['powerhouse', ''],
    [POWERHOUSE, ''],
  ]);
  const schemeNow = async () => {
    const { questions } = await teacher.marking.listResponses({ quizCode });
    return questions[0]?.markSchemeAnswer;
  };
  const before = await schemeNow();
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=questions`);
  const rows = page.getByRole('listbox').getByRole('option');
  const [taught, other] = [
    rows.filter({ hasText: /^powerhouse/i }),
    rows.filter({ hasText: POWERHOUSE }),
  ];
  const bench = page.getByRole('region', { name: 'Answer in hand' });

  await test.step('the lesson goes to the point that was ticked', async () => {
    await taught.click();
    await bench.getByText('powerhouse', { exact: true }).dblclick({ position: { x: 20, y: 12 } });
    await expect(bench.getByText('Tick the point that “powerhouse” earns.')).toBeVisible();
    await page.keyboard.press('w');
    await bench.getByRole('button', { name: 'Accept these words from now on…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Teach this to the mark scheme' });
    await expect(dialog.getByLabel('For this point')).toHaveValue(/transfers energy/);
    await expect(dialog.getByLabel('Line', { exact: true })).toHaveValue('powerhouse');
    await dialog.getByRole('button', { name: 'See what would change' }).click();
    await dialog.getByRole('button', { name: /^Add the line and re-mark/ }).click();
    await expect(dialog).toBeHidden();
    await expect(other).toContainText('1 / 2');
    expect(await schemeNow()).toMatch(/transfers energy for the cell \(1\)\s*accept:? powerhouse/i);
  });

  await test.step('undo removes the line from the scheme, and the marks with it', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(other).toContainText('0 / 2');
    expect(await schemeNow()).toBe(before);
  });
});

test('successive decisions on the same answer are undone one by one', async ({ openAs, apiAs }) => {
  const { quizCode } = await markedClass(apiAs, [[POWERHOUSE, '']]);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=questions`);
  const row = page.getByRole('option').filter({ hasText: POWERHOUSE });
  for (const mark of ['2', '1']) {
    await row.click();
    await page.keyboard.press(mark);
    await page.keyboard.press('Enter');
    await expect(row).toContainText(`${mark} / 2, the teacher's own mark`);
  }
  await page.keyboard.press('u');
  await expect(row).toContainText("2 / 2, the teacher's own mark");
  await page.keyboard.press('u');
  await expect(row).toContainText('0 / 2, marked by AI');
});
