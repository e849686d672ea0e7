import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { buildStudentOf } from '../../testing/factories.ts';
import { teacherWithApp } from '../../testing/teacher-with-app.ts';
import { erasePerson } from '../accounts/person-data/erase-person.ts';
import { writtenBatch } from '../../testing/written-batch.ts';

const classInfo = { className: '9C', subject: 'Maths', term: 'Autumn', unitsCovered: '' };

const said: Record<string, string> = {
  'Ada Bishop': 'counts in threes and checks her sums.',
  'Ben Crook': 'draws graphs of functions; his axes have labels.',
  'Cleo Dane': 'proves what others guess, and explains her steps aloud.',
};

describe('a class whose reports are open while one student’s data is erased', () => {
  const desk = teacherWithApp({
    reportWriter: {
      usesModel: false,
      write: ({ student: { name } }) =>
        Promise.resolve({ report: `${name} ${said[name] ?? ''}`, unsourced: [] }),
    },
  });

  async function writtenReports(students: { name: string; userId: string }[], term: string) {
    const entered = [
      { level: 2, pronouns: 'she' as const },
      { level: 5, pronouns: 'he' as const },
      { level: 9, pronouns: 'she' as const },
    ];
    return writtenBatch(desk.client.reports, {
      students: students.map((student, index) => ({ ...student, ...entered[index] })),
      classInfo: { ...classInfo, term },
    });
  }

  it('keeps each other student’s level, warnings and last report beside their own', async () => {
    const names = ['Ada Bishop', 'Ben Crook', 'Cleo Dane'];
    const made = [];
    for (const name of names)
      made.push(await buildStudentOf(desk.app.database, desk.teacher, { name }));
    const students = made.map(({ id, name }) => ({ userId: id, name }));
    await writtenReports(students, 'Summer');
    const open = await writtenReports(students, 'Autumn');
    const before = open.reports.slice(1);
    expect(before.map(({ warnings }) => warnings.map(({ kind }) => kind))).toEqual([[], []]);

    await erasePerson(desk.app.database, made[0]?.email ?? '', { withTexts: true });

    const { reports } = await desk.client.reports.getBatch({ batchId: open.id });
    expect(reports).toEqual(before);
    expect(reports.map(({ previous }) => previous?.report.slice(0, 9))).toEqual([
      'Ben Crook',
      'Cleo Dane',
    ]);
    const file = await desk.client.reports.exportBatch({ batchId: open.id, format: 'xlsx' });
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheets[0]?.rows.slice(1).map(([name, level]) => [name, level])).toEqual([
      ['Ben Crook', 5],
      ['Cleo Dane', 9],
    ]);
  });
});
