import { describe, expect, it } from 'vitest';
import { reportStudentSchema, type pronounChoices } from '../../../../shared/contract/reports.ts';
import { writeReport } from './write-report.ts';

type Pronouns = (typeof pronounChoices)[number];

const classInfo = { className: '10B', subject: 'Biology', term: '', unitsCovered: 'Cells, Energy' };

/** What a report says of somebody besides the level, in a plain tone. */
function praise(positives: string, pronouns: Pronouns = 'he', name = 'Finn O’Neill'): string {
  const student = reportStudentSchema.parse({ name, pronouns, positives });
  const task = { classInfo, tone: 'plain', length: 'short', seed: '1' } as const;
  return writeReport({ ...task, student, classmates: ['Tom Reid'] });
}

describe('who is meant in a note', () => {
  it.each([
    ['Daniel Fox', 'Dan works hard', /(?:he|Daniel) works hard\./],
    ['Oluwaseun Ojo', 'Olu works hard', /(?:he|Oluwaseun) works hard\./],
    // A name that is a word too, once as the name and once as the word.
    ['Will May', 'Will may be proud', /(?:He|Will) may be proud\./],
    ['Arthur Fox', 'Art homework', /Art homework/i],
  ])('knows %s by name in “%s”', (name, note, expected) => {
    expect(praise(note, 'he', name)).toMatch(expected);
  });

  it.each<[Pronouns, RegExp]>([
    ['she', /(?:She|Finn) always tries her best and is kind/],
    ['he', /(?:He|Finn) always tries his best and is kind/],
    ['they', /They always try their best and are kind|Finn always tries their best and is kind/],
    ['none', /Finn always tries hard and is kind/],
  ])('puts other pronouns in a note right (%s)', (pronouns, expected) => {
    expect(praise('She always tries her best and is kind to others.', pronouns)).toMatch(expected);
  });

  it.each([
    ['takes her time', /Finn takes time/],
    ['pushes herself further', /Finn pushes further/],
    ['works well by herself', /Finn works well alone/],
    ['expresses himself clearly', /Finn expresses ideas clearly/],
  ])('says “%s” without a pronoun', (note, expected) => {
    expect(praise(note, 'none')).toMatch(expected);
  });

  it('leaves pronouns alone that are somebody else’s', () => {
    expect(praise('helps others when they are stuck', 'she')).toContain('when they are stuck');
    expect(praise('works well with Tom and supports her', 'he')).toContain('supports her');
    expect(praise('her mum says she reads', 'he')).toContain('Her mum says she reads.');
  });
});
