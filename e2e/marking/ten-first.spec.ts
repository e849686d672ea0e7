import type { Page } from '@playwright/test';
import { demoStudents } from '../../server/database/demo-data/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { satClass } from './marked-class.ts';

/** What twelve students wrote: of each question some kinds of answer, in words of their own. */
const ANSWERS = [
  ['It is the site of aerobic respiration and releases energy.', 'Particles spread out.'],
  ['They release energy for the cell.', 'Particles spread out down a concentration gradient.'],
  ['Aerobic respiration happens there.', 'Moving from high to low concentration.'],
  ['They are the powerhouse.', 'When water goes through a membrane.'],
  ['They make food for the plant.', 'Gas particles fill the room.'],
  ['They hold the DNA.', 'Particles spread from higher to lower concentration.'],
  ['Respiration takes place there.', 'It needs energy to happen.'],
  ['They control what enters the cell.', 'The mixing of two liquids.'],
  ['They transfer energy.', 'A smell moves across a room as particles spread out.'],
  ['Proteins are made in them.', 'Down a concentration gradient.'],
  ['They release energy for the cell', 'Particles spread out'],
  ['', ''],
] as const;

/** A teacher's eye: a mark for each idea. */
function markOf(answer: string): number {
  const ideas = [/respiration/i, /energy/i, /spread/i, /gradient|high/i];
  return Math.min(2, ideas.filter((idea) => idea.test(answer)).length);
}

async function markOne(page: Page): Promise<void> {
  const bench = page.getByRole('region', { name: 'Answer to mark first' });
  const before = (await bench.getByRole('heading').first().textContent()) ?? '';
  const words = (await bench.getByRole('blockquote').textContent()) ?? '';
  // Two keys an answer: the mark, and on.
  await page.keyboard.press(String(markOf(words)));
  await page.keyboard.press('Enter');
  await expect(bench.getByRole('heading', { name: before })).toHaveCount(0);
}

test('a teacher marks a few answers blind, and learns how far to trust the AI', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await satClass(apiAs, ANSWERS);
  const page = await openAs(people.teacher);
  const address = `/view-quiz-responses?code=${quizCode}`;
  await page.goto(address);
  const bench = page.getByRole('region', { name: 'Answer to mark first' });
  const agreement = page.getByRole('region', { name: 'How far the AI agrees with you' });

  await test.step('it is offered before the AI marks', async () => {
    const offer = page.getByRole('region', { name: 'Recommended first step' });
    await offer.getByRole('button', { name: 'Start with ten first' }).click();
    await expect(bench.getByRole('heading', { name: /0 of 10 marked/ })).toBeVisible();
    await expect(bench.getByText('Blind: the AI’s mark is hidden')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('points can be ticked, and the mark follows', async () => {
    await page.keyboard.press('q');
    await expect(bench.getByRole('checkbox').first()).toBeChecked();
    await expect(bench.getByRole('button', { name: '1', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('ten answers take twenty keys, and a reload loses none', async () => {
    for (let marked = 0; marked < 4; marked += 1) await markOne(page);
    await page.reload();
    await expect(bench.getByRole('heading', { name: /4 of 10 marked/ })).toBeVisible();
    for (let marked = 4; marked < 10; marked += 1) await markOne(page);
    await expect(bench).toHaveCount(0);
  });

  await test.step('then the AI learns, marks the rest, and is measured', async () => {
    await page.getByRole('button', { name: 'Learn and mark the rest' }).click();
    await expect(page.getByText('AI grading complete!')).toBeVisible();
    await expect(agreement.getByText(/of 5 the same/)).toHaveCount(2);
    await expect(agreement.getByText(/By 5 marks, somewhere from/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('below what the school demands nothing is accepted in bulk', async () => {
    const { questions } = await teacher.marking.getAgreement({ quizCode });
    const refused = questions.filter(({ isBulkRefused }) => isBulkRefused).length;
    await expect(agreement.getByText('Its marks cannot be accepted in bulk.')).toHaveCount(refused);
  });

  await test.step('bulk acceptance says what it is, and a spot check looks behind it', async () => {
    const admin = await apiAs(people.admin);
    await admin.marking.setBulkDemand({ leastExactPercent: 0, leastSample: 0 });
    await page.goto(address);
    await page.getByRole('button', { name: /Accept all without doubt \([1-9]/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept in bulk' });
    await expect(dialog).toContainText('without opening the answers');
    await expect(dialog).toContainText(/the AI gave \d+ of 10 the same/);
    await dialog.getByRole('button', { name: /Accept \d+ mark/ }).click();
    await page.getByRole('tab', { name: 'Ten first' }).click();
    await page.getByRole('button', { name: /Spot check/ }).click();
    await expect(bench.getByText('Spot check: this mark was accepted in bulk')).toBeVisible();
    await markOne(page);
    await expect(agreement.getByText(/Spot checks: \d of 1 the same/)).toBeVisible();
  });

  await test.step('a student reads who stands behind each mark', async () => {
    await teacher.quizzes.setReleased({ quizCode, released: true });
    const said = new Set<string | null>();
    for (const sitter of demoStudents.slice(0, ANSWERS.length)) {
      const { quizzes } = await (await apiAs(sitter)).results.myScores();
      const quiz = quizzes.find((each) => each.quizCode === quizCode);
      for (const answer of quiz?.answers ?? []) said.add(answer.markedBy);
    }
    expect(said).toContain('teacher');
    expect(said).toContain('bulk');
  });
});
