import { describe, expect, it } from 'vitest';
import {
  reportLengths,
  reportStudentSchema,
  reportTones,
} from '../../../../shared/contract/reports.ts';
import { createBuiltInWriter } from './built-in-writer.ts';
import { likeness } from './likeness.ts';
import { writeReport } from './write-report.ts';

const classInfo = {
  className: 'Year 10',
  subject: 'Biology',
  term: 'Autumn Term',
  unitsCovered: 'Cells, Organisation',
};
const seeds = Array.from({ length: 12 }, (_, index) => String(index));

function write(
  student: object,
  {
    seed = '1',
    length = 'medium',
    tone = 'plain',
  }: Partial<Parameters<typeof writeReport>[0]> = {},
): string {
  const parsed = reportStudentSchema.parse({ name: 'Asha Patel', ...student });
  return writeReport({ student: parsed, classInfo, tone, length, seed, classmates: [] });
}

describe('the built-in report writer', () => {
  it('writes the same for the same seed, and otherwise for another', () => {
    expect(write({ level: 7 })).toBe(write({ level: 7 }));
    expect(new Set(seeds.map((seed) => write({ level: 7 }, { seed }))).size).toBeGreaterThan(5);
  });

  it.each(seeds)('conjugates for she, they and a name (seed %s)', (seed) => {
    const positives = 'asks good questions and helps others';
    expect(write({ positives, pronouns: 'she' }, { seed })).toMatch(
      /(?:she|Asha) asks good questions and helps others/i,
    );
    expect(write({ positives, pronouns: 'they' }, { seed })).toMatch(
      /they ask good questions and help others|Asha asks good questions and helps others/i,
    );
    expect(write({ positives, pronouns: 'none' }, { seed })).toMatch(
      /Asha asks good questions and helps others/,
    );
  });

  it.each(seeds)('uses no pronoun where they are to be avoided (seed %s)', (seed) => {
    const notes = {
      positives: 'kind, works hard, graphs',
      areasToImprove: 'rushes work; spelling',
    };
    const report = write({ ...notes, pronouns: 'none' }, { seed, length: 'long' });
    expect(report).not.toMatch(/\b(?:he|she|they|him|her|them|his|their)\b/i);
  });

  it.each(seeds)('says every note that was entered (seed %s)', (seed) => {
    const report = write(
      {
        positives: 'confident with graphs; DNA; always prepared',
        areasToImprove: 'needs to show working, more practice with fractions, rushes answers',
        pronouns: 'he',
      },
      { seed, length: 'long' },
    );
    for (const note of [
      'confident with graphs',
      'DNA',
      'prepared',
      'show working',
      'more practice with fractions',
      'rushes answers',
    ]) {
      expect(report).toContain(note);
    }
  });

  it.each(seeds)(
    'writes whole sentences, each with a capital and a full stop (seed %s)',
    (seed) => {
      const report = write(
        { positives: 'kind', areasToImprove: 'revise more', pronouns: 'they' },
        { seed, length: 'long' },
      );
      expect(report).toMatch(/^(?:[\p{Lu}][^.]*\.)(?: [\p{Lu}][^.]*\.)*$/u);
      expect(report).not.toMatch(/ {2}|\.\.|,\.|undefined/);
    },
  );

  it('says nothing about what was not entered', () => {
    const report = write({ level: 2 }, { length: 'long' });
    expect(report.split('. ')).toHaveLength(2);
    expect(report).toMatch(/Asha/);
    expect(report).toMatch(/2.*Emerging/);
    expect(report).toMatch(/Cells and Organisation/);
  });

  it.each([
    ['Spring', 'during the Spring Term'],
    ['Autumn Term', 'during the Autumn Term'],
    ['this term', 'during this term'],
    ['Autumn 2', 'during Autumn 2'],
  ])('speaks of the term “%s” as a school does', (term, expected) => {
    const student = reportStudentSchema.parse({ name: 'Asha Patel' });
    const task = { student, tone: 'plain', length: 'medium', seed: '1' } as const;
    const report = writeReport({ ...task, classmates: [], classInfo: { ...classInfo, term } });
    expect(report.toLowerCase()).toContain(expected.toLowerCase());
  });

  it('speaks of one unit as of one', () => {
    const student = reportStudentSchema.parse({ name: 'Asha Patel' });
    const one = { ...classInfo, unitsCovered: 'Infection and response' };
    const task = { student, classInfo: one, tone: 'plain', length: 'medium' } as const;
    for (const seed of seeds) {
      const report = writeReport({ ...task, classmates: [], seed });
      expect(report).not.toMatch(/units that|were Infection/);
    }
  });

  it('forms possessives of names that end in s', () => {
    expect(write({ name: 'James Reid', areasToImprove: 'spelling' }, { seed: '1' })).not.toMatch(
      /James[’'](?!s)/,
    );
  });

  it('says the name in the first sentence about the student, and not in each', () => {
    const notes = { positives: 'kind; neat book', areasToImprove: 'revise; spelling' };
    for (const seed of seeds) {
      const report = write({ ...notes, pronouns: 'she' }, { seed, length: 'long' });
      expect(report.search('Asha')).toBeLessThan(report.search(/\b(?:she|her)\b/i));
      expect(report.match(/Asha/g)?.length).toBeLessThan(5);
    }
  });

  it.each(seeds)('closes with next steps only where there are some (seed %s)', (seed) => {
    for (const tone of reportTones) {
      const praised = write({ positives: 'kind' }, { seed, length: 'long', tone });
      expect(praised).not.toMatch(/step|advice|points|recommend|way forward/);
      const blamed = write(
        { areasToImprove: 'homework often late' },
        { seed, length: 'long', tone },
      );
      expect(blamed).toMatch(/Homework is often late\.$/);
    }
  });

  const sameNotes = {
    positives: 'asks good questions; confident with graphs',
    areasToImprove: 'show working; spelling',
  };
  const classes = reportTones.flatMap((tone) =>
    reportLengths.flatMap((length) => [
      { tone, length, notes: sameNotes, kind: 'the same notes' },
      { tone, length, notes: {}, kind: 'no notes' },
    ]),
  );
  it.each(classes)('writes no two alike in a class with $kind ($tone, $length)', async (given) => {
    const { tone, length, notes } = given;
    const names = Array.from({ length: 30 }, (_, index) => `Student${index}`);
    const writer = createBuiltInWriter();
    const written: string[] = [];
    for (const [index, name] of names.entries()) {
      const student = reportStudentSchema.parse({ name, ...notes });
      const classmates = names.filter((other) => other !== name);
      const task = { student, classInfo, tone, length, classmates, seed: String(index) };
      const { signal } = new AbortController();
      written.push(await writer.write({ ...task, unlike: written }, signal));
    }
    const max = written.flatMap((one, index) =>
      written.slice(index + 1).map((other) => likeness(one, other, names)),
    );
    expect(Math.max(...max)).toBeLessThan(0.8);
  });
});
