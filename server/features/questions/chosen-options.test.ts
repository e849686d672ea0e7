import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../database/schema/earlier-attempts.ts';
import { questions } from '../../database/schema/questions.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the options of a question that students have answered', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const capital = {
    kind: 'choice' as const,
    options: 'Rome\nParis\nLyon',
    markSchemeAnswer: 'Paris',
    maxMark: 2,
  };

  type Content = Omit<typeof capital, 'kind'> & { kind: 'choice' | 'matching' | 'text' };

  /** Builds a quiz with the question, and returns what happens when the question is changed. */
  async function build(content: Content) {
    const teacher = await buildTeacher(app.database);
    const question = await buildQuestion(app.database, { ...content, createdBy: teacher.id });
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
    });
    const api = await app.as(teacher);
    const student = await buildUser(app.database);
    const change = (part: Partial<Content>) => {
      const { id: questionId, ...rest } = question;
      return outcomeOf(api.questions.update({ ...rest, ...part, questionId }));
    };
    const answer = (userAnswer: string, values = {}) =>
      buildSubmission(app.database, quizCode, student.id, question.id, { userAnswer, ...values });
    return { question, quizCode, api, student, change, answer };
  }

  it('keep the wording that was chosen, so that a right answer stays right', async () => {
    const { question, change, answer } = await build(capital);
    await answer('Paris');
    const reworded = { options: 'Rome\nParis, France\nLyon', markSchemeAnswer: 'Paris, France' };
    expect(await change(reworded)).toBe('OPTION_IN_USE');
    expect(await change({ options: 'Rome\nLyon', markSchemeAnswer: 'Lyon' })).toBe('OPTION_IN_USE');
    const [stored] = await app.database
      .select()
      .from(questions)
      .where(eq(questions.id, question.id));
    expect(stored?.options).toBe(capital.options);
  });

  it('can be changed if no one has chosen them, and can be reordered', async () => {
    const { change, answer } = await build(capital);
    await answer('Paris');
    expect(await change({ options: 'Lyons\nParis\nRome\nMarseille' })).toBe('ok');
    expect(await change({ options: 'Paris\nRome' })).toBe('ok');
  });

  it('keep the wording of an answer that has not been handed in', async () => {
    const { change, answer } = await build(capital);
    await answer('Lyon', { submittedAt: null, isSaved: false });
    expect(await change({ options: 'Rome\nParis\nLyons' })).toBe('OPTION_IN_USE');
  });

  it('keep all their wordings while a student is taking the quiz', async () => {
    const { quizCode, student, change } = await build(capital);
    await buildAttempt(app.database, quizCode, student.id);
    expect(await change({ options: 'Rome\nParis\nLyons' })).toBe('OPTION_IN_USE');
    await app.database
      .update(attempts)
      .set({ finishedAt: sql`now()`, finishedBecause: 'submitted' })
      .where(eq(attempts.quizCode, quizCode));
    expect(await change({ options: 'Rome\nParis\nLyons' })).toBe('ok');
  });

  it('keep the wording chosen in an earlier attempt, which also counts as an answer', async () => {
    const { question, quizCode, api, student, change, answer } = await build(capital);
    await answer('Rome');
    const attempt = { quizCode, userId: student.id, number: 1 };
    const at = sql`now()`;
    await app.database
      .insert(earlierAttempts)
      .values({ ...attempt, startedAt: at, finishedAt: at, score: 2 });
    await app.database.insert(earlierAnswers).values({
      ...attempt,
      questionId: question.id,
      userAnswer: 'Paris',
      submittedAt: at,
      feedback: '',
      confirmedInBulk: false,
    });
    const reworded = { options: 'Rome\nParis, France\nLyon', markSchemeAnswer: 'Paris, France' };
    expect(await change(reworded)).toBe('OPTION_IN_USE');
    const { usage } = await api.questions.get({ questionId: question.id });
    expect(usage).toEqual({ quizzes: 1, answers: 2 });
  });

  it('cannot be replaced by making it a written question once students have chosen', async () => {
    const { change, answer } = await build(capital);
    const inWords = { kind: 'text' as const, options: '', markSchemeAnswer: 'Paris (2)' };
    await answer('Paris');
    expect(await change(inWords)).toBe('OPTION_IN_USE');
    const unanswered = await build(capital);
    expect(await unanswered.change(inWords)).toBe('ok');
  });

  it('cannot take the place of a written answer, which would match none of them', async () => {
    const written = { ...capital, kind: 'text' as const, options: '' };
    const byChoosing = { kind: capital.kind, options: capital.options };
    const { change, answer } = await build(written);
    await answer('Paris, I think');
    expect(await change(byChoosing)).toBe('OPTION_IN_USE');

    const sitting = await build(written);
    await buildAttempt(app.database, sitting.quizCode, sitting.student.id);
    expect(await sitting.change(byChoosing)).toBe('OPTION_IN_USE');

    const blank = await build(written);
    await blank.answer('Question not answered by student');
    expect(await blank.change(byChoosing)).toBe('ok');
  });

  it('keep both sides of a matched pair', async () => {
    const { change, answer } = await build({
      kind: 'matching',
      options: 'red\nblue\n\nblau\ngelb\nrot',
      markSchemeAnswer: 'red → rot\nblue → blau',
      maxMark: 2,
    });
    await answer('red → rot');
    const reworded = (options: string, markSchemeAnswer: string) =>
      change({ options, markSchemeAnswer });
    expect(await reworded('reds\nblue\n\nblau\ngelb\nrot', 'reds → rot\nblue → blau')).toBe(
      'OPTION_IN_USE',
    );
    expect(await reworded('red\nblue\n\nblau\ngelb\nrote', 'red → rote\nblue → blau')).toBe(
      'OPTION_IN_USE',
    );
    expect(await reworded('red\nblue\n\nblaue\nrot', 'red → rot\nblue → blaue')).toBe('ok');
  });
});
