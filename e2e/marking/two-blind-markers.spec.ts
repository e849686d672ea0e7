import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { deskOf, headingOf, markBlind, markRestBlind, wordsOn } from './blind-desk.ts';
import { satClass } from './marked-class.ts';

const FIRST = [
  'It is the site of aerobic respiration.',
  'They release energy for the cell.',
  'They make proteins.',
  'They hold the DNA.',
  'They store water.',
  'They let light in.',
  'The powerhouse.',
];
const energy = (answer: string) => (/respiration|energy/.test(answer) ? 1 : 0);
/** Disagrees about all energy answers but one. */
const strict = (answer: string) => (answer.includes('respiration') ? 1 : 0);

const agreementOf = (page: Page) => page.getByRole('region', { name: /^How far the AI agrees/ });
test('two teachers mark the same answers blind at once, one continues on another device, and both read how far they agree', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await satClass(
    apiAs,
    FIRST.map((first) => [first, ''] as const),
  );
  const address = `/view-quiz-responses?code=${quizCode}&view=first`;
  let mine = await openAs(people.teacher);
  const theirs = await openAs(people.admin);
  const each = (does: (page: Page) => Promise<unknown>) => Promise.all([mine, theirs].map(does));
  await each((page) => page.goto(address));
  await each((page) => expect(deskOf(page)).toBeVisible());
  const size = (await teacher.marking.openSample({ quizCode })).questions[0]?.answers.length ?? 0;

  await test.step('both see the same answer, and mark it at the same moment', async () => {
    expect(await wordsOn(theirs)).toBe(await wordsOn(mine));
    await Promise.all([markBlind(mine, energy), markBlind(theirs, strict)]);
    await expect.poll(async () => (await onlyQuestion()).teachers.both).toBe(1);
  });

  await test.step('neither can tell what the other gave, or whether they agree, until all is marked', async () => {
    await theirs.reload();
    await expect(deskOf(theirs)).toContainText(`1 of ${size} marked`);
    await expect(deskOf(theirs)).toContainText('Blind');
    await expect(agreementOf(theirs)).toContainText('How far the AI agrees with the blind marks');
    await expect(agreementOf(theirs).getByText(/both blind/)).toHaveCount(0);
    await expect(deskOf(theirs).locator('[aria-pressed="true"]')).toHaveCount(0);
    await expectAccessible(theirs);
  });

  await test.step('one leaves, and continues on another device where they left off, while the other marks on', async () => {
    await markBlind(mine, energy);
    await expect.poll(async () => (await onlyQuestion()).marked).toBeGreaterThanOrEqual(2);
    await mine.context().close();
    mine = await openAs(people.teacher);
    await mine.goto(address);
    await expect(deskOf(mine)).toContainText(`2 of ${size} marked`);
    const [rest, others] = await Promise.all([
      markRestBlind(mine, energy),
      markRestBlind(theirs, strict),
    ]);
    expect(rest).toHaveLength(size - 2);
    expect(others).toHaveLength(size - 1);
    await expect.poll(async () => (await onlyQuestion()).teachers.both).toBe(size);
  });

  await test.step('both read how far their own marks agree, counting only answers that both have marked', async () => {
    const sampled = (await teacher.marking.openSample({ quizCode })).questions[0]?.answers ?? [];
    const alike = sampled.filter(({ userAnswer }) => energy(userAnswer) === strict(userAnswer));
    const said = `Two teachers, both blind: ${alike.length} of ${size} the same.`;
    await each((page) => page.reload());
    await each((page) => expect(agreementOf(page)).toContainText(said));
    await expectAccessible(mine);
  });

  await test.step('each answer is inked once, by whoever was first, and the AI is measured by the first marks', async () => {
    await mine.getByRole('button', { name: 'Learn and mark the rest' }).click();
    await expect(mine.getByText('AI grading complete!')).toBeVisible();
    expect(await onlyQuestion()).toMatchObject({ marked: size, measured: size });
    const { students } = await teacher.marking.listResponses({ quizCode, pageSize: 25 });
    const inInk = students
      .flatMap(({ submissions }) => submissions)
      .filter(({ markState }) => markState === 'accepted' || markState === 'overridden');
    expect(inInk.length).toBeGreaterThanOrEqual(size);
    for (const { userAnswer, markAwarded } of inInk) {
      expect([energy(userAnswer), strict(userAnswer)]).toContain(markAwarded);
    }
  });

  async function onlyQuestion() {
    const [question] = (await teacher.marking.getAgreement({ quizCode })).questions;
    if (!question) throw new Error('The quiz asks a question.');
    return question;
  }
});

test('a list requested before a mark was given does not remove the mark', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode } = await satClass(apiAs, [
    ['They release energy.', 'They spread out.'],
    ['They make proteins.', 'They stop.'],
    ['They hold the DNA.', ''],
  ]);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=first`);
  const heading = headingOf(deskOf(page));
  await expect(heading).toContainText('0 of 5 marked');
  const { promise: hasMarked, resolve: letListCome } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: sayRead } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    sayRead();
    await hasMarked;
    await route.fulfill({ response });
  };
  await page.route('**/blind-sample', hold, { times: 1 });
  await page.getByRole('button', { name: 'Skip question 2' }).last().click();
  await expect(heading).toContainText('0 of 3 marked');
  await isRead;
  const saved = page.waitForResponse((response) => response.url().endsWith('/blind-mark'));
  await markBlind(page, energy);
  await saved;
  letListCome();
  await expect(heading).toContainText('1 of 3 marked');
  await markRestBlind(page, energy);
  await expect(page.getByRole('button', { name: 'Learn and mark the rest' })).toBeEnabled();
});
