import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadImage } from '../../testing/upload-image.ts';

const details = { maxMark: 2, topic: 'Cells', subject: 'Biology', level: 'KS3', specCode: '4.1' };

describe('a question with images', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let questionImageURL: string;
  let markSchemeImageURL: string;
  const create = (input: object) =>
    send(app, 'POST', '/api/questions', { as: teacher, body: { ...details, ...input } });

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    questionImageURL = (await uploadImage(app, 'question', { as: teacher })).url;
    markSchemeImageURL = (await uploadImage(app, 'markscheme', { as: teacher })).url;
  });
  afterAll(() => app.stop());

  it('needs no text if there is an image, for both the question and the mark scheme', async () => {
    const { status, body } = await create({ questionImageURL, markSchemeImageURL });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      questionText: '',
      markSchemeAnswer: '',
      questionImageURL,
      markSchemeImageURL,
    });
  });

  it('can have both text and image', async () => {
    const texts = { questionText: 'Name the part.', markSchemeAnswer: 'nucleus (1)' };
    const { body } = await create({ ...texts, questionImageURL, markSchemeImageURL });
    expect(body).toMatchObject({ ...texts, questionImageURL });
  });

  it('still needs both question and mark scheme, with the messages of spec section 5', async () => {
    expect((await create({ markSchemeImageURL })).body).toMatchObject({
      message: 'Please provide either a question text or upload a question image.',
    });
    expect((await create({ questionImageURL })).body).toMatchObject({
      message: 'Please provide either a mark scheme text or upload a mark scheme image.',
    });
  });

  it.each([
    'https://elsewhere.example/tracker.png',
    'javascript:alert(1)',
    '/api/files/questions/../secret.png',
    '/api/files/questions/no time.png',
    '',
    7,
  ])('does not accept %j as an image', async (url) => {
    const { status } = await create({ questionImageURL: url, markSchemeImageURL });
    expect(status).toBe(400);
  });

  it('does not accept a mark scheme’s image as the question’s, which students see', async () => {
    const { status } = await create({ questionImageURL: markSchemeImageURL, markSchemeImageURL });
    expect(status).toBe(400);
  });

  it('is refused with a message if an image is no longer stored', async () => {
    const gone = '/api/files/questions/1763714180000_gone.webp';
    const { status, body } = await create({ questionImageURL: gone, markSchemeImageURL });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'IMAGE_UNAVAILABLE',
      message: 'The uploaded image is no longer there. Please upload it again.',
    });
  });
});
