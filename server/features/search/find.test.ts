import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FOUND_OF_A_KIND } from '../../../shared/business-rules.ts';
import { classTeachers } from '../../database/schema/classes.ts';
import {
  buildAttempt,
  buildColleague,
  buildQuestion,
  buildQuiz,
  buildSetQuiz,
  buildStudentOf,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const found = async (person: { email: string }, search: string) =>
    (await (await app.as(person)).search.find({ search })).items;
  const titles = async (person: { email: string }, search: string) =>
    (await found(person, search)).map(({ kind, title }) => `${kind}: ${title}`);

  it('finds a teacher’s quizzes by title, and by a code typed in two halves', async () => {
    const teacher = await buildTeacher(app.database);
    const quiz = await buildQuiz(app.database, { creatorUid: teacher.id, title: 'Volcanoes' });
    const hit = { kind: 'quiz', id: quiz.quizCode, title: 'Volcanoes', detail: quiz.quizCode };
    expect(await found(teacher, 'volc')).toEqual([hit]);
    const { quizCode } = quiz;
    expect(await found(teacher, `${quizCode.slice(0, 3)} ${quizCode.slice(3)}`)).toEqual([hit]);
    expect(await found(await buildTeacher(app.database), 'volc')).toEqual([]);
  });

  it('finds only students in one’s own classes, and everyone for an administrator', async () => {
    const teacher = await buildTeacher(app.database, { name: 'Quentin Taught' });
    const mine = await buildStudentOf(app.database, teacher, { name: 'Quincy Adeyemi' });
    await buildStudentOf(app.database, await buildTeacher(app.database), { name: 'Quinn Other' });
    expect(await titles(teacher, 'quin')).toEqual(['student: Quincy Adeyemi']);
    const cover = await buildColleague(app.database, teacher, 'cover');
    expect((await found(cover, 'quin')).map(({ id }) => id)).toEqual([mine.id]);
    await app.database
      .update(classTeachers)
      .set({ untilDay: sql`current_date - 1` })
      .where(eq(classTeachers.teacherId, cover.id));
    expect(await found(cover, 'quin')).toEqual([]);
    const admin = await buildUser(app.database, { role: 'admin' });
    expect(await titles(admin, 'quin')).toEqual([
      'student: Quincy Adeyemi',
      'student: Quinn Other',
    ]);
    expect(await titles(admin, 'quentin')).toContain('colleague: Quentin Taught');
  });

  it('distinguishes administrators from teachers, who are in different lists', async () => {
    const admin = await buildUser(app.database, { role: 'admin', name: 'Zelda Head' });
    await buildTeacher(app.database, { name: 'Zelda Hale' });
    expect((await titles(admin, 'zelda')).slice(0, 2)).toEqual([
      'colleague: Zelda Hale',
      'administrator: Zelda Head',
    ]);
  });

  it('shows the username of someone without an email, and does not match the address that replaces it', async () => {
    const teacher = await buildTeacher(app.database);
    const email = 'xavi.patel26@no-email.invalid';
    const student = await buildStudentOf(app.database, teacher, { name: 'Xavi Patel', email });
    const hit = { kind: 'student', id: student.id, title: 'Xavi Patel', detail: 'xavi.patel26' };
    expect(await found(teacher, 'patel26')).toEqual([hit]);
    expect(await found(teacher, 'no-email')).toEqual([]);
    const admin = await buildUser(app.database, { role: 'admin' });
    const listed = async (search: string) =>
      (await (await app.as(admin)).accounts.listUsers({ role: 'student', search })).items.length;
    expect(await listed('patel26')).toBe(1);
    expect(await listed('no-email')).toBe(0);
  });

  it('finds no student in an archived class, whose profile its teacher may not open', async () => {
    const teacher = await buildTeacher(app.database);
    await buildStudentOf(app.database, teacher, { name: 'Xanthe Lastyear' });
    expect(await titles(teacher, 'xanthe')).toEqual(['student: Xanthe Lastyear']);
    const { classes } = await app.as(teacher);
    await classes.setArchived({ teacherCode: teacher.teacherCode, archived: true });
    expect(await titles(teacher, 'xanthe')).toEqual([]);
  });

  it('finds questions by the beginnings of their words, and by spec code', async () => {
    const teacher = await buildTeacher(app.database);
    await buildQuestion(app.database, {
      createdBy: teacher.id,
      questionText: 'Describe the job of the chloroplasts.',
      specCode: '44.17.3',
    });
    expect(await titles(teacher, 'CHLOROP desc')).toEqual([
      'question: Describe the job of the chloroplasts.',
    ]);
    expect(await titles(teacher, '44.17')).toHaveLength(1);
    expect(await titles(teacher, 'loroplast')).toEqual([]);
    expect(await titles(teacher, `'!:*&|<->\\`)).toEqual([]);
  });

  it('finds for students what is set for them and what they handed in, and nothing that belongs to staff', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildStudentOf(app.database, teacher);
    const toDo = await buildSetQuiz(app.database, teacher, { title: 'Glaciers today' });
    const done = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      title: 'Glaciers yesterday',
    });
    await buildAttempt(app.database, done.quizCode, student.id, { finishedAt: new Date() });
    await buildQuestion(app.database, { questionText: 'How do glaciers move?' });
    expect(await found(student, 'glaciers')).toEqual([
      { kind: 'set-quiz', id: toDo.quizCode, title: 'Glaciers today', detail: toDo.quizCode },
      { kind: 'score', id: done.quizCode, title: 'Glaciers yesterday', detail: done.quizCode },
    ]);
    const stranger = await buildUser(app.database);
    expect(await found(stranger, 'glaciers')).toEqual([]);
  });

  it('lists a few of each kind, with those that begin with the search first', async () => {
    const teacher = await buildTeacher(app.database);
    const owned = { creatorUid: teacher.id };
    await buildQuiz(app.database, { ...owned, title: 'Tides' });
    for (let more = 0; more < MAX_FOUND_OF_A_KIND + 2; more += 1) {
      await buildQuiz(app.database, { ...owned, title: `More about tides ${more}` });
    }
    const all = await titles(teacher, 'tides');
    expect(all).toHaveLength(MAX_FOUND_OF_A_KIND);
    expect(all[0]).toBe('quiz: Tides');
  });

  it('needs at least two characters', async () => {
    const teacher = await buildTeacher(app.database);
    await expect(found(teacher, ' a ')).rejects.toMatchObject({ status: 400 });
  });
});
