import { describe, expect, it } from 'vitest';
import { flagsOf, markOf } from '../testing/mark-of.ts';

/** The same figure in the forms in which schemes print it and students write it. */
interface Figure {
  question: string;
  schemes: readonly string[];
  right: readonly string[];
  wrong: readonly string[];
}

const FIGURES: readonly Figure[] = [
  {
    question: 'Read the scale.',
    schemes: [
      '7.2 – 7.6',
      '7.2-7.6',
      'accept 7.2–7.6',
      'any value from 7.2 to 7.6',
      '7.4 ± 0.2',
      '7.4 (±0.2)',
      'in the range 7.2 to 7.6 (cm)',
    ],
    right: ['7.2', '7.4', '7.6', 'about 7.5'],
    wrong: ['7.1', '7.9', '74'],
  },
  {
    question: 'Calculate the density. Give the unit.',
    schemes: ['2.5 g/cm3', '2.5 (g/cm³) (1)', 'density = 2.5 g cm⁻³'],
    right: ['2.5 g/cm3', '2,5 g/cm3', 'density = 2.5 g/cm³'],
    wrong: ['25 g/cm3', '0.4 g/cm3', '2.5 g'],
  },
  {
    question: 'What is the pH of the solution?',
    schemes: ['pH 5', 'pH5', '5', 'pH = 5 (1)'],
    right: ['5', 'pH 5', 'pH5', 'pH = 5', 'five'],
    wrong: ['15', 'pH 9', '0.5'],
  },
  {
    question: 'What fraction of the cake is left?',
    schemes: ['⅝', '5/8', '⅝ (1)', '0.625'],
    right: ['5/8', '⅝', '10/16', '0.625', 'five eighths'],
    wrong: ['8/5', '5/9', '6.25'],
  },
  {
    question: 'At what time does the train arrive?',
    schemes: ['16:05', '4:05 pm', '16:05 / 4:05 pm', '16:05 or 4:05 pm', '1605'],
    right: ['16:05', '4:05 pm', '4.05pm', '16.05'],
    wrong: ['4:05 am', '17:05', '16:50'],
  },
  {
    question: 'Write down the coordinates of the vertex.',
    schemes: ['(4, −1)', 'x = 4, y = −1', 'x = 4 and y = -1'],
    right: ['(4, -1)', '4, -1', 'x=4, y=-1'],
    wrong: ['(-4, -1)', '(4, 1)', '(-1, 4)'],
  },
  {
    question: 'Find the gradient of the line.',
    schemes: ['−3/8', '-3/8 oe', 'gradient = −3/8 (1)', '−0.375'],
    right: ['-3/8', '−3/8', '-6/16', '-0.375', 'gradient = -3/8'],
    wrong: ['3/8', '0.375', '-8/3', '-0.38'],
  },
  {
    question: 'Calculate the work done. Give the unit.',
    schemes: ['6.3 × 10^4 J (62 720 J)', '62 720 J', '63 000 J (62 720 J) OR 63 kJ'],
    right: ['62720 J', '62.72 kJ', '6.272 x 10^4 J'],
    wrong: ['62.72 J', '627.2 kJ', '6.3 × 10^4 N'],
  },
];

describe.each(FIGURES)('$question', ({ question, schemes, right, wrong }) => {
  describe.each(schemes)('%s', (scheme) => {
    it.each(right)('%s', async (answer) => {
      expect(await markOf([question, scheme, 1], answer)).toBe(1);
    });
    it.each(wrong)('%s is wrong', async (answer) => {
      expect(await markOf([question, scheme, 1], answer)).toBe(0);
    });
  });
});

it('the marker doubts a figure in a different multiple of a unit that neither scheme nor question names', async () => {
  expect(await flagsOf(['Find the mass of the brick.', '0.6', 1], '600 g')).toContain('doubt');
  expect(await flagsOf(['Find its mass in kg.', '0.6', 1], '0.6 kg')).toEqual([]);
});

it('the marker reads two figures separated by a comma as two figures', async () => {
  expect(await markOf(['Name the prime numbers below 6 but 2.', '3 (1)\n5 (1)', 2], '3,5')).toBe(2);
});
