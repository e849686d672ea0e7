import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { welfareConcerns } from '../../database/schema/welfare.ts';
import { buildDisclosedQuiz, concernIn, DISCLOSURE } from '../../testing/quizzes/disclosed-quiz.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { createScriptedMarker } from '../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const HINT = 'mum wears sunglasses indoors now';

describe('a faint sign', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp({ marker: createScriptedMarker(() => 1) });
    teacher = await buildTeacher(app.database);
    await buildUser(app.database, { role: 'admin', email: 'head@school.example' });
  });
  afterAll(() => app.stop());

  const listFor = async (quizCode?: string) =>
    (await app.as(teacher)).welfare.list(quizCode === undefined ? {} : { quizCode });

  it('is for the teacher to read, and no message is sent about it', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [HINT, 'oxygen']);
    const faint = await concernIn(app, teacher, quizCode);
    const later = await buildDisclosedQuiz(app, teacher, [HINT, DISCLOSURE]);
    const { items } = await listFor(later.quizCode);
    expect(items.map(({ strength }) => strength)).toEqual(['clear', 'faint']);
    const message = await app.inbox.messageTo(teacher.email);
    expect(message.text).toContain(items[0]?.id);
    for (const { text } of app.inbox.messages) expect(text).not.toContain(faint);
    const opened = await (await app.as(teacher)).welfare.read({ concernId: faint });
    expect(opened).toMatchObject({ text: HINT, kinds: ['unnamed'], strength: 'faint' });
    expect(opened.toldBy).toContain('sunglasses');
    expect(opened.events.map(({ kind }) => kind)).toEqual(['raised', 'seen']);
  });

  it('is not counted with the clear ones that wait on the dashboard', async () => {
    const { open, weaker } = await listFor();
    await buildDisclosedQuiz(app, teacher, [HINT, 'oxygen']);
    expect(await listFor()).toMatchObject({ open, weaker: weaker + 1 });
  });

  it('keeps its answer out of a marking run until the teacher finds no concern', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [HINT]);
    const { marking, welfare } = await app.as(teacher);
    const concernId = await concernIn(app, teacher, quizCode);
    const start = () => marking.startRun({ quizCode, mode: 'all' });
    await expect(start()).rejects.toMatchObject({ code: 'NOTHING_TO_MARK' });
    await welfare.decide({ concernId, outcome: 'no-concern', note: '' });
    expect((await start()).total).toBe(1);
  });

  it('is shown on the desk beside a mark that its student cannot see yet', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [HINT]);
    const { marking, welfare } = await app.as(teacher);
    const isHeldBack = async () => {
      const { students } = await marking.listResponses({ quizCode });
      return students.flatMap(({ submissions }) => submissions.map((one) => one.isHeldBack));
    };
    expect(await isHeldBack()).toEqual([true]);
    const concernId = await concernIn(app, teacher, quizCode);
    await welfare.decide({ concernId, outcome: 'followed-up', note: '' });
    expect(await isHeldBack()).toEqual([false]);
  });

  it('cannot be changed once it is recorded', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [HINT]);
    const id = await concernIn(app, teacher, quizCode);
    const read = async () => (await app.as(teacher)).welfare.read({ concernId: id });
    const { strength, toldBy } = await read();
    const refused = { cause: { message: 'Rows of welfare_concerns are only added' } };
    for (const change of [{ strength: 'clear' as const }, { toldBy: ['other'] }])
      await expect(
        app.database.update(welfareConcerns).set(change).where(eq(welfareConcerns.id, id)),
      ).rejects.toMatchObject(refused);
    expect(await read()).toMatchObject({ strength, toldBy });
  });
});
