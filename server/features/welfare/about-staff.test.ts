import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDisclosedQuiz, concernIn, DISCLOSURE } from '../../testing/quizzes/disclosed-quiz.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CLEAR = 'Mr Hopper hits me when nobody is looking';
const FAINT = 'mum wears sunglasses indoors now, ask mr hopper';

describe('a concern about the teacher whose quiz it is', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Adam Hopper', username: 'Adam Hopper' });
    await buildUser(app.database, {
      role: 'admin',
      name: 'Helen Head',
      email: 'head@school.example',
    });
  });
  afterAll(() => app.stop());

  const welfareOf = async (person: { email: string }) => (await app.as(person)).welfare;
  const raise = async (answer: string) => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [answer]);
    return { quizCode, concernId: await concernIn(app, teacher, quizCode) };
  };
  /** Returns who received an email about the concern, once all have been sent. */
  const toldOf = async ({ quizCode, concernId }: { quizCode: string; concernId: string }) => {
    await expect.poll(() => app.jobs.isUnderWay('send-welfare-notice', { concernId })).toBe(false);
    return app.inbox.messages
      .filter(({ text }) => text.includes(quizCode))
      .map(({ to }) => to)
      .toSorted();
  };

  it('cannot be decided by that teacher, and the page says why', async () => {
    const { concernId } = await raise(CLEAR);
    const own = await welfareOf(teacher);
    const opened = await own.read({ concernId });
    expect(opened.abilities).toEqual({
      canDecide: false,
      canReopen: false,
      isNamed: true,
      canMark: false,
    });
    expect(opened.events).toEqual([]);
    const decision = { concernId, outcome: 'no-concern' as const, note: '' };
    await expect(own.decide(decision)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const admin = await welfareOf({ email: 'head@school.example' });
    expect(await admin.decide(decision)).toMatchObject({
      state: 'no-concern',
      abilities: { canDecide: true, canReopen: true, isNamed: false },
    });
  });

  it('can still be decided by the teacher if it names somebody else', async () => {
    const { concernId } = await raise(DISCLOSURE);
    const { abilities } = await (await welfareOf(teacher)).read({ concernId });
    expect(abilities).toMatchObject({ canDecide: true, isNamed: false });
  });

  it('is reported to the administrators and not to the teacher, and so is a weaker sign', async () => {
    expect(await toldOf(await raise(CLEAR))).toEqual(['head@school.example']);
    const weaker = await raise(FAINT);
    expect(await toldOf(weaker)).toEqual(['head@school.example']);
    const opened = await (await welfareOf(teacher)).read(weaker);
    expect(opened).toMatchObject({ strength: 'clear', abilities: { canDecide: false } });
  });

  it('is reported to a lead whom it names, and to the administrators, who decide', async () => {
    const { system } = await app.as({ email: 'head@school.example' });
    await system.changeSettings({ safeguardingLead: [teacher.email] });
    const concern = await raise(CLEAR);
    expect(await toldOf(concern)).toEqual([teacher.email, 'head@school.example'].toSorted());
    const opened = await (await welfareOf(teacher)).read(concern);
    expect(opened).toMatchObject({ text: CLEAR, abilities: { canDecide: false, isNamed: true } });
    await system.changeSettings({ safeguardingLead: [] });
  });

  it('is reported to every administrator if it names them all', async () => {
    expect(await toldOf(await raise(`${CLEAR}, and Helen lets him`))).toEqual([
      'head@school.example',
    ]);
  });

  it('can be decided by teachers who wrote the name themselves, in a note for a report', async () => {
    const { reports, welfare } = await app.as(teacher);
    const positives = 'Reads widely. Told me that her dad hits her. Mr Hopper helps.';
    await reports.startBatch({ students: [{ name: 'Asha', positives }], classInfo: {} });
    const { items } = await welfare.list({ search: 'Asha' });
    const { abilities } = await welfare.read({ concernId: items[0]?.id ?? '' });
    expect(abilities).toMatchObject({ canDecide: true, isNamed: false });
  });
});
