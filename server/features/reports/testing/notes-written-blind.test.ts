import { describe, expect, it } from 'vitest';
import { reportBatchInputSchema } from '../../../../shared/contract/reports.ts';
import { checkReports } from '../checks/check-report.ts';
import { writeReport } from '../writer/write-report.ts';
import { notesWrittenBlind } from './notes-written-blind.ts';

/** The units that were taught when these notes were written. */
const taughtIn: Partial<Record<string, string>> = {
  English: 'Of Mice and Men, An Inspector Calls, Macbeth, poetry',
  Science: 'cells, energy, chemical reactions',
  Maths: 'algebra, fractions, angles',
  History: 'Germany 1918-39, medicine through time',
  RE: 'Islam: beliefs and practices',
  Biology: 'infection and response',
  PE: 'athletics, football',
  Psychology: 'depression',
  PSHE: 'drugs and alcohol',
  Drama: 'Blood Brothers, Macbeth',
};

const notes = notesWrittenBlind.map(({ goesHome, subject, ...student }) => ({
  goesHome,
  note: `${student.positives} / ${student.areasToImprove}`,
  input: reportBatchInputSchema.parse({
    students: [student],
    classInfo: { className: '9X', subject, unitsCovered: taughtIn[subject] ?? '' },
  }),
}));

function findingsOf({ input }: Pick<(typeof notes)[number], 'input'>) {
  const reports = input.students.map((student) => ({
    name: student.name,
    report: writeReport({ student, classInfo: input.classInfo }),
  }));
  return checkReports(reports, input).flat();
}

describe('notes written without looking at the checks', () => {
  it('are marked if they must not go home', () => {
    const stays = notes.filter(({ goesHome }) => !goesHome);
    expect(stays.length).toBeGreaterThan(250);
    const missed = stays.filter((note) => findingsOf(note).length === 0);
    expect(missed.map(({ note }) => note)).toEqual([]);
  });

  it('are also marked if the report is to avoid pronouns', () => {
    const stays = notes.filter(({ goesHome }) => !goesHome);
    const missed = stays.filter(({ input }) => {
      const students = input.students.map((student) => ({ ...student, pronouns: 'none' as const }));
      const found = findingsOf({ input: { ...input, students } });
      return found.every(({ kind }) => kind === 'pronoun');
    });
    expect(missed.map(({ note }) => note)).toEqual([]);
  });

  it('are left alone if they may go home', () => {
    const goes = notes.filter(({ goesHome }) => goesHome);
    expect(goes.length).toBeGreaterThan(210);
    const marked = goes.filter((note) => findingsOf(note).length > 0);
    expect(marked.map(({ note }) => note)).toEqual([]);
  });
});
