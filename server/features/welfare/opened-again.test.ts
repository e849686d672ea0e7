import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDisclosedQuiz, concernIn, DISCLOSURE } from '../../testing/quizzes/disclosed-quiz.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { createScriptedMarker } from '../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a text on which somebody has decided', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp({ marker: createScriptedMarker(() => 1) });
    teacher = await buildTeacher(app.database);
    await buildUser(app.database, { role: 'admin', email: 'head@school.example' });
  });
  afterAll(() => app.stop());

  it('is held back again once the lead or an administrator reopens it, but its teacher cannot reopen it', async () => {
    const quiz = await buildDisclosedQuiz(app, teacher, [DISCLOSURE, 'oxygen', 'light']);
    const concernId = await concernIn(app, teacher, quiz.quizCode);
    const own = (await app.as(teacher)).welfare;
    const again = { concernId, outcome: 'open-again' as const, note: 'It is about the teacher.' };
    const admin = (await app.as({ email: 'head@school.example' })).welfare;
    // Nobody has decided yet.
    await expect(admin.decide(again)).rejects.toMatchObject({ code: 'WELFARE_OPEN' });
    const decided = await own.decide({ concernId, outcome: 'no-concern', note: '' });
    expect(decided.abilities).toEqual({
      canDecide: true,
      canReopen: false,
      isNamed: false,
      canMark: false,
    });
    await expect(own.decide(again)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await admin.read({ concernId })).abilities.canReopen).toBe(true);
    const opened = await admin.decide(again);
    expect(opened).toMatchObject({ state: 'open', decidedAt: null });
    expect(opened.events.at(-1)).toMatchObject({
      kind: 'decided',
      detail: 'Opened again: It is about the teacher.',
    });
    const { marking } = await app.as(teacher);
    // The third of the three answers is held.
    expect((await marking.startRun({ quizCode: quiz.quizCode, mode: 'all' })).total).toBe(2);
  });

  it('links people who may mark its answer to the desk, until it has a mark', async () => {
    const quiz = await buildDisclosedQuiz(app, teacher, [DISCLOSURE]);
    const concernId = await concernIn(app, teacher, quiz.quizCode);
    const { welfare, marking } = await app.as(teacher);
    const canMark = async (by = welfare) => (await by.read({ concernId })).abilities.canMark;
    expect(await canMark()).toBe(false);
    const decided = await welfare.decide({ concernId, outcome: 'followed-up', note: '' });
    expect(decided.abilities.canMark).toBe(true);
    const lead = await buildTeacher(app.database);
    const admin = await app.as({ email: 'head@school.example' });
    await admin.system.changeSettings({ safeguardingLead: [lead.email] });
    expect(await canMark((await app.as(lead)).welfare)).toBe(false);
    await admin.system.changeSettings({ safeguardingLead: [] });
    const { items } = await marking.listToCheck({ quizCode: quiz.quizCode });
    const seen = items.map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
    await marking.setMarks({ quizCode: quiz.quizCode, items: seen, markAwarded: 0 });
    expect(await canMark()).toBe(false);
  });

  it('cannot be reopened if the same words are already open', async () => {
    const quiz = await buildDisclosedQuiz(app, teacher, [DISCLOSURE, 'oxygen', 'light']);
    const concernId = await concernIn(app, teacher, quiz.quizCode);
    const admin = (await app.as({ email: 'head@school.example' })).welfare;
    await admin.decide({ concernId, outcome: 'no-concern', note: '' });
    await app.database.execute(sql`
      insert into welfare_concerns (source, kinds, user_id, student_name, teacher_id, quiz_code, question_id, text)
      select source, kinds, user_id, student_name, teacher_id, quiz_code, question_id, text
      from welfare_concerns where id = ${concernId}`);
    await expect(
      admin.decide({ concernId, outcome: 'open-again', note: '' }),
    ).rejects.toMatchObject({ code: 'WELFARE_OPEN' });
  });
});
