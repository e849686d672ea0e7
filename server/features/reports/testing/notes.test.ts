import { describe, expect, it } from 'vitest';
import { reportBatchInputSchema } from '../../../../shared/contract/reports.ts';
import { checkReports } from '../checks/check-report.ts';
import { writeReport } from '../writer/write-report.ts';
import type { ClassNotes } from './class-notes.ts';
import { firstSixty, fourthSixty, secondSixty, thirdSixty } from './all-notes.ts';

const classes = [...firstSixty, ...secondSixty, ...thirdSixty, ...fourthSixty];

/** Writes a class's reports without a model, with the findings in each. */
function writeAndCheck({ classInfo, notes }: ClassNotes) {
  const students = notes.map(({ next, ...note }) => ({ ...note, areasToImprove: next }));
  const input = reportBatchInputSchema.parse({ students, classInfo });
  const reports = input.students.map((student) => ({
    name: student.name,
    report: writeReport({ student, classInfo: input.classInfo }),
  }));
  const findings = checkReports(reports, input);
  return notes.map((note, position) => ({
    note,
    report: reports[position]?.report ?? '',
    findings: findings[position] ?? [],
  }));
}

/* Each report in these files was read as a deputy head reads those that they sign. */
describe('notes as teachers type them', () => {
  it.each(classes)(
    '$classInfo.className: every report, with what is marked in it',
    async (notes) => {
      const read = writeAndCheck(notes).map(({ note, report, findings }) =>
        [
          `## ${note.name}, ${note.pronouns}`,
          report,
          ...findings.map(({ kind, words }) => `! ${kind}: ${words.join(' | ')}`),
        ].join('\n'),
      );
      await expect(`${read.join('\n\n')}\n`).toMatchFileSnapshot(
        `read/${notes.classInfo.className.replaceAll(' ', '-')}.txt`,
      );
    },
  );

  it.each(classes)('$classInfo.className: marks everything that must not go home', (notes) => {
    const missed = writeAndCheck(notes).flatMap(({ note, findings }) =>
      [...(note.never ?? []), ...(note.marked ?? [])]
        .filter((kind) => !findings.some((found) => found.kind === kind))
        .map((kind) => `${note.name}: ${kind}`),
    );
    expect(missed).toEqual([]);
  });

  it('leaves most that may go home unmarked', () => {
    const fit = classes.flatMap(writeAndCheck).filter(({ note }) => !note.never && !note.marked);
    const marked = fit.filter(({ findings }) => findings.length > 0);
    expect(marked.length / fit.length).toBeLessThan(0.1);
  });
});
