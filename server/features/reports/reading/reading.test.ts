import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import mammoth from 'mammoth';
import { user } from '../../../database/schema/accounts.ts';
import { classMemberships, tenants } from '../../../database/schema/classes.ts';
import {
  buildColleague,
  buildStudentOf,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writtenBatch } from '../../../testing/written-batch.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: '' };
const student = { name: 'Asha Patel', positives: 'reads widely' };

const asked = (userId: string) => ({ students: [{ ...student, userId }], classInfo });

describe('reports that a second person reads', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let colleague: typeof teacher;
  let stranger: typeof teacher;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Ms Writer' });
    colleague = await buildTeacher(app.database, { name: 'Mr Reader' });
    stranger = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const as = async (person: { email: string }) => (await app.as(person)).reports;

  const write = async (
    students: object[] = [student],
    info = classInfo,
    author: { email: string } = teacher,
  ) => writtenBatch(await as(author), { students: students as [typeof student], classInfo: info });

  async function handedIn() {
    const { id: batchId, reports } = await write();
    await (await as(teacher)).handIn({ batchId, readerEmail: colleague.email });
    const [report] = reports;
    if (!report) throw new Error('There is no report.');
    return { batchId, reportId: report.id, revision: report.revision };
  }

  it('are seen only by their teacher until they are handed in, and then also by their reader', async () => {
    const { id: batchId } = await write();
    const missing = { code: 'NOT_FOUND' };
    await expect((await as(colleague)).getBatch({ batchId })).rejects.toMatchObject(missing);
    await (await as(teacher)).handIn({ batchId, readerEmail: colleague.email });
    expect(await (await as(colleague)).getBatch({ batchId })).toMatchObject({
      isOwn: false,
      handedIn: { reader: 'Mr Reader' },
    });
    await expect((await as(stranger)).getBatch({ batchId })).rejects.toMatchObject(missing);
    const admin = await buildUser(app.database, { role: 'admin' });
    expect((await (await as(admin)).listToRead()).items.map(({ id }) => id)).toContain(batchId);
    expect((await (await as(stranger)).listToRead()).items).toEqual([]);
    const seen = async (person: { email: string }) =>
      (await (await as(person)).listToRead()).items.find(({ id }) => id === batchId)?.isForActor;
    expect([await seen(colleague), await seen(admin)]).toEqual([true, false]);
    await (await as(teacher)).handIn({ batchId, readerEmail: '' });
    expect(await seen(admin)).toBe(true);
  });

  it('are passed on from the wrong colleague to another, and taken back, with their signatures', async () => {
    const { batchId, reportId, revision } = await handedIn();
    const author = await as(teacher);
    const wrong = await as(colleague);
    const right = await as(stranger);
    await wrong.sign({ reportId, revision });
    const handedOn = await author.handIn({ batchId, readerEmail: stranger.email });
    expect(handedOn.handedIn?.reader).toBe(stranger.name);
    expect(await outcomeOf(wrong.getBatch({ batchId }))).toBe('NOT_FOUND');
    expect(await outcomeOf(wrong.remark({ reportId, remark: 'Mine.' }))).toBe('NOT_FOUND');
    expect((await right.getBatch({ batchId })).reports[0]?.signed?.by).toBe('Mr Reader');
    expect(await outcomeOf(right.takeBack({ batchId }))).toBe('NOT_FOUND');

    expect((await author.takeBack({ batchId })).handedIn).toBeNull();
    expect((await author.getBatch({ batchId })).reports[0]?.signed?.by).toBe('Mr Reader');
    expect(await outcomeOf(right.sign({ reportId, revision }))).toBe('NOT_FOUND');
    const listed = (await right.listToRead()).items.map(({ id }) => id);
    expect(listed).not.toContain(batchId);
  });

  it('cannot be handed in to nobody, or to oneself', async () => {
    const { id: batchId } = await write();
    for (const readerEmail of ['nobody@school.example', teacher.email]) {
      await expect((await as(teacher)).handIn({ batchId, readerEmail })).rejects.toMatchObject({
        code: 'READER_NOT_FOUND',
      });
    }
  });

  it('are read by an administrator if their reader can no longer sign in, and cannot be handed in to such a reader', async () => {
    const { batchId } = await handedIn();
    const gone = { suspendedAt: new Date() };
    await app.database.update(user).set(gone).where(eq(user.id, colleague.id));
    const author = await as(teacher);
    const { handedIn: now } = await author.getBatch({ batchId });
    const handIn = author.handIn({ batchId, readerEmail: colleague.email });
    expect(await outcomeOf(handIn)).toBe('READER_NOT_FOUND');
    await app.database.update(user).set({ suspendedAt: null }).where(eq(user.id, colleague.id));
    expect(now).toMatchObject({ reader: null });
    expect((await author.getBatch({ batchId })).handedIn?.reader).toBe('Mr Reader');
  });

  it('are signed by the reader, never by their teacher, and lose the signature if they change', async () => {
    const { batchId, reportId, revision } = await handedIn();
    await expect((await as(teacher)).sign({ reportId, revision })).rejects.toMatchObject({
      code: 'OWN_REPORT',
    });
    const signed = await (await as(colleague)).sign({ reportId, revision });
    expect(signed.signed).toMatchObject({ by: 'Mr Reader' });
    const file = await (await as(teacher)).exportBatch({ batchId, format: 'docx' });
    const word = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(word.value).toContain('<h2>Strengths</h2>');
    expect(word.value).toMatch(/<p>Signed by Mr Reader, \d{1,2} \p{L}+ \d{4}<\/p>$/u);
    const { items } = await (await as(colleague)).listToRead();
    expect(items.find(({ id }) => id === batchId)).toMatchObject({ reports: 1, signed: 1 });
    const edited = await (await as(teacher)).edit({ reportId, revision, report: 'Asha reads.' });
    expect(edited.signed).toBeNull();
    await expect((await as(colleague)).sign({ reportId, revision })).rejects.toMatchObject({
      code: 'REPORT_CHANGED',
    });
  });

  it('cannot be signed while something in them may be about safety', async () => {
    const { reportId, revision } = await handedIn();
    const report = 'Asha was bruised.';
    const edited = await (await as(teacher)).edit({ reportId, revision, report });
    await expect(
      (await as(colleague)).sign({ reportId, revision: edited.revision }),
    ).rejects.toMatchObject({ code: 'SAFETY_UNDECIDED' });
  });

  it('carry comments by both, which are not part of the file', async () => {
    const { batchId, reportId } = await handedIn();
    await (await as(colleague)).remark({ reportId, remark: 'Which books?' });
    const { remarks } = await (await as(teacher)).remark({ reportId, remark: 'Novels.' });
    expect(remarks.map(({ by, remark }) => `${by}: ${remark}`)).toEqual([
      'Mr Reader: Which books?',
      'Ms Writer: Novels.',
    ]);
    expect(await (await (await as(teacher)).exportBatch({ batchId })).text()).not.toContain(
      'Novels',
    );
  });

  it('accept no comment that arrives while they are being deleted', async () => {
    const { batchId, reportId } = await handedIn();
    const api = await as(colleague);
    const remark = () => outcomeOf(api.remark({ reportId, remark: 'Which books?' }));
    const change = sql`delete from report_batches where id = ${batchId}`;
    expect(await whileChanging(app.database, change, remark)).toBe('NOT_FOUND');
  });

  it('can be changed only by their teacher', async () => {
    const { reportId, revision } = await handedIn();
    await expect(
      (await as(colleague)).edit({ reportId, revision, report: 'Mine.' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are shown beside the teacher’s last report in the subject, and no other', async () => {
    const other = { ...student, name: 'Bo Li' };
    await write([other], { ...classInfo, term: 'Summer' });
    await write([other], { ...classInfo, subject: 'Chemistry' });
    const [report] = (await write([other])).reports;
    expect(report?.previous?.about).toBe('10B, Summer');
    expect(report?.previous?.report).toContain('in Biology');
  });

  it('are shown beside the same student’s last one, whatever their name is now, and not a namesake’s', async () => {
    const owner = await buildTeacher(app.database);
    const sam = await buildStudentOf(app.database, owner, { name: 'Sam Reed' });
    const namesake = await buildStudentOf(app.database, owner, { name: 'Sam Reed' });
    const before = async (name: string, userId: string, term: string) =>
      write([{ ...student, name, userId }], { ...classInfo, term }, owner);
    await before('Samantha Reed', sam.id, 'Summer');
    await before('Sam Reed', namesake.id, 'Lent');
    await app.database.delete(user).where(eq(user.id, namesake.id));
    const picked = { ...student, name: 'Sam Reed', userId: sam.id };
    const [report] = (await write([picked], classInfo, owner)).reports;
    expect(report?.previous?.about).toBe('10B, Summer');
  });

  it('list the students still without one this term, whoever teaches them', async () => {
    const owner = await buildTeacher(app.database, { name: 'Ms Owner' });
    const second = await buildColleague(app.database, owner, 'co-teacher');
    const [asha, , cleo] = [
      await buildStudentOf(app.database, owner, { name: 'Asha Patel' }),
      await buildStudentOf(app.database, owner, { name: 'Bo Li' }),
      await buildStudentOf(app.database, owner, { name: 'Cleo Ray' }),
    ];
    await app.database
      .update(tenants)
      .set({ name: '10B', subject: 'biology' })
      .where(eq(tenants.teacherId, owner.id));
    const term = 'Lent';
    const info = { ...classInfo, term };
    const picked = { ...student, userId: asha.id };
    await write([picked], info, owner);
    // Reports in another subject or term do not count.
    await write([{ name: 'Bo Li' }], { ...info, subject: 'Latin' }, second);
    await write([{ name: 'Bo Li' }], { ...info, term: 'Trinity' }, second);
    await write([{ name: 'Cleo Ray', userId: cleo.id }], info, second);

    const admin = await buildUser(app.database, { role: 'admin' });
    for (const person of [owner, second, admin]) {
      const { classes, terms } = await (await as(person)).listMissing({ term });
      expect(terms).toEqual(expect.arrayContaining([term, 'Trinity']));
      expect(classes.filter(({ name }) => name === '10B')).toMatchObject([
        { teachers: ['Ms Owner', second.name], students: 3, missing: ['Bo Li'] },
      ]);
    }
    const others = await (await as(stranger)).listMissing({ term });
    expect(others.classes.filter(({ name }) => name === '10B')).toEqual([]);
    expect(others.terms).toEqual([]);
  });

  it('count a typed name for the only student who has it, in upper or lower case, and for nobody if several have it', async () => {
    const owner = await buildTeacher(app.database);
    const asha = await buildStudentOf(app.database, owner, { name: 'Asha Ng' });
    await buildStudentOf(app.database, owner, { name: 'Bo Li' });
    for (const name of ['Sam Reed', 'sam reed'])
      await buildStudentOf(app.database, owner, { name });
    const info = { ...classInfo, term: 'Candlemas' };
    const typed = [{ ...student, name: 'Asha Ng', userId: asha.id }, { name: 'bo li' }];
    const { missing } = await write([...typed, { name: 'Sam Reed' }], info, owner);
    expect(missing).toEqual(expect.arrayContaining(['Sam Reed', 'sam reed']));
    expect(missing).toHaveLength(2);
    const { classes } = await (await as(owner)).listMissing({ term: 'Candlemas' });
    expect(classes).toMatchObject([
      { students: 4, missing: expect.arrayContaining(['Sam Reed', 'sam reed']) },
    ]);
    expect(classes[0]?.missing).toHaveLength(2);
  });

  it('say who in the class is missing', async () => {
    const asha = await buildStudentOf(app.database, teacher, { name: 'Asha Patel' });
    await buildStudentOf(app.database, teacher, { name: 'Zadie Quill' });
    const { missing } = await write([{ ...student, userId: asha.id }]);
    expect(missing).toEqual(['Zadie Quill']);
    expect((await write()).missing).toEqual([]);
  });

  it('report a missing namesake, and nobody in a class of a past year', async () => {
    const owner = await buildTeacher(app.database);
    const one = await buildStudentOf(app.database, owner, { name: 'Jo Dean' });
    await buildStudentOf(app.database, owner, { name: 'Jo Dean' });
    const picked = [{ ...student, name: 'Jo Dean', userId: one.id }];
    const { id: batchId, missing } = await write(picked, classInfo, owner);
    expect(missing).toEqual(['Jo Dean']);
    await app.database
      .update(tenants)
      .set({ archivedAt: new Date() })
      .where(eq(tenants.teacherId, owner.id));
    expect((await (await as(owner)).getBatch({ batchId })).missing).toEqual([]);
  });

  it('accept no signature that arrives while they are being taken back', async () => {
    const { batchId, reportId, revision } = await handedIn();
    const api = await as(colleague);
    const change = sql`update report_batches set handed_in_at = null, reader_id = null where id = ${batchId}`;
    const sign = () => outcomeOf(api.sign({ reportId, revision }));
    expect(await whileChanging(app.database, change, sign)).toBe('NOT_FOUND');
  });

  it('name nobody in a class that their teacher does not teach', async () => {
    const theirs = await buildStudentOf(app.database, stranger, { name: 'Not Mine' });
    await buildStudentOf(app.database, stranger, { name: 'Nor This One' });
    const api = await as(teacher);
    const refused = { code: 'STUDENT_NOT_YOURS' };
    await expect(api.startBatch(asked(theirs.id))).rejects.toMatchObject(refused);
    await expect(api.startBatch(asked(colleague.id))).rejects.toMatchObject(refused);
    const membership = { studentId: theirs.id, teacherCode: teacher.teacherCode };
    await app.database.insert(classMemberships).values(membership);
    const { missing } = await api.startBatch(asked(theirs.id));
    expect(missing).not.toContain('Nor This One');
  });
});
