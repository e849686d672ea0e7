import { expect, it } from 'vitest';
import { describeScheme } from './describe-scheme.ts';

const describeText = (markSchemeAnswer: string, maxMark: number) =>
  describeScheme({ questionText: 'Calculate the price.', markSchemeAnswer, maxMark });

it('a condition is shown once, and not also as a note', () => {
  const reading = describeText('80\t3\tM2 for 68 ÷ 0.85\nor M1 for 0.85 seen', 3);
  expect(reading.conditions).toEqual([
    '2 marks for 68 ÷ 0.85, in place of the points.',
    '1 mark for 0.85 seen, in place of the points.',
  ]);
  expect(reading.notes).toEqual([]);
});

it('a point is kept separate from what is rejected after the mark before it', () => {
  const scheme =
    'white cells / lymphocytes make many antibodies ; ✓   R antitoxins\nmemory cells made ; ✓';
  const [first, second] = describeText(scheme, 2).groups.flatMap(({ points }) => points);
  expect(first?.rejects).toEqual(['antitoxins']);
  expect(second?.point).toBe('memory cells made');
});

it('an assessment objective in a level is not read as a mark', () => {
  const scheme = 'Level 1\t1–2\tSome facts. (AO1)\nLevel 2\t3–4\tA full argument. (AO3)';
  expect(describeText(scheme, 4).levels.join(' ')).not.toContain('(1)');
});

it('notes kept in another document cause one warning', () => {
  const { warnings } = describeText('See teacher notes.', 4);
  expect(warnings.map(({ code }) => code)).toEqual(['teacher-notes']);
});
