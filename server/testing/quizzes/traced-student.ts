import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { earlierAnswers, earlierAttempts } from '../../database/schema/earlier-attempts.ts';
import { blindMarks, sampleAnswers } from '../../database/schema/blind-marks.ts';
import { markEvents } from '../../database/schema/marking.ts';
import { lateAnswers } from '../../database/schema/outages.ts';
import { reportBatches, reports } from '../../database/schema/reports.ts';
import { typingResults } from '../../database/schema/typing-test.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  type buildTeacher,
} from '../factories.ts';
import type { TestApp } from '../test-app.ts';

type Teacher = Awaited<ReturnType<typeof buildTeacher>>;

export const NAME = 'Quentin Quillfeather';
export const WORDS = 'my own words about carbon dioxide';

const POINTS = [{ point: 'Names the gas', marksAvailable: 1, marksAwarded: 1, quote: WORDS }];

/** Builds a student with rows in every table that can hold personal data. */
export async function buildTracedStudent(app: TestApp, teacher: Teacher) {
  const { database } = app;
  const student = await buildStudentOf(database, teacher, { name: NAME, username: NAME });
  await app.cookieOf(student);
  const { id: questionId } = await buildQuestion(database);
  const { quizCode } = await buildQuiz(database, {
    creatorUid: teacher.id,
    questionIds: [questionId],
  });
  const key = { quizCode, userId: student.id, questionId };
  await buildSubmission(database, quizCode, student.id, questionId, {
    userAnswer: WORDS,
    markAwarded: 1,
    feedback: 'You know your gases.',
    tickedPoints: POINTS,
  });
  await database.insert(markEvents).values({
    ...key,
    newMark: 1,
    oldFeedback: '',
    newFeedback: 'You know your gases.',
    oldTickedPoints: POINTS,
    newTickedPoints: POINTS,
  });
  await database.insert(sampleAnswers).values({ ...key, purpose: 'sample', place: 0 });
  await database.insert(blindMarks).values({
    ...key,
    teacherId: teacher.id,
    mark: 1,
    points: [{ place: 0, quote: WORDS }],
    answerRevision: 1,
  });
  const away = { awayFrom: sql`now()`, awayUntil: sql`now()` };
  await database
    .insert(lateAnswers)
    .values({ ...key, ...away, revision: 1, typedAt: sql`now()`, textBefore: WORDS });
  const earlier = { quizCode, userId: student.id, number: 1 };
  await database
    .insert(earlierAttempts)
    .values({ ...earlier, startedAt: sql`now()`, finishedAt: sql`now()`, score: 0 });
  await database.insert(earlierAnswers).values({
    ...earlier,
    questionId,
    userAnswer: WORDS,
    submittedAt: sql`now()`,
    feedback: 'You know your gases.',
    confirmedInBulk: false,
  });
  await database.insert(typingResults).values({
    uid: student.id,
    username: NAME,
    wpm: 50,
    accuracy: 98,
    charsTyped: 250,
    wordsCompleted: 50,
    testSessionId: student.id,
  });
  await (
    await app.as(teacher)
  ).accounts.setExtraTime({
    userId: student.id,
    extraTimePercentage: 25,
  });
  await buildReport(app.database, teacher, student.id);
  return { student, quizCode };
}

async function buildReport(database: Database, teacher: Teacher, userId: string): Promise<void> {
  const pupil = { level: 5, positives: '', areasToImprove: '', pronouns: 'none' as const };
  const [batch] = await database
    .insert(reportBatches)
    .values({
      teacherId: teacher.id,
      input: {
        students: [
          { ...pupil, name: 'Somebody Else', userId: null },
          { ...pupil, name: NAME, positives: 'asks', userId },
        ],
        classInfo: { className: '9b', subject: '', term: '', unitsCovered: '' },
        tone: 'warm',
        length: 'short',
      },
    })
    .returning();
  const batchId = batch?.id ?? '';
  await database.insert(reports).values([
    { batchId, position: 0, name: 'Somebody Else', report: 'Else is well.' },
    { batchId, position: 1, name: NAME, report: `${NAME} asks.` },
  ]);
}
