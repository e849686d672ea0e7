import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { NEW_PASSWORD } from '../testing/accounts.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { deskOf, headingOf, markBlind, markRestBlind } from './blind-desk.ts';
import { classOfThirty, teachersMark } from './class-of-thirty.ts';

/** Enough time for thirty students to sign in, and forty blind marks. */
const MINUTES_MS = 240_000;
const QUESTIONS = 5;
/** One question is skipped. */
const MEASURED = 4;

async function countMarked(teacher: ApiClient, quizCode: string): Promise<number> {
  const { questions } = await teacher.marking.getAgreement({ quizCode });
  return questions.reduce((sum, { marked }) => sum + marked, 0);
}

test('a class of thirty, from ten first to what students and inspectors read', async ({
  openAs,
  apiAs,
  playwright,
  baseURL,
}) => {
  test.setTimeout(MINUTES_MS);
  const requests = await playwright.request.newContext({ baseURL });
  const { quizCode, teacher, students } = await classOfThirty(apiAs, async (count) => {
    const made = Array.from({ length: count }, (_, index) => ({
      username: `Pupil ${index + 1} of thirty`,
      email: `${randomUUID()}@greenpen.example`,
      password: NEW_PASSWORD,
    }));
    for (const data of made) {
      await requests.post('/api/auth/sign-up/email', { data, failOnStatusCode: true });
    }
    return made;
  });
  await requests.dispose();
  const page = await openAs(people.teacher);
  const address = `/view-quiz-responses?code=${quizCode}`;
  const desk = deskOf(page);
  const agreement = page.getByRole('region', { name: 'How far the AI agrees with you' });
  await page.goto(address);

  await test.step('ten first is offered before the AI marks, and shows no pencil marks', async () => {
    const offer = page.getByRole('region', { name: 'Recommended first step' });
    await page.getByRole('tab', { name: 'Check these first' }).click();
    await expect(page.getByText('No answer in this quiz is marked yet.')).toBeVisible();
    await offer.getByRole('button', { name: 'Start with ten first' }).click();
    await expect(desk.getByText('Blind: the AI’s mark is hidden')).toBeVisible();
    await expect(agreement.getByRole('button', { name: /^Skip question \d$/ })).toHaveCount(
      QUESTIONS,
    );
    // Counts include the sample that was just selected.
    await expect(agreement.getByText(/^0 of ([5-9]|10) marked$/)).toHaveCount(QUESTIONS);
    await expectAccessible(page);
  });

  await test.step('points can be ticked by keyboard, for words of the answer, and the mark follows', async () => {
    await page.keyboard.press('q');
    await expect(desk.getByRole('checkbox').first()).toBeChecked();
    const one = desk.getByRole('button', { name: '1', exact: true });
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('q');
    await expect(desk.getByRole('checkbox').first()).not.toBeChecked();
  });

  await test.step('ten answers take at most 25 keys, and neither a lost network nor a reload loses any', async () => {
    let keys = 0;
    const markOne = async () => {
      keys += (await markBlind(page, teachersMark)).keys;
    };
    for (let marked = 0; marked < 8; marked += 1) await markOne();
    await page.context().setOffline(true);
    for (let marked = 8; marked < 10; marked += 1) await markOne();
    await expect(desk.getByText(/\d+ not saved yet/)).toBeVisible();
    await page.context().setOffline(false);
    expect(keys).toBeLessThanOrEqual(25);
    await expect(headingOf(desk)).toContainText('10 of');
    await expect.poll(() => countMarked(teacher, quizCode)).toBe(10);
    // Equal answers are marked together.
    await expect(page.getByText(/^[1-9]\d of 150 answers marked$/)).toBeVisible();
    await page.reload();
    await expect(headingOf(desk)).toContainText('10 of');
  });

  await test.step('a question can be skipped, and is shown as skipped', async () => {
    await page.getByRole('button', { name: 'Skip question 5' }).click();
    await expect(agreement.getByText('Not measured: you skipped it.')).toBeVisible();
    await markRestBlind(page, teachersMark);
  });

  await test.step('the AI learns, marks the rest, and says how far it agrees', async () => {
    await page.getByRole('button', { name: 'Learn and mark the rest' }).click();
    await expect(page.getByText('AI grading complete!')).toBeVisible();
    // The remaining doubts come first, below the measured agreement.
    const doubts = page.getByRole('tab', { name: 'Check these first' });
    await expect(doubts).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Answer in hand' })).toBeVisible();
    const proved = page.getByRole('region', { name: 'What the blind marks prove' });
    await expect(proved).toContainText(/Of \d+ blind marks the AI gave \d+ the same\./);
    await expect(proved).toContainText('Question 5 is not measured.');
    await expectAccessible(page);
    await proved.getByRole('button', { name: 'How far it agrees' }).click();
    await expect(agreement.getByText(/By \d+ marks, somewhere from/)).toHaveCount(MEASURED);
    await expectAccessible(page);
  });

  await test.step('each question has a recommendation, and bulk acceptance follows the school’s demand', async () => {
    const admin = await apiAs(people.admin);
    const { questions } = await teacher.marking.getAgreement({ quizCode });
    const known = questions.filter(({ isSkipped }) => !isSkipped);
    expect(known).toHaveLength(MEASURED);
    for (const { measured, marked, recommendation } of known) {
      expect(measured).toBeGreaterThanOrEqual(5);
      // The AI has learnt from every mark, even those still being saved when it started.
      expect(measured).toBe(marked);
      expect(recommendation).not.toBe('unmeasured');
    }
    await admin.marking.setBulkDemand({ leastExactPercent: 100, leastSample: 10 });
    await page.reload();
    const refused = agreement.getByText('Its marks cannot be accepted in bulk.');
    const demanded = await teacher.marking.getAgreement({ quizCode });
    const below = demanded.questions.filter(({ isBulkRefused }) => isBulkRefused);
    // At least the skipped one, which was not measured.
    expect(below.length).toBeGreaterThan(0);
    await expect(refused).toHaveCount(below.length);
    const which = { kind: 'question', questionId: below.at(-1)?.questionId ?? '' } as const;
    await expect(teacher.marking.acceptMarks({ quizCode, which })).rejects.toMatchObject({
      code: 'BULK_REFUSED',
    });
    await admin.marking.setBulkDemand({ leastExactPercent: 0, leastSample: 0 });
    await page.reload();
    await expect(agreement.getByRole('listitem')).toHaveCount(QUESTIONS);
    await expect(refused).toHaveCount(0);
  });

  const acceptAll = page.getByRole('button', { name: /Accept all unflagged \([1-9]/ });
  const dialog = page.getByRole('dialog', { name: 'Accept in bulk' });

  await test.step('the confirmation names counts, questions and agreement, and leads to a spot check first', async () => {
    await acceptAll.click();
    await expect(dialog).toContainText('without opening the answers');
    await expect(dialog.getByRole('listitem').first()).toContainText(
      /Question \d: \d+ marks?\. Of \d+ blind marks the AI gave \d+ the same\./,
    );
    await dialog.getByRole('button', { name: 'Spot check first' }).click();
    await expect(desk.getByText('Spot check: the AI’s mark is hidden')).toBeVisible();
    await markRestBlind(page, teachersMark);
    await expect(agreement.getByText(/Spot checks: \d+ of \d+ the same/).first()).toBeVisible();
  });

  await test.step('marks accepted in bulk can be spot-checked afterwards', async () => {
    await acceptAll.click();
    await dialog.getByRole('button', { name: /^Accept \d+ mark/ }).click();
    await expect(page.getByText(/\d+ marks? accepted\./)).toBeVisible();
    await page.getByRole('button', { name: /Spot check \(\d+ accepted in bulk\)/ }).click();
    await expect(desk.getByText('Spot check: the AI’s mark is hidden')).toBeVisible();
    await markBlind(page, teachersMark);
  });

  await test.step('after release, each student reads who is responsible for each mark', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Release results' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click();
    await expect(page.getByText(/^Released on/)).toBeVisible();
    const said = new Set<string | null>();
    for (const student of students) {
      const { quizzes } = await (await apiAs(student)).results.myScores();
      const quiz = quizzes.find((each) => each.quizCode === quizCode);
      for (const { markedBy } of quiz?.answers ?? []) said.add(markedBy);
    }
    expect(said).toContain('teacher');
    expect(said).toContain('bulk');
    const [first] = students;
    if (first === undefined) throw new Error('The class has students.');
    const screen = await openAs(first);
    await screen.goto('/view-my-scores');
    await expect(screen.getByText('Living things').first()).toBeVisible();
  });

  await test.step('the evidence pack counts blind marks separately, and leaves out bulk acceptance', async () => {
    const { questions } = await teacher.marking.getAgreement({ quizCode });
    const measured = questions.reduce((sum, each) => sum + each.measured, 0);
    const inBulk = questions.reduce((sum, each) => sum + each.inBulk, 0);
    const file = await teacher.results.exportEvidence({ quizCode });
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    const overview = Object.fromEntries(sheets[0]?.rows ?? []) as Record<string, unknown>;
    expect(overview).toMatchObject({
      Students: 30,
      Answers: 150,
      'Of these accepted in bulk, not opened': inBulk,
    });
    const all = sheets[1]?.rows.at(-1);
    expect(all?.slice(0, 2)).toEqual(['All questions', measured]);
  });
});
