import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignInCard } from '../shared/contract/classes.ts';
import { toSignInEmail } from '../shared/sign-in-name.ts';
import { user } from './database/schema/accounts.ts';
import { createApiClient, signIn, type ApiClient } from './testing/api-client.ts';
import { errorOf, outcomeOf } from './testing/error-of.ts';
import { buildUser } from './testing/factories.ts';
import { send } from './testing/send.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const PASSWORD = 'seven purple lanterns';
const RIGHT = 'Carbon dioxide';
const past = new Date(Date.now() - 3_600_000).toISOString();
const soon = '2999-01-01T09:00:00.000Z';
const later = '2999-01-08T09:00:00.000Z';

let app: TestApp;
let admin: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as(await buildUser(app.database, { role: 'admin', name: 'Head Example' }));
});
afterAll(() => app.stop());

/** A roster of six classes of 25, each with its own teacher. */
function roster(): string {
  const rows = Array.from({ length: 150 }, (_, n) => {
    const group = 'ABCDEF'[n % 6] ?? '';
    const teacher = `teacher.${group.toLowerCase()}@school.example`;
    return `Pupil${n},Example,U${n},9,9${group},${teacher}`;
  });
  return ['Forename,Surname,UPN,Year,Class,Teacher Email', ...rows].join('\n');
}

const classNamed = async (name: string) => {
  const { items } = await admin.classes.list({ search: name });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`There is no class ${name}.`);
  return found;
};

const emailOf = (letter: string) => `teacher.${letter}@school.example`;
const idOf = async (letter: string) =>
  (await app.database.query.user.findFirst({ where: eq(user.email, emailOf(letter)) }))?.id ?? '';

/** Signs in as a teacher from the roster, who sets a password with the administrator's link. */
async function teacherOf(letter: string): Promise<ApiClient> {
  const { link } = await admin.accounts.makePasswordLink({ userId: await idOf(letter) });
  const token = new URL(link).searchParams.get('token');
  const body = { newPassword: PASSWORD, token };
  const headers = { origin: app.address };
  const set = await send(app, 'POST', '/api/auth/reset-password', { body, headers });
  expect(set.status).toBe(200);
  return createApiClient(app.address, await signIn(app.address, emailOf(letter), PASSWORD));
}

/** Signs in as a student without an email, using their printed card. */
async function byCard({ signInName, password, userId }: SignInCard) {
  const cookie = await signIn(app.address, toSignInEmail(signInName), password ?? '');
  const client = createApiClient(app.address, cookie);
  const sit = async (quizCode: string, questionId: string, answer: string) => {
    await client.attempts.start({ quizCode });
    const answers = [{ questionId, answer, revision: 1 }];
    return client.attempts.finish({ quizCode, userId, answers, because: 'submitted' });
  };
  const stateOf = async (quizCode: string) => {
    const { items } = await client.attempts.listSet();
    return items.find((one) => one.quizCode === quizCode)?.state;
  };
  return { userId, client, sit, stateOf };
}

const student = (cards: SignInCard[], index: number) => {
  const card = cards[index];
  if (!card) throw new Error(`There is no card ${index}.`);
  return byCard(card);
};

const marksOf = async ({ client }: Awaited<ReturnType<typeof byCard>>) =>
  (await client.results.myScores()).quizzes[0]?.answers[0]?.markAwarded;

it('lives through a year: roster, cards, windows, an absent student, a cover, a co-teacher, results by class, rollover', async () => {
  // The roster, and cards for two classes.
  const files = [{ name: 'students.csv', content: roster() }];
  const report = await admin.classes.importRoster({ files, dryRun: false });
  expect(report.changes.map(({ kind, total }) => [kind, total])).toEqual([
    ['students-added', 150],
    ['teachers-added', 6],
    ['classes-added', 6],
  ]);
  const [a, b, c] = [await teacherOf('a'), await teacherOf('b'), await teacherOf('c')];
  const [nineA, nineB] = [await classNamed('9A'), await classNamed('9B')];
  expect(nineA).toMatchObject({
    studentCount: 25,
    teachers: [{ id: await idOf('a'), part: 'owner' }],
  });
  const cardsA = (await a.classes.makeCards({ teacherCode: nineA.teacherCode })).cards;
  expect(cardsA).toHaveLength(25);
  const cardsB = (await b.classes.makeCards({ teacherCode: nineB.teacherCode })).cards;
  const [early, wrong, absent] = [
    await student(cardsA, 0),
    await student(cardsA, 1),
    await student(cardsA, 2),
  ];
  const [bea, ben] = [await student(cardsB, 0), await student(cardsB, 1)];

  // Teacher B teaches 9A together with A, and C covers it.
  await a.classes.setTeacher({
    teacherCode: nineA.teacherCode,
    userId: await idOf('b'),
    part: 'co-teacher',
    untilDay: null,
  });
  await a.classes.setTeacher({
    teacherCode: nineA.teacherCode,
    userId: await idOf('c'),
    part: 'cover',
    untilDay: '2999-07-20',
  });

  // A quiz for both classes, each with its own window.
  const { id: questionId } = await b.questions.create({
    questionText: 'Which gas do plants take in?',
    markSchemeAnswer: 'carbon dioxide (1)',
    maxMark: 1,
    topic: 'Photosynthesis',
    subject: 'Biology',
    level: 'GCSE Foundation',
    specCode: '4.4.1',
  });
  const quizCode = 'LEAF09';
  await b.quizzes.create({
    quizCode,
    title: 'Leaves',
    defaultTimeLimit: 600,
    questionIds: [questionId],
  });
  const open = { opensAt: null, closesAt: soon };
  const setFor = (windowOfA: { opensAt: string | null; closesAt: string | null }) =>
    b.quizzes.setFor({
      quizCode,
      classes: [
        { teacherCode: nineA.teacherCode, ...windowOfA },
        { teacherCode: nineB.teacherCode, opensAt: soon, closesAt: later },
      ],
    });
  await setFor(open);
  expect(await early.stateOf(quizCode)).toBe('open');
  expect(await bea.stateOf(quizCode)).toBe('upcoming');
  const tooEarly = await errorOf(bea.client.attempts.start({ quizCode }));
  expect(tooEarly).toMatchObject({ code: 'QUIZ_NOT_OPEN_YET', data: { at: soon } });
  const elsewhere = (await a.classes.makeCards({ teacherCode: nineA.teacherCode })).cards;
  expect(elsewhere).toEqual([]);

  // 9A sits it with one student absent, and its window closes.
  await early.sit(quizCode, questionId, RIGHT);
  await wrong.sit(quizCode, questionId, 'Oxygen');
  await setFor({ opensAt: null, closesAt: past });
  const tooLate = await errorOf(absent.client.attempts.start({ quizCode }));
  expect(tooLate).toMatchObject({ code: 'QUIZ_CLOSED', data: { at: past } });
  expect(await absent.stateOf(quizCode)).toBe('missed');

  // The cover teacher sees who is missing and gives them a window; other actions are refused.
  const live = await c.attempts.listLiveAttempts({ quizCode });
  expect(JSON.stringify(live)).toContain(absent.userId);
  expect(JSON.stringify(live)).not.toContain(bea.userId);
  const renaming = { teacherCode: nineA.teacherCode, name: 'Mine' };
  expect(await outcomeOf(c.classes.update(renaming))).toBe('NOT_FOUND');
  await c.quizzes.setWindow({ quizCode, userId: absent.userId, ...open });
  expect(await absent.stateOf(quizCode)).toBe('open');
  await absent.sit(quizCode, questionId, RIGHT);
  expect(await absent.stateOf(quizCode)).toBe('handed-in');

  // Then it is 9B’s turn.
  await b.quizzes.setFor({
    quizCode,
    classes: [
      { teacherCode: nineA.teacherCode, opensAt: null, closesAt: past },
      { teacherCode: nineB.teacherCode, ...open },
    ],
  });
  await bea.sit(quizCode, questionId, RIGHT);
  await ben.sit(quizCode, questionId, 'Nitrogen');

  // A shares the quiz through 9A: A's run marks 9A, and no answer of 9B's.
  const run = await a.marking.startRun({ quizCode, mode: 'unmarked' });
  let ended = run;
  for await (const progress of await a.marking.watchRun({ runId: run.id })) ended = progress;
  expect(ended).toMatchObject({ state: 'completed', total: 3, marked: 3, failed: 0 });
  const seenByA = await a.marking.listResponses({ quizCode });
  expect(seenByA.students.map(({ userId }) => userId).toSorted()).toEqual(
    [early, wrong, absent].map(({ userId }) => userId).toSorted(),
  );
  const own = await b.marking.startRun({ quizCode, mode: 'unmarked' });
  for await (const progress of await b.marking.watchRun({ runId: own.id })) ended = progress;
  expect(ended).toMatchObject({ state: 'completed', total: 2, marked: 2 });

  // Results by class, and a comparison of the classes.
  const { items } = await b.results.classResults({ quizCode });
  expect(items.map(({ name, students, spread }) => [name, students, spread?.mean])).toEqual([
    ['9A', 3, expect.closeTo(66.7, 0)],
    ['9B', 2, 50],
  ]);
  const ofA = await b.results.quizResults({ quizCode, teacherCode: nineA.teacherCode });
  expect(ofA.students).toHaveLength(3);
  const toA = await a.results.quizResults({ quizCode });
  expect(toA.students.map(({ userId }) => userId)).not.toContain(bea.userId);

  // A releases the marks for 9A alone.
  expect(await marksOf(early)).toBe('Pending');
  await a.quizzes.setReleased({ quizCode, released: true });
  expect([await marksOf(early), await marksOf(wrong), await marksOf(absent)]).toEqual([1, 0, 1]);
  expect(await marksOf(bea)).toBe('Pending');
  await b.quizzes.setReleased({ quizCode, released: true });
  expect(await marksOf(bea)).toBe(1);

  // The year ends. Year 9 moves up, and last year's results stay unchanged.
  const { academicYear } = await admin.classes.nextYear({});
  const plan = { academicYear, carry: 'all' as const, leavingYear: null, dryRun: false };
  expect((await admin.classes.rollOver(plan)).classes).toHaveLength(6);
  const tenA = await classNamed('10A');
  expect(tenA).toMatchObject({ studentCount: 25, yearGroup: '10' });
  expect((await a.accounts.currentUser({})).user?.teacherCode).toBe(nineA.teacherCode);
  const after = await b.results.classResults({ quizCode });
  expect(after.items.map(({ name, students }) => [name, students])).toEqual([
    ['9A', 3],
    ['9B', 2],
  ]);
  expect(await marksOf(early)).toBe(1);
  expect(await outcomeOf(c.attempts.listLiveAttempts({ quizCode }))).toBe('QUIZ_NOT_FOUND');

  // A new student joins 10A by the code that A has always had.
  const newcomer = await app.as(await buildUser(app.database, { name: 'Nell New' }));
  await newcomer.classes.join({ teacherCode: nineA.teacherCode });
  expect((await newcomer.classes.listJoined()).items.map(({ name }) => name)).toEqual(['10A']);
});
