import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildQuestion, buildTeacher } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('questions.duplicate', () => {
  let app: TestApp;
  let client: ApiClient;
  let colleague: ApiClient;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    const teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
    colleague = await app.as(await buildTeacher(app.database));
  });
  beforeEach(async () => {
    const values = { createdBy: 'somebody', synonyms: 'fast = quick' };
    questionId = (await buildQuestion(app.database, values)).id;
  });
  afterAll(() => app.stop());

  it('makes a copy that belongs to the teacher who asked for it', async () => {
    const copy = await colleague.questions.duplicate({ questionId });
    const original = await client.questions.get({ questionId });
    expect(copy.id).not.toBe(questionId);
    expect(copy.createdBy).not.toBe(original.createdBy);
    expect(copy.abilities).toEqual({ canEdit: true, canDelete: true });
    const { questionText, markSchemeAnswer, maxMark, topic, specCode } = original;
    expect(copy).toMatchObject({ questionText, markSchemeAnswer, maxMark, topic, specCode });
    expect(copy.synonyms).toBe('fast = quick');
    await colleague.questions.update({ ...copy, questionId: copy.id, questionText: 'Mine now' });
    expect((await client.questions.get({ questionId })).questionText).toBe(questionText);
  });

  it('makes one copy if the request is repeated, as after a lost response', async () => {
    const newQuestionId = randomBytes(16).toString('hex');
    const first = await client.questions.duplicate({ questionId, newQuestionId });
    expect(first.id).toBe(newQuestionId);
    expect(await client.questions.duplicate({ questionId, newQuestionId })).toEqual(first);
    const another = await colleague.questions.duplicate({ questionId, newQuestionId });
    expect(another.id).not.toBe(newQuestionId);
    expect(another.abilities.canEdit).toBe(true);
  });

  it('puts the copy first in the list', async () => {
    const copy = await client.questions.duplicate({ questionId });
    expect((await client.questions.list({ pageSize: 1 })).items[0]?.id).toBe(copy.id);
  });

  it('does not find a question that does not exist', async () => {
    const outcome = await outcomeOf(client.questions.duplicate({ questionId: 'no-such' }));
    expect(outcome).toBe('QUESTION_NOT_FOUND');
  });
});
