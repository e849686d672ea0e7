import { describe, expect, it } from 'vitest';
import { reportBatchInputSchema } from '../../../shared/contract/reports.ts';
import { checkReports } from './check-report.ts';
import { firstSixty, fourthSixty, secondSixty, thirdSixty } from './testing/all-notes.ts';
import { notesWrittenBlind } from './testing/notes-written-blind.ts';
import { writeReport } from './writer/write-report.ts';

const classInfo = { className: '', subject: 'Biology', term: '', unitsCovered: 'Cells' };
/** Of many origins, and some that are words as well. */
const names =
  'Mohammed,Emily,Oluwaseun,Agnieszka,Jack,Xiu,Aoife,Shaniqua,Christian,Sen,Roma,Nan,Grace,Will,Hope,Islam,Ginger,Mercy,Precious,Dong'.split(
    ',',
  );
const notes = [
  ...[...firstSixty, ...secondSixty, ...thirdSixty, ...fourthSixty].flatMap((group) => group.notes),
  ...notesWrittenBlind.map(({ areasToImprove, ...note }) => ({ ...note, next: areasToImprove })),
]
  // What speaks of the student by name would not be of the other students.
  .map(({ name, positives, next }) => {
    const own = new RegExp(String.raw`\b${name.split(' ')[0] ?? name}\b`, 'gu');
    return { positives: positives.replaceAll(own, 'NAME'), next: next.replaceAll(own, 'NAME') };
  });

/** The report and what is found in it, under a name; told as of somebody else, with theirs for it. */
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

/** A tenth of the names in turn, and each that the note holds as a word or a part of one. */
function namesFor({ positives, next }: (typeof notes)[number], position: number) {
  const text = `${positives} ${next}`.toLowerCase();
  return names.filter(
    (name, index) => (index + position) % 10 === 0 || text.includes(name.toLowerCase()),
  );
}

const pairs = [
  // Before “his”, which “her” is as well.
  ['bless him', 'bless her'],
  ['hes', 'shes'],
  ['lad', 'lass'],
  ['he', 'she'],
  ['his', 'her'],
  ['him', 'her'],
  ['himself', 'herself'],
  ['boy', 'girl'],
] as const;

/** A note of a girl as it would be of a boy, or the other way about. */
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
