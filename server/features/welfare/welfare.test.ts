import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../database/schema/attempts.ts';
import { welfareConcerns } from '../../database/schema/welfare.ts';
import { buildAnsweredQuiz } from '../../testing/quizzes/answered-quiz.ts';
import {
  buildAttempt,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
  moveDeadline,
} from '../../testing/factories.ts';
import {
  buildAnalysis,
  buildPencilQuiz,
  listSeenMarks,
} from '../../testing/quizzes/pencil-quiz.ts';
import { createScriptedMarker } from '../../testing/markers/scripted-marker.ts';
import { linkIn } from '../../testing/test-inbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { finishOverdueAttempts, lookThroughAnswers, lookThroughQuiz } from '../attempts/public.ts';
import {
  buildDisclosedQuiz,
  concernIn as findConcernIn,
  DISCLOSURE,
} from '../../testing/quizzes/disclosed-quiz.ts';

const LEAD = 'lead@school.example';

describe('a disclosure by a student', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  const marker = createScriptedMarker(() => 1);

  beforeAll(async () => {
    app = await startTestApp({ marker });
    teacher = await buildTeacher(app.database);
    await buildUser(app.database, { role: 'admin', email: 'head@school.example' });
  });
  afterAll(() => app.stop());

  const welfareOf = async (person: { email: string }) => (await app.as(person)).welfare;
  const concernIn = (quizCode: string) => findConcernIn(app, teacher, quizCode);
  const disclosed = (answers?: string[]) => buildDisclosedQuiz(app, teacher, answers);

  it('is found after hand-in, and reported to the teacher and the administrators without its words', async () => {
    const student = await buildUser(app.database, { name: 'Maya Patel' });
    const { quizCode, questionIds } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      title: 'Light',
    });
    const client = await app.as(student);
    await client.attempts.start({ quizCode });
    const answers = questionIds.map((questionId) => ({
      questionId,
      answer: DISCLOSURE,
      revision: 1,
    }));
    await client.attempts.finish({ quizCode, userId: student.id, because: 'submitted', answers });
    await lookThroughAnswers(app);
    for (const email of [teacher.email, 'head@school.example']) {
      const message = await app.inbox.messageTo(email);
      expect(message.text).toContain('Maya Patel');
      expect(message.text).toContain(`Light, ${quizCode}`);
      expect(`${message.subject}${message.text}`).not.toMatch(/\b(?:dad|hits|abuse)/);
      expect(linkIn(message).href).toBe(`http://localhost/welfare/${await concernIn(quizCode)}`);
    }
  });

  it('is reported without the student’s name if they wrote a link or a sentence as their name', async () => {
    const name = 'Urgent\n\nSign in again at https://evil.example';
    const student = await buildUser(app.database, { name });
    const reader = await buildTeacher(app.database);
    const { quizCode, questionIds } = await buildQuiz(app.database, { creatorUid: reader.id });
    for (const questionId of questionIds) {
      const row = { userAnswer: DISCLOSURE };
      await buildSubmission(app.database, quizCode, student.id, questionId, row);
    }
    await lookThroughQuiz(app, quizCode);
    const { text } = await app.inbox.messageTo(reader.email);
    expect(text).toContain('Student: named where you read it\nQuiz: ');
    expect(text).toContain(quizCode);
    expect(text).not.toContain('evil');
  });

  it('is found in a draft that was handed in by the clock', async () => {
    const student = await buildUser(app.database);
    const { quizCode, questionIds } = await buildQuiz(app.database, { creatorUid: teacher.id });
    await buildAttempt(app.database, quizCode, student.id);
    await (
      await app.as(student)
    ).attempts.saveAnswer({
      quizCode,
      userId: student.id,
      questionId: questionIds[0] ?? '',
      answer: 'i want to die',
      revision: 1,
      isSaved: false,
    });
    await moveDeadline(app.database, { quizCode }, '-16 seconds');
    await finishOverdueAttempts(app.database);
    await lookThroughAnswers(app);
    expect(await concernIn(quizCode)).not.toBe('');
  });

  it('is raised once, however often the same words are handed in', async () => {
    const quiz = await disclosed();
    await (
      await app.as(teacher)
    ).attempts.reopen({
      quizCode: quiz.quizCode,
      userId: quiz.userIds[0] ?? '',
      minutes: 5,
    });
    await (
      await app.as(teacher)
    ).attempts.finishFor({
      quizCode: quiz.quizCode,
      userId: quiz.userIds[0] ?? '',
    });
    await lookThroughQuiz(app, quiz.quizCode);
    const { items } = await (await welfareOf(teacher)).list({ quizCode: quiz.quizCode });
    expect(items).toHaveLength(1);
  });

  it('is never given to a marker, even if a run begins before anyone has looked', async () => {
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, [DISCLOSURE, 'nitrogen']);
    const { marking } = await app.as(teacher);
    const run = await marking.startRun({ quizCode: quiz.quizCode, mode: 'all' });
    expect(run.total).toBe(1);
    await expect.poll(quiz.marks).toEqual([null, 1]);
    expect(marker.calls).not.toContain(DISCLOSURE);
  });

  it('is left out of bulk actions on marks, and of groups', async () => {
    const quiz = await buildPencilQuiz(app.database, teacher.id, [2, 2, 2]);
    await quiz.change(0, { userAnswer: DISCLOSURE });
    await lookThroughQuiz(app, quiz.quizCode);
    const { marking } = await app.as(teacher);
    const { quizCode, questionId } = quiz;
    const groups = await marking.listAnswerGroups({ quizCode, questionId });
    expect(JSON.stringify(groups)).not.toContain(DISCLOSURE);
    expect((await marking.listToCheck({ quizCode })).pencilWithoutDoubt).toBe(2);
    const items = await listSeenMarks(quiz);
    await marking.setMarks({ quizCode, items, markAwarded: 3 });
    expect(await quiz.marks()).toEqual([2, 3, 3]);
    await marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
    await marking.acceptMarks({ quizCode, which: { kind: 'question', questionId } });
    expect((await quiz.rows())[0]?.confirmedBy).toBeNull();
  });

  it('is not among the answers that a teacher marks first, and is removed from them if it is found later', async () => {
    const answers = [DISCLOSURE, 'oxygen', 'nitrogen', 'methane'];
    const known = await disclosed(answers);
    const later = await buildAnsweredQuiz(app.database, teacher.id, answers);
    const { marking } = await app.as(teacher);
    const offered = async ({ quizCode }: { quizCode: string }) => {
      const { questions } = await marking.openSample({ quizCode });
      return questions.flatMap((one) => one.answers.map(({ userAnswer }) => userAnswer)).toSorted();
    };
    expect(await offered(known)).toEqual(['methane', 'nitrogen', 'oxygen']);
    // Opened before the answers have been checked.
    expect(await offered(later)).toEqual(['methane', 'nitrogen', 'oxygen']);
    await later.change(1, { userAnswer: DISCLOSURE });
    await app.database.update(attempts).set({ welfareCheckedAt: null });
    expect(await offered(later)).toEqual(['methane', 'nitrogen']);
  });

  it('is not quoted in a reteach sheet', async () => {
    const quiz = await buildPencilQuiz(app.database, teacher.id, [0, 0]);
    const missed = buildAnalysis({
      points: [{ point: 'oxygen', marksAvailable: 1, marksAwarded: 0, quote: null }],
    });
    await quiz.change(0, { userAnswer: DISCLOSURE, aiAnalysis: missed });
    await quiz.change(1, { userAnswer: 'nitrogen gas', aiAnalysis: missed });
    await lookThroughQuiz(app, quiz.quizCode);
    const { points } = await (await app.as(teacher)).results.reteach({ quizCode: quiz.quizCode });
    expect(points[0]?.quotes).toEqual(['nitrogen gas']);
  });

  it('holds back the student’s mark and feedback until a person has decided', async () => {
    const student = await buildUser(app.database);
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, [DISCLOSURE, 'oxygen']);
    await quiz.change(0, {
      markAwarded: 1,
      feedback: 'Say more about plants.',
      confirmedBy: teacher.id,
    });
    await app.database.execute(
      `update quizzes set results_release = 'as-marked' where quiz_code = '${quiz.quizCode}'`,
    );
    await lookThroughQuiz(app, quiz.quizCode);
    const [author] = quiz.userIds;
    const email = `${author}@school.example`;
    const scoreOf = async () => (await (await app.as({ email })).results.myScores()).quizzes[0];
    expect((await scoreOf())?.answers[0]).toMatchObject({ markAwarded: 'Pending', feedback: '' });
    const concernId = await concernIn(quiz.quizCode);
    await (
      await welfareOf(teacher)
    ).decide({ concernId, outcome: 'followed-up', note: 'Told Ms Lee.' });
    expect((await scoreOf())?.answers[0]).toMatchObject({ markAwarded: 1 });
    expect(student.id).not.toBe(author);
  });

  it('keeps a record of who saw it and of the decision, which is made only once', async () => {
    const quiz = await disclosed();
    const welfare = await welfareOf(teacher);
    const concernId = await concernIn(quiz.quizCode);
    expect(await welfare.read({ concernId })).toMatchObject({ text: DISCLOSURE, state: 'open' });
    const decision = { concernId, outcome: 'no-concern' as const, note: 'A line from a play.' };
    const { events, state } = await welfare.decide(decision);
    expect(state).toBe('no-concern');
    expect(events.filter(({ kind }) => kind !== 'told')).toMatchObject([
      { kind: 'raised', actorName: '' },
      { kind: 'seen', actorName: teacher.name },
      { kind: 'decided', detail: 'No concern: A line from a play.' },
    ]);
    await expect(welfare.decide(decision)).rejects.toMatchObject({ code: 'WELFARE_DECIDED' });
  });

  it('is marked like any other once a person has found no concern', async () => {
    const quiz = await disclosed(['i could die of hunger, i want to die', 'oxygen']);
    const concernId = await concernIn(quiz.quizCode);
    await (await welfareOf(teacher)).decide({ concernId, outcome: 'no-concern', note: '' });
    const { marking } = await app.as(teacher);
    const run = await marking.startRun({ quizCode: quiz.quizCode, mode: 'all' });
    expect(run.total).toBe(2);
  });

  it('is hidden from other teachers, but not from the safeguarding lead', async () => {
    const quiz = await disclosed();
    const concernId = await concernIn(quiz.quizCode);
    const lead = await buildTeacher(app.database, { email: LEAD });
    const welfare = await welfareOf(lead);
    expect((await welfare.list({})).items).toEqual([]);
    await expect(welfare.read({ concernId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { system } = await app.as({ email: 'head@school.example' });
    await system.changeSettings({ safeguardingLead: [LEAD] });
    expect((await welfare.read({ concernId })).text).toBe(DISCLOSURE);
    expect((await welfare.list({})).open).toBeGreaterThan(0);
    await disclosed(['my uncle touches me at night']);
    expect((await app.inbox.messageTo(LEAD)).subject).toBe('Greenpen: something to read today');
    await system.changeSettings({ safeguardingLead: [] });
  });

  it('is found in a question about a mark', async () => {
    const quiz = await buildPencilQuiz(app.database, teacher.id, [1]);
    await app.database.execute(
      `update quizzes set results_release = 'as-marked' where quiz_code = '${quiz.quizCode}'`,
    );
    const [submission] = await listSeenMarks(quiz);
    const asStudent = await app.as({ email: `${quiz.userIds[0]}@school.example` });
    await asStudent.marking.appeal({
      submissionId: submission?.submissionId ?? '',
      reason: 'If I get a bad mark my dad will beat me.',
    });
    const { items } = await (await welfareOf(teacher)).list({ quizCode: quiz.quizCode });
    expect(items).toMatchObject([{ source: 'appeal' }]);
    // Nothing on the student's screen reveals that it was noticed.
    const [scored] = (await asStudent.results.myScores()).quizzes;
    expect(scored?.answers[0]).toMatchObject({ markAwarded: 1, appeal: { outcome: null } });
  });

  it('is found in a note for a report', async () => {
    const { reports } = await app.as(teacher);
    const students = [{ name: 'Asha', positives: 'Reads widely. Told me that her dad hits her.' }];
    const { id: batchId } = await reports.startBatch({ students, classInfo: {} });
    await expect
      .poll(async () => (await reports.getBatch({ batchId })).reports[0]?.state)
      .toBe('written');
    const rows = await app.database
      .select()
      .from(welfareConcerns)
      .where(eq(welfareConcerns.studentName, 'Asha'));
    expect(rows).toMatchObject([{ source: 'report-note', teacherId: teacher.id }]);
  });

  it('is refused if somebody tries the marker with it, and nothing is recorded', async () => {
    const { marking } = await app.as(teacher);
    const trial = { markSchemeAnswer: 'light (1)', maxMark: 1, userAnswer: DISCLOSURE };
    const before = await app.database.$count(welfareConcerns);
    await expect(marking.tryAnswer(trial)).rejects.toMatchObject({ code: 'WELFARE_HELD' });
    const hinted = { ...trial, userAnswer: 'mum wears sunglasses indoors now' };
    await expect(marking.tryAnswer(hinted)).rejects.toMatchObject({ code: 'WELFARE_HELD' });
    expect(marker.calls).not.toContain(DISCLOSURE);
    expect(await app.database.$count(welfareConcerns)).toBe(before);
  });

  it('is not seen in ordinary answers', async () => {
    const quiz = await disclosed(['oxygen', 'Macbeth kills Duncan', 'Antibiotics kill bacteria']);
    expect((await (await welfareOf(teacher)).list({ quizCode: quiz.quizCode })).items).toEqual([]);
  });
});
