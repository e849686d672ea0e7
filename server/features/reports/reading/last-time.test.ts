import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportBatches } from '../../../database/schema/reports.ts';
import { buildStudentOf, buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writtenBatch } from '../../../testing/written-batch.ts';

const classInfo = { className: '9B', subject: 'Biology', term: 'Autumn' };

describe('last time’s report', () => {
  let app: TestApp;
  let author: Awaited<ReturnType<typeof buildTeacher>>;
  let reader: typeof author;

  beforeAll(async () => {
    app = await startTestApp();
    author = await buildTeacher(app.database);
    reader = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const as = async (person: { email: string }) => (await app.as(person)).reports;

  async function write(students: { name: string; userId?: string }[], info: object = {}) {
    const { id } = await writtenBatch(await as(author), {
      students: students.map((student) => ({ ...student, positives: 'reads widely' })),
      classInfo: { ...classInfo, ...info },
    });
    return id;
  }
  const handIn = async (batchId: string) =>
    (await as(author)).handIn({ batchId, readerEmail: reader.email });
  const lastTime = async (batchId: string, person: { email: string }) =>
    (await (await as(person)).getBatch({ batchId })).reports.map(
      ({ previous }) => previous?.about ?? null,
    );
  const aYearAgo = (batchId: string) =>
    app.database
      .update(reportBatches)
      .set({ createdAt: new Date(Date.now() - 366 * 24 * 60 * 60 * 1_000) })
      .where(eq(reportBatches.id, batchId));

  it('is shown to a reader only if it was handed in', async () => {
    const kim = { name: 'Kim Ash' };
    await handIn(await write([kim], { term: 'Summer' }));
    await write([kim], { term: 'Lent' });
    const batchId = await write([kim]);
    await handIn(batchId);
    expect(await lastTime(batchId, reader)).toEqual(['9B, Summer']);
    expect(await lastTime(batchId, author)).toEqual(['9B, Lent']);
  });

  it('is not one written for the same class and the same term', async () => {
    const kit = { name: 'Kit Bell' };
    await write([kit], { term: 'Summer' });
    await write([kit]);
    expect(await lastTime(await write([kit]), author)).toEqual(['9B, Summer']);
  });

  it('is the one for the same class and term a year earlier, for a student identified by their account', async () => {
    const { id: userId, name } = await buildStudentOf(app.database, author, { name: 'Lu Day' });
    await aYearAgo(await write([{ name, userId }]));
    expect(await lastTime(await write([{ name, userId }]), author)).toEqual(['9B, Autumn']);
  });

  it('is, for a typed name, only one for the same class and year in which only one student has the name', async () => {
    const sam = { name: 'Sam' };
    await write([sam], { className: '9A' });
    await aYearAgo(await write([sam], { term: 'Summer' }));
    await write([sam, sam], { term: 'Trinity' });
    expect(await lastTime(await write([sam]), author)).toEqual([null]);
    await write([sam], { term: 'Lent' });
    expect(await lastTime(await write([sam, sam]), author)).toEqual([null, null]);
    expect(await lastTime(await write([sam]), author)).toEqual(['9B, Lent']);
    await write([sam], { className: '', term: 'Lent' });
    expect(await lastTime(await write([sam], { className: '' }), author)).toEqual([null]);
  });
});
