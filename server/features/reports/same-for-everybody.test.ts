import { describe, expect, it } from 'vitest';
import { reportBatchInputSchema } from '../../../shared/contract/reports.ts';
import { checkReports } from './checks/check-report.ts';
import { firstSixty, fourthSixty, secondSixty, thirdSixty } from './testing/all-notes.ts';
import { notesWrittenBlind } from './testing/notes-written-blind.ts';
import { writeReport } from './writer/write-report.ts';

const classInfo = { className: '', subject: 'Biology', term: '', unitsCovered: 'Cells' };
/** Names of many origins, including some that are also words. */
const names =
  'Mohammed,Emily,Oluwaseun,Agnieszka,Jack,Xiu,Aoife,Shaniqua,Christian,Sen,Roma,Nan,Grace,Will,Hope,Islam,Ginger,Mercy,Precious,Dong'.split(
    ',',
  );
const notes = [
  ...[...firstSixty, ...secondSixty, ...thirdSixty, ...fourthSixty].flatMap((group) => group.notes),
  ...notesWrittenBlind.map(({ areasToImprove, ...note }) => ({ ...note, next: areasToImprove })),
]
  // The student's name is replaced, because a note with it would not suit other students.
  .map(({ name, positives, next }) => {
    const own = new RegExp(String.raw`\b${name.split(' ')[0] ?? name}\b`, 'gu');
    return { positives: positives.replaceAll(own, 'NAME'), next: next.replaceAll(own, 'NAME') };
  });

/** Returns the report under a name, and its findings; `toldOf` replaces the name in both. */
function reportUnder(
  name: string,
  pronouns: 'she' | 'he',
  note: (typeof notes)[number],
  toldOf = name,
) {
  const spoken = (text: string) => said(text.replaceAll('NAME', name), pronouns);
  const student = {
    name: `${name} Vale`,
    pronouns,
    positives: spoken(note.positives),
    areasToImprove: spoken(note.next),
  };
  const input = reportBatchInputSchema.parse({ students: [student], classInfo });
  const [first] = input.students;
  if (!first) throw new Error('There is no student.');
  const report = writeReport({ student: first, classInfo });
  const [found] = checkReports([{ name: student.name, report }], input);
  return {
    report: said(report, 'she').replaceAll(name, toldOf),
    found: said(JSON.stringify(found), 'she').replaceAll(name, toldOf),
  };
}

/** Returns every tenth name, and each that occurs in the note as a word or part of one. */
function namesFor({ positives, next }: (typeof notes)[number], position: number) {
  const text = `${positives} ${next}`.toLowerCase();
  return names.filter(
    (name, index) => (index + position) % 10 === 0 || text.includes(name.toLowerCase()),
  );
}

const pairs = [
  // Listed before “his”, because that also becomes “her”.
  ['bless him', 'bless her'],
  ['hes', 'shes'],
  ['lad', 'lass'],
  ['he', 'she'],
  ['his', 'her'],
  ['him', 'her'],
  ['himself', 'herself'],
  ['boy', 'girl'],
] as const;

/** Changes a note about a girl into one about a boy, or the other way round. */
function said(text: string, pronouns: 'she' | 'he'): string {
  return pairs.reduce((all, [his, hers]) => {
    const [from, to] = pronouns === 'she' ? [his, hers] : [hers, his];
    return all.replaceAll(new RegExp(String.raw`\b${from}\b`, 'giu'), (word) =>
      /^\p{Lu}/u.test(word) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    );
  }, text);
}

describe('the same notes about somebody else', () => {
  it('give the same report and the same warnings under every name and gender', () => {
    const unlike = notes.flatMap((note, position) =>
      namesFor(note, position).flatMap((name) => {
        const told = reportUnder('Robin', 'she', note, name);
        return (['she', 'he'] as const)
          .map((pronouns) => ({ name, pronouns, told, got: reportUnder(name, pronouns, note) }))
          .filter(({ got }) => got.report !== told.report || got.found !== told.found);
      }),
    );
    expect(unlike).toEqual([]);
  });

  it('give the same warnings about a boy as about a girl, whatever the note', () => {
    const unlike = notes.filter(
      (note) => reportUnder('Robin', 'she', note).found !== reportUnder('Robin', 'he', note).found,
    );
    expect(unlike).toEqual([]);
  });
});
