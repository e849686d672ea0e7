import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const pointsOf = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark).groups.flatMap(({ points }) => points.map((point) => point.text));

const LIST = 'Any two from:\n- walks more\n- eats less sugar\n- sleeps longer';

describe('an instruction to markers is not a point', () => {
  it.each([
    'Do not reward the same idea twice.',
    'Same reason twice – only credit once',
    'Mark each part separately.',
    'Mark both columns independently',
    'Any unit may be used.',
    'Field names must be in quotes.',
    'Simply naming a sport is not a way of keeping fit.',
    'Just repeating the question is not an answer',
    "Treat 'runs faster' as an error.",
    'If cause and effect are swapped, award 0 for both',
    'If 0 scored:',
    'Candidates should use their own words as far as possible.',
    'Gravity / weight / cost = no credit',
  ])('%s', (line) => {
    expect(pointsOf(`${LIST}\n${line}`, 2)).toEqual([
      'walks more',
      'eats less sugar',
      'sleeps longer',
    ]);
  });

  it.each([
    'Award 1 mark for each criticism and 1 mark for its elaboration. Max 2 criticisms (2 + 2).',
    'Max two explained points (2 × 2)',
    'up to 4 marks, reason (1) + justification (1 each)',
    'Mark is for AO1 (recall)',
    '4 marks for AO2 (analyse)',
  ])('%s, above the points', (line) => {
    expect(pointsOf(`${line}\n• small sample\n• no control group\n• lab based\n• old`, 4)).toEqual([
      'small sample',
      'no control group',
      'lab based',
      'old',
    ]);
  });

  it.each([
    ['Same sides twice the length', 'Same sides twice the length'],
    ['the mark on both parts is worn', 'the mark on both parts is worn'],
    ['any metal may be used', 'any metal may be used'],
  ])('but this can be one: %s', (line, point) => {
    expect(pointsOf(`it is light (1)\n${line} (1)`, 2)).toContain(point);
  });
});

describe('marks for a part of the answer if the whole is wrong', () => {
  it.each([
    ['If answer incorrect allow 1 mark for 45 × 4', '45 × 4', 1],
    ['If the answer is wrong, award 1 mark for 45 × 4', '45 × 4', 1],
    ['if not awarded, 1 mark for 45 × 4', '45 × 4', 1],
    ['If 0 scored, SC1 for 45 × 4', '45 × 4', 1],
    ['If answer is not 180 then award 1 for 45 × 4', '45 × 4', 1],
    ['Where the final answer is missing, give two marks for 45 × 4 = 175', '45 × 4 = 175', 2],
  ])('%s', (line, answer, marks) => {
    const { groups, conditions } = readScheme(`180 (m) (3)\n${line}`, 3);
    expect(groups.flatMap(({ points }) => points.map(({ text }) => text))).toEqual(['180 (m)']);
    expect(conditions).toMatchObject([{ kind: 'special-case', answer, marks }]);
  });
});

describe('requirements for full marks', () => {
  it.each([
    'Full marks require a link between current and power',
    'Full marks only if both are explained',
    'Full marks need a comparison',
  ])('are not a promise of full marks for the right answer: %s', (line) => {
    const { conditions } = readScheme(`current falls (1)\nso less power (1)\n${line}`, 2);
    expect(conditions.map(({ kind }) => kind)).toEqual(['not-understood']);
  });
});

describe('a limit for a mistake', () => {
  it.each(['Clauses out of order: max 2', 'Wrong order – max 2', 'No labels: max 2 marks'])(
    'does not limit the points: %s',
    (line) => {
      const { groups, conditions } = readScheme(
        `takes the lid off (1)\nstirs it (1)\nputs the lid on (1)\n${line}`,
        3,
      );
      expect(groups.map(({ cap }) => cap)).toEqual([null]);
      expect(conditions).toMatchObject([{ kind: 'limit', marks: 2 }]);
    },
  );
});
