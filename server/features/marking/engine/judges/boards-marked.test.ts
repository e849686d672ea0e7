import { describe, expect, it } from 'vitest';
import { flagsOf, markOf, type Asked } from './testing/mark-of.ts';

describe('schemes as boards print them', () => {
  const binary: Asked = [
    'Convert the denary number 93 to an 8-bit binary number.',
    'Question\tAnswer\tMark\tGuidance\n2\ta\ti\t0101 1101\n1 mark per nibble\t2',
    2,
  ];
  const hexadecimal: Asked = [
    'Convert the binary number 11001010 to hexadecimal.',
    '• C\n• A\n(1 mark each, correct order only)\nCA for 2 marks. Accept lower case.',
    2,
  ];
  const energy: Asked = [
    'A heater of 500 W runs for 60 s. Calculate the energy, and the rise of 0.5 kg of water (4200 J/kg °C).',
    'E = 500 × 60\t\t1\nE = 30 000 (J)\t\t1\n30 000 = 0.5 × 4200 × Δθ\tallow ecf\t1\nΔθ = 14.3 (°C)\t\t1',
    4,
  ];
  const ratio: Asked = [
    'Two heterozygous plants are crossed. State the ratio of tall to short plants.',
    '3 : 1 (tall : short)',
    1,
  ];
  const search: Asked = [
    'State the numbers that a linear search for 8 compares in the list 2, 5, 8, 9, and how many.',
    '2, 5, 8 in that order (2)\n3 comparisons (1)',
    3,
  ];
  const percentage: Asked = [
    'Sales rose from 200 to 250. Calculate the percentage increase.',
    '250 – 200 = 50 (1)\n50 ÷ 200 × 100 (1)\n= 25% (1)\nMax 2 if no working shown.',
    3,
  ];
  const magnesium: Asked = [
    'Calculate the mass of magnesium oxide formed from 4.8 g of magnesium. 2Mg + O2 → 2MgO. Ar: O = 16, Mg = 24',
    '(moles Mg = 4.8 ÷ 24) = 0.2\t\t1\n(moles MgO) = 0.2\tallow ecf\t1\n(Mr MgO) = 40\t\t1\n(mass = 0.2 × 40) = 8 (g)\tallow ecf\t1\nan answer of 8 (g) scores 4 marks\nan answer of 16 (g) scores 3 marks',
    4,
  ];
  const factors: Asked = [
    'Factorise completely 6x² − 15xy',
    '3x(2x − 5y)\tB2\tcao\n(B1 for 3(2x² − 5xy) or x(6x − 15y))',
    2,
  ];
  const comprehension: Asked = [
    'Answer in English. What does Léa never eat, and why?',
    'Accept\tMark\tReject\nmeat\t1\tfish\n(she) likes / loves animals\t1\tshe has pets',
    2,
  ];
  const wind: Asked = [
    'State two advantages of wind turbines.',
    'Any 2 × (1) from:\n\tNo fuel costs\n\tRenewable / will not run out\n\tNeutral answers: cheap, clean',
    2,
  ];
  it.each<[string, Asked, string, number]>([
    ['both nibbles of a binary number', binary, '01011101', 2],
    ['one of the nibbles', binary, '0101 1111', 1],
    ['both digits of a hexadecimal number', hexadecimal, 'CA', 2],
    ['one digit in the right place', hexadecimal, 'C8', 1],
    ['no digit in the right place', hexadecimal, 'AC', 0],
    ['a calculation that is not carried out', energy, 'E = 500 x 60', 1],
    ['the same calculation carried out', energy, 'E = 500 x 60 = 30000 J', 2],
    ['a ratio', ratio, '3 tall : 1 short', 1],
    ['another ratio with the same last figure', ratio, '1:1', 0],
    ['figures in the right order', search, '2, 5, 8 so 3 comparisons', 3],
    ['a right answer without the required working', percentage, '25%', 2],
    ['the same with its working', percentage, '250 - 200 = 50, 50/200 x 100 = 25%', 3],
    ['a wrong answer for which the scheme gives marks', magnesium, '16 g', 3],
    ['one of two partly right expressions', factors, 'x(6x - 15y)', 1],
    [
      'something that the question itself rules out',
      comprehension,
      'She never eats meat because she loves animals.',
      2,
    ],
    ['a word next to a clause', wind, 'wind is renewable', 1],
    ['a neutral answer', wind, 'They are clean and cheap.', 0],
  ])('are marked correctly for %s', async (_, asked, answer, mark) => {
    expect(await markOf(asked, answer)).toBe(mark);
  });

  it('leave figures in a wrong order, some of which may count, to the teacher', async () => {
    expect(await flagsOf(search, '2, 5, 9')).toContain('doubt');
  });
});
