import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultsRelease } from '../../../../shared/contract/quizzes.ts';
import { UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import {
  buildConcern,
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('marked work beside the notes', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A student with 4 of 4 marks for the first question that is asked, and 1 for the second. */
  const buildClass = async () => {
    const { database } = app;
    const teacher = await buildTeacher(database);
    const student = await buildStudentOf(database, teacher);
    const ask = async (
      questions: Parameters<typeof buildQuestion>[1][],
      resultsRelease: ResultsRelease,
    ) => {
      const questionIds: string[] = [];
      for (const question of questions)
        questionIds.push((await buildQuestion(database, { maxMark: 4, ...question })).id);
      const values = { creatorUid: teacher.id, questionIds, resultsRelease };
      const { quizCode } = await buildQuiz(database, values);
      for (const [index, questionId] of questionIds.entries()) {
        const marked = { markAwarded: index === 0 ? 4 : 1 };
        await buildSubmission(database, quizCode, student.id, questionId, marked);
      }
      return { quizCode, questionIds };
    };
    const { reports } = await app.as(teacher);
    const suggest = async (subject: string) =>
      (await reports.suggest({ studentId: student.id, subject })).evidence;
    return { database, teacher, student, ask, suggest };
  };

  it('offers the student’s own work by topic, best first, and only marks in ink that the student can see', async () => {
    const { database, teacher, student, suggest, ask } = await buildClass();
    const topics = ['Cells', 'Energy'].map((topic) => ({ subject: 'Biology', topic }));
    const { quizCode, questionIds } = await ask(topics, 'when-released');
    const evidenceOnce = async (change: Partial<typeof quizzes.$inferInsert>) => {
      await database.update(quizzes).set(change).where(eq(quizzes.quizCode, quizCode));
      return suggest('biology');
    };
    const all = ['100% in Cells, 4 of 4 marks', '25% in Energy, 1 of 4 marks'];
    expect(await evidenceOnce({ releasedAt: null })).toEqual([]);
    expect(await evidenceOnce({ resultsRelease: 'as-accepted' })).toEqual([]);
    expect(await evidenceOnce({ resultsRelease: 'as-marked' })).toEqual([]);
    await database
      .update(submissions)
      .set({ confirmedBy: teacher.id })
      .where(eq(submissions.quizCode, quizCode));
    expect(await evidenceOnce({ resultsRelease: 'when-released' })).toEqual([]);
    expect(await evidenceOnce({ resultsRelease: 'as-accepted' })).toEqual(all);
    expect(await evidenceOnce({ resultsRelease: 'as-marked' })).toEqual(all);
    const released = { resultsRelease: 'when-released', releasedAt: new Date() } as const;
    expect(await evidenceOnce(released)).toEqual(all);

    await buildConcern(database, {
      quizCode,
      userId: student.id,
      questionId: questionIds[0] ?? '',
    });
    expect(await evidenceOnce(released)).toEqual(['25% in Energy, 1 of 4 marks']);
  });

  it('says how many marks were accepted in bulk, beside the notes and with a report that speaks of marks', async () => {
    const { database } = app;
    const teacher = await buildTeacher(database);
    const colleague = await buildTeacher(database);
    const student = await buildStudentOf(database, teacher);
    const { reports } = await app.as(teacher);
    const own = { subject: 'Biology', topic: 'Cells', maxMark: 2 };
    const asked = [];
    for (let place = 0; place < 4; place += 1) asked.push(await buildQuestion(database, own));
    const { quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: asked.map(({ id }) => id),
      resultsRelease: 'as-marked',
    });
    const ink = { markAwarded: 1, aiMark: 1, confirmedBy: teacher.id };
    const given = [
      ink,
      { ...ink, confirmedInBulk: true, aiAnalysis: buildAnalysis({ marker: 'built-in' }) },
      { ...ink, confirmedInBulk: true, aiAnalysis: buildAnalysis({ marker: UNANSWERED_MARKER }) },
      { markAwarded: 1, aiMark: 1 },
    ];
    for (const [place, { id }] of asked.entries()) {
      await buildSubmission(database, quizCode, student.id, id, given[place] ?? {});
    }
    const behind = { answers: 3, unopened: 1 };
    expect(await reports.suggest({ studentId: student.id, subject: 'Biology' })).toEqual({
      evidence: ['50% in Cells, 3 of 6 marks'],
      behind,
    });
    const batch = await reports.startBatch({
      students: [
        { name: 'Sam', userId: student.id, positives: '50% in Cells, 3 of 6 marks' },
        { name: 'Kit', positives: '50% in Cells' },
      ],
      classInfo: { subject: 'Biology' },
    });
    await reports.handIn({ batchId: batch.id, readerEmail: colleague.email });
    const seenBy = async (person: { id: string; email: string }) => {
      const seen = await (await app.as(person)).reports.getBatch({ batchId: batch.id });
      return seen.reports.map((report) => report.behind);
    };
    await expect.poll(() => seenBy(teacher)).toEqual([behind, null]);
    expect(await seenBy(colleague)).toEqual([behind, null]);
    const [first] = (await reports.getBatch({ batchId: batch.id })).reports;
    const { id: reportId = '', revision = 0 } = first ?? {};
    await reports.edit({ reportId, revision, report: 'Sam works hard.' });
    expect(await seenBy(teacher)).toEqual([null, null]);
  });

  it('offers choice questions that nobody has checked, and work in other subjects only with the subject named', async () => {
    const { suggest, ask } = await buildClass();
    const choice = { topic: 'Energy', kind: 'choice', options: 'a\nb' } as const;
    const inBoth = ['Biology', 'Physics'].map((subject) => ({ ...choice, subject }));
    await ask(inBoth, 'as-marked');
    expect(await suggest('Biology')).toEqual(['100% in Energy, 4 of 4 marks']);
    expect(await suggest('Physics')).toEqual(['25% in Energy, 1 of 4 marks']);
    expect(await suggest('Science')).toEqual([
      '100% in Energy (Biology), 4 of 4 marks',
      '25% in Energy (Physics), 1 of 4 marks',
    ]);
  });
});
