import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../database/schema/attempts.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadImage } from '../../testing/upload-image.ts';

describe('uploads.read', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let questionImage: string;
  let schemeImage: string;
  let questionId: string;
  let student: { id: string; email: string };
  const read = (url: string, person?: { email: string }, headers?: Record<string, string>) =>
    send(app, 'GET', url, { as: person, headers });
  const statusFor = async (url: string, person: { email: string }) =>
    (await read(url, person)).status;

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database);
    questionImage = (await uploadImage(app, 'question', { as: teacher })).url;
    schemeImage = (await uploadImage(app, 'markscheme', { as: teacher })).url;
    const images = { questionImageURL: questionImage, markSchemeImageURL: schemeImage };
    questionId = (await buildQuestion(database, images)).id;
    student = await buildUser(database);
  });
  afterAll(() => app.stop());

  const buildQuizWithImage = (values: Parameters<typeof buildQuiz>[1] = {}) =>
    buildQuiz(app.database, { questionIds: [questionId], ...values });

  it('sends the image with headers that prevent it from being anything but an image', async () => {
    const { status, headers } = await read(questionImage, teacher);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'content-disposition': expect.stringMatching(/^inline; filename="\d+_picture\.webp"/),
    });
  });

  it('does not resend what the browser has, but checks who is asking each time', async () => {
    const etag = (await read(questionImage, teacher)).headers.get('etag') ?? '';
    const again = await read(questionImage, teacher, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read(questionImage, undefined, { 'if-none-match': etag })).status).toBe(401);
  });

  it('shows every image to every teacher and admin', async () => {
    const staff = [teacher, await buildTeacher(app.database)];
    staff.push(await buildUser(app.database, { role: 'admin' }));
    for (const person of staff) {
      expect(await statusFor(questionImage, person)).toBe(200);
      expect(await statusFor(schemeImage, person)).toBe(200);
    }
  });

  it('shows a question image to a student once the attempt has begun, and not before', async () => {
    const { quizCode } = await buildQuizWithImage();
    const sitting = await buildUser(app.database);
    expect(await statusFor(questionImage, sitting)).toBe(404);
    await buildAttempt(app.database, quizCode, sitting.id);
    expect(await statusFor(questionImage, sitting)).toBe(200);
    expect(await statusFor(schemeImage, sitting)).toBe(404);
    expect(await statusFor(questionImage, student)).toBe(404);
  });

  it('shows a mark scheme image once the student’s own answer is marked', async () => {
    const { quizCode } = await buildQuizWithImage();
    const [waiting, marked] = [await buildUser(app.database), await buildUser(app.database)];
    await buildSubmission(app.database, quizCode, waiting.id, questionId);
    await buildSubmission(app.database, quizCode, marked.id, questionId, { markAwarded: 0 });
    expect(await statusFor(schemeImage, waiting)).toBe(404);
    expect(await statusFor(schemeImage, marked)).toBe(200);
  });

  it('holds back a mark scheme image until a quiz’s marks are released', async () => {
    const { quizCode } = await buildQuizWithImage({
      creatorUid: teacher.id,
      resultsRelease: 'when-released',
    });
    const patient = await buildUser(app.database);
    await buildSubmission(app.database, quizCode, patient.id, questionId, { markAwarded: 1 });
    expect(await statusFor(schemeImage, patient)).toBe(404);
    const client = await app.as(teacher);
    await client.quizzes.setReleased({ quizCode, released: true });
    expect(await statusFor(schemeImage, patient)).toBe(200);
    await client.quizzes.setReleased({ quizCode, released: false });
    expect(await statusFor(schemeImage, patient)).toBe(404);
  });

  it('shows a mark scheme image once the mark is accepted, if marks wait for that', async () => {
    // A release from before the teacher chose this setting does not apply to later marks.
    const { quizCode } = await buildQuizWithImage({
      resultsRelease: 'as-accepted',
      releasedAt: new Date(),
    });
    const [pencil, ink] = [await buildUser(app.database), await buildUser(app.database)];
    await buildSubmission(app.database, quizCode, pencil.id, questionId, { markAwarded: 1 });
    const confirmed = { markAwarded: 1, confirmedBy: teacher.id };
    await buildSubmission(app.database, quizCode, ink.id, questionId, confirmed);
    expect(await statusFor(schemeImage, pencil)).toBe(404);
    expect(await statusFor(schemeImage, ink)).toBe(200);
  });

  it('shows the mark scheme image of an earlier attempt while the next goes on', async () => {
    const { quizCode } = await buildQuizWithImage({
      creatorUid: teacher.id,
      resultsRelease: 'when-released',
      attemptsAllowed: 2,
    });
    const keen = await buildUser(app.database);
    await buildSubmission(app.database, quizCode, keen.id, questionId, { markAwarded: 1 });
    await app.database
      .update(attempts)
      .set({ welfareCheckedAt: new Date() })
      .where(eq(attempts.userId, keen.id));
    await (await app.as(keen)).attempts.start({ quizCode, again: true });
    expect(await statusFor(schemeImage, keen)).toBe(404);
    await (await app.as(teacher)).quizzes.setReleased({ quizCode, released: true });
    expect(await statusFor(schemeImage, keen)).toBe(200);
  });

  it('does not count an answer that was marked but is not submitted', async () => {
    const { quizCode } = await buildQuizWithImage();
    const reopened = await buildUser(app.database);
    await buildSubmission(app.database, quizCode, reopened.id, questionId, { markAwarded: 1 });
    await app.database
      .update(submissions)
      .set({ submittedAt: null })
      .where(eq(submissions.userId, reopened.id));
    expect(await statusFor(schemeImage, reopened)).toBe(404);
  });

  it('still shows images of a quiz and a question that were deleted since', async () => {
    const { quizCode } = await buildQuizWithImage();
    const loyal = await buildUser(app.database);
    await buildSubmission(app.database, quizCode, loyal.id, questionId, { markAwarded: 1 });
    await app.database
      .update(quizzes)
      .set({ deletedAt: new Date() })
      .where(eq(quizzes.quizCode, quizCode));
    expect(await statusFor(questionImage, loyal)).toBe(200);
    expect(await statusFor(schemeImage, loyal)).toBe(200);
  });

  it.each([
    '/api/files/questions/no-such.webp',
    '/api/files/questions/..%2F..%2Fpostgresql%2FPG_VERSION',
    '/api/files/questions/%2e%2e%2f%2e%2e%2fsecret',
    '/api/files/questions/..%5C..%5Csecret',
    '/api/files/questions/a%00.webp',
  ])('finds nothing at %s', async (url) => {
    expect(await statusFor(url, teacher)).toBe(404);
  });

  it.each(['/api/files/secrets/x', '/api/files/questions/', '/api/files/'])(
    'has no folder at %s',
    async (url) => {
      expect([400, 404]).toContain(await statusFor(url, teacher));
    },
  );

  it('does not show a mark scheme under the folder of questions', async () => {
    const moved = schemeImage.replace('markschemes', 'questions');
    expect(await statusFor(moved, teacher)).toBe(404);
  });
});
