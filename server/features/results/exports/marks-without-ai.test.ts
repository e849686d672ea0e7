import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const choice = { kind: 'choice' as const, options: 'red\nblue', markSchemeAnswer: 'red' };

describe('a mark not given by AI', () => {
  let app: TestApp;
  let client: ApiClient;
  let written: AnsweredQuiz;
  let chosen: AnsweredQuiz;

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    const teacher = await buildTeacher(database);
    client = await app.as(teacher);
    const given = ['carbon dioxide', UNANSWERED_TEXT];
    written = await buildAnsweredQuiz(database, teacher.id, given, { maxMark: 1 });
    const options = ['red', UNANSWERED_TEXT];
    chosen = await buildAnsweredQuiz(database, teacher.id, options, { maxMark: 1, ...choice });
    for (const { quizCode } of [written, chosen]) {
      const run = await client.marking.startRun({ quizCode, mode: 'unmarked' });
      await endOfRun(client, run.id);
    }
  });
  afterAll(() => app.stop());

  const overviewOf = async ({ quizCode }: AnsweredQuiz) => {
    const file = await client.results.exportEvidence({ quizCode });
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    const sheetOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    const marks = sheetOf('Marks').slice(1);
    return {
      overview: Object.fromEntries(sheetOf('Overview')) as Record<string, unknown>,
      marks: marks.map((row) => [row[2], row[5], row[6]]),
    };
  };

  const byStudent = async ({ userIds }: AnsweredQuiz, index: number) => {
    const student = await app.as({ email: `${userIds[index]}@school.example` });
    const { quizzes } = await student.results.myScores();
    return quizzes[0]?.answers[0]?.markedBy;
  };
  const rowsOf = async ({ quizCode }: AnsweredQuiz) => {
    const text = await (await client.marking.exportResponses({ quizCode })).text();
    return text.split('\r\n').slice(1);
  };

  it('is attributed to nobody if the answer was left blank, and to its rules if it is marked exactly', async () => {
    expect(await byStudent(written, 0)).toBe('ai');
    expect(await byStudent(written, 1)).toBe('blank');
    expect(await byStudent(chosen, 0)).toBe('exact');
    expect(await byStudent(chosen, 1)).toBe('blank');
  });

  it('is not shown under "AI Mark" in the responses file', async () => {
    const [words, blank] = [await rowsOf(written), await rowsOf(chosen)];
    expect(words.find((row) => row.includes('carbon dioxide'))).toContain(',1,1,1,AI,');
    expect(words.find((row) => row.includes(UNANSWERED_TEXT))).toContain(',0,1,,Left blank,');
    expect(blank.find((row) => row.includes('red,'))).toContain(',1,1,,Marked exactly,');
  });

  it('is labelled so in the evidence pack', async () => {
    const ofWords = await overviewOf(written);
    expect(ofWords.overview).toMatchObject({
      'Marked by AI, not yet checked': 1,
      'Left blank, not yet checked': 1,
    });
    expect(ofWords.marks).toContainEqual([UNANSWERED_TEXT, null, 'left blank']);
    const ofChoices = await overviewOf(chosen);
    expect(ofChoices.overview).toMatchObject({
      'Marked by AI, not yet checked': 0,
      'Marked exactly, without the AI, not yet checked': 1,
      'Left blank, not yet checked': 1,
    });
  });
});
