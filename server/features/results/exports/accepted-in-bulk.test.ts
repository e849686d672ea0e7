import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

describe('marks that were accepted in bulk', () => {
  let app: TestApp;
  let client: ApiClient;
  let quiz: AnsweredQuiz;

  beforeAll(async () => {
    app = await startTestApp();
    const teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
    const answers = ['carbon dioxide', 'oxygen', 'nitrogen'];
    quiz = await buildAnsweredQuiz(app.database, teacher.id, answers, { maxMark: 1 });
    const { quizCode } = quiz;
    const run = await client.marking.startRun({ quizCode, mode: 'unmarked' });
    await endOfRun(client, run.id);
    const which = { kind: 'question', questionId: quiz.questionId } as const;
    await client.marking.acceptMarks({ quizCode, which });
  });
  afterAll(() => app.stop());

  it('are labelled so in every file that is exported from the quiz, and are nowhere called checked', async () => {
    const { quizCode } = quiz;
    const responses = await (await client.marking.exportResponses({ quizCode })).text();
    expect(responses.match(/Accepted in bulk/g)).toHaveLength(3);
    const evidence = await client.results.exportEvidence({ quizCode });
    const { sheets } = await readXlsx(new Uint8Array(await evidence.arrayBuffer()));
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    const overview = Object.fromEntries(rowsOf('Overview')) as Record<string, unknown>;
    expect(overview).toMatchObject({
      'Of these read by a teacher (of answers that say the same, one)': 0,
      'Of these accepted in bulk, not opened': 3,
    });
    const figures = rowsOf('Agreement')
      .slice(1)
      .map((row) => [row[1], row[7], row.at(-1)]);
    expect(figures).toEqual([
      [0, 0, 'not done'],
      [0, 0, ''],
    ]);
    const files = [
      responses,
      JSON.stringify(sheets),
      await (await client.results.exportResults({ quizCode })).text(),
      await (await client.results.exportMarkbook({})).text(),
    ];
    for (const file of files) {
      expect(file.replaceAll('not yet checked', '')).not.toMatch(/checked|agreed with|verified/i);
    }
  });

  it('are distinguished from opened ones in the API’s answers to teacher and student', async () => {
    const { quizCode, userIds } = quiz;
    const { students } = await client.marking.listResponses({ quizCode });
    const submissions = students.flatMap((student) => student.submissions);
    expect(submissions.map(({ isAcceptedInBulk }) => isAcceptedInBulk)).toEqual([true, true, true]);
    const email = `${userIds[0]}@school.example`;
    const student = await app.as({ email });
    const { quizzes } = await student.results.myScores();
    expect(quizzes.flatMap(({ answers }) => answers.map(({ markedBy }) => markedBy))).toEqual([
      'bulk',
    ]);
  });

  it('are those that a step of the story accepted, not those that an undo restored', async () => {
    const { quizCode } = quiz;
    const [row] = await quiz.rows();
    const items = [{ submissionId: row?.submissionId ?? '', markRevision: row?.markRevision ?? 0 }];
    const opened = { quizCode, which: { kind: 'listed', items } } as const;
    const { decisionId } = await client.marking.acceptMarks(opened);
    await client.marking.undoDecision({ quizCode, decisionId });
    const evidence = await client.results.exportEvidence({ quizCode });
    const { sheets } = await readXlsx(new Uint8Array(await evidence.arrayBuffer()));
    const story = sheets.find((sheet) => sheet.name === 'Story')?.rows ?? [];
    expect(story.filter((step) => step[0] === row?.submissionId).map((step) => step[2])).toEqual([
      'marked',
      'accepted in bulk',
      'accepted',
      'undone',
    ]);
  });

  it('do not count as agreement on the desk', async () => {
    const { questions } = await client.marking.getAgreement({ quizCode: quiz.quizCode });
    expect(questions).toMatchObject([{ measured: 0, exact: 0, inBulk: 3, kappa: null }]);
  });
});
