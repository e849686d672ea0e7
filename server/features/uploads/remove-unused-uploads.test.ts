import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '../../database/schema/questions.ts';
import { uploads } from '../../database/schema/uploads.ts';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadImage } from '../../testing/upload-image.ts';
import { removeUnusedUploads } from './public.ts';

const keyOf = (url: string) => url.replace('/api/files/', '');

describe('removeUnusedUploads', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  const upload = async (kind: 'question' | 'markscheme', hoursAgo: number) => {
    const { url } = await uploadImage(app, kind, { as: teacher });
    await app.database
      .update(uploads)
      .set({ createdAt: sql`now() - ${hoursAgo} * interval '1 hour'` })
      .where(eq(uploads.storageKey, keyOf(url)));
    return url;
  };
  const sweep = () => removeUnusedUploads(app.database, app.files, new AbortController().signal);
  /** True if both the row and the file exist; the two always agree. */
  const isThere = async (url: string) => {
    const rows = await app.database
      .select()
      .from(uploads)
      .where(eq(uploads.storageKey, keyOf(url)));
    const hasFile = await app.files.exists(keyOf(url));
    expect(hasFile).toBe(rows.length === 1);
    return hasFile;
  };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  it('removes images that no question has used for a day, and none that are newer', async () => {
    const [old, young] = [await upload('question', 25), await upload('question', 23)];
    await sweep();
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  });

  it('keeps the images of questions, even of deleted ones', async () => {
    const [image, scheme] = [await upload('question', 99), await upload('markscheme', 99)];
    const deletedAt = new Date();
    await buildQuestion(app.database, { questionImageURL: image, deletedAt });
    await buildQuestion(app.database, { markSchemeImageURL: scheme });
    await sweep();
    expect([await isThere(image), await isThere(scheme)]).toEqual([true, true]);
  });

  it('keeps an image that was replaced after the question was answered', async () => {
    const [before, after] = [await upload('question', 99), await upload('question', 99)];
    const question = await buildQuestion(app.database, {
      createdBy: teacher.id,
      questionImageURL: before,
    });
    const { quizCode } = await buildQuiz(app.database, { questionIds: [question.id] });
    await buildSubmission(app.database, quizCode, 'ana', question.id);
    const client = await app.as(teacher);
    await client.questions.update({
      ...(await client.questions.get({ questionId: question.id })),
      questionId: question.id,
      questionImageURL: after,
    });
    await sweep();
    expect([await isThere(before), await isThere(after)]).toEqual([true, true]);
  });

  it('removes an image once it was taken out of a question without answers', async () => {
    const image = await upload('question', 99);
    const { id } = await buildQuestion(app.database, { questionImageURL: image });
    await app.database
      .update(questions)
      .set({ questionImageURL: null })
      .where(eq(questions.id, id));
    await sweep();
    expect(await isThere(image)).toBe(false);
  });

  it('tries again later if a file cannot be deleted', async () => {
    const image = await upload('question', 99);
    const refusing = { ...app.files, delete: () => Promise.reject(new Error('Disk is read-only')) };
    const signal = new AbortController().signal;
    await expect(removeUnusedUploads(app.database, refusing, signal)).rejects.toThrow('read-only');
    expect(await isThere(image)).toBe(true);
    await sweep();
    expect(await isThere(image)).toBe(false);
  });
});
