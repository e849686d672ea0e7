import { describe, expect, it } from 'vitest';
import type { KindQuestion } from '../judge.ts';
import { judgeScheme } from '../testing/judge-scheme.ts';
import { marksOf } from '../testing/marks-of.ts';

const calculate: Partial<KindQuestion> = { questionText: 'Calculate the value.' };

describe('one number', () => {
  it.each([
    ['2.5', '2.5', 1],
    ['2.5', '2.50', 1],
    ['2.5', '5/2', 1],
    ['2.5', '2 1/2', 1],
    ['2.5', '2½', 1],
    ['2.5', 'two and a half', 1],
    ['2.5', '2.6', 0],
    ['2.5', '25', 0],
    ['2.5', '-2.5', 0],
    ['2.5', 'the answer is 2.5', 1],
    ['2.5', 'answer: 2.5', 1],
    ['2.5', '10 / 4 = 2.5', 1],
    ['2.5', '5 / 2 = 2.6', 0],
    ['2.5', '2.5 or 3', 0],
    ['2.5', '2.5, 3.5', 0],
    ['6', '6', 1],
    ['6', '6.0', 1],
    ['6', 'six', 1],
    ['6', 'x = 6', 1],
    ['6', '16', 0],
    ['6', '60', 0],
    ['6', '0.6', 0],
    ['6', '5 + 1 = 6', 1],
    ['x = 6', '6', 1],
    ['x = 6', '6 = x', 1],
    ['x = 6', 'x=6', 1],
    ['x = 6', 'x is 6', 1],
    ['x = 6', 'y = 6', null],
    ['x = 6', 'x = 5', 0],
    ['-3', '-3', 1],
    ['-3', '−3', 1],
    ['-3', 'minus 3', 1],
    ['-3', 'negative three', 1],
    ['-3', '3', 0],
    ['12 000', '12,000', 1],
    ['12 000', '12000', 1],
    ['12,000', '12 000', 1],
    ['12 000', '12', 0],
    ['12 000', '1.2 x 10^4', 1],
    ['12 000', '1.2 × 10⁴', 1],
    ['12 000', '1.2x10^4', 1],
    ['12 000', '1.2E4', 1],
    ['12 000', '1.2e4', 1],
    ['12 000', '12 thousand', 1],
    ['3.96 × 10^5', '396000', 1],
    ['3.96 × 10^5', '3.96 * 10^5', 1],
    ['3.96 × 10^5', '3.96x10⁵', 1],
    ['3.96 × 10^5', '3.96 x 10^4', 0],
    ['4.2 × 10^-3', '0.0042', 1],
    ['4.2 × 10⁻³', '4.2x10^-3', 1],
    ['3/8', '3/8', 1],
    ['3/8', '0.375', 1],
    ['3/8', '6/16', 1],
    ['3/8', '8/3', 0],
    ['3/8', '3/9', 0],
    ['3/8', 'three eighths', 1],
    ['3/8', '37.5%', 1],
    ['25%', '25%', 1],
    ['25%', '25', 1],
    ['25%', '0.25', 1],
    ['25%', '25 percent', 1],
    ['25%', '1/4', 1],
    ['25%', '2.5%', 0],
    ['£4500', '£4,500', 1],
    ['£4500', '4500', 1],
    ['£4500', '4500 pounds', 1],
    ['£4500', '£4500.00', 1],
    ['£4500', '£45.00', 0],
    ['£2.50', '250p', 1],
    ['£2.50', '2.5', 1],
    ['£2.50', '£2.5', 1],
    ['£2.50', '25p', 0],
    ['2 400 (J)', '2400 J', 1],
    ['2 400 (J)', '2.4 kJ', 1],
    ['2 400 (J)', '2400', 1],
    ['2 400 (J)', '2.4', 0],
    ['awrt 3.14', '3.14159', 1],
    ['awrt 3.14', '3.14', 1],
    ['awrt 3.14', '3.1', 0],
    ['awrt 3.14', '3.15', 0],
    ['2.4 to 2.6', '2.5', 1],
    ['2.4 to 2.6', '2.4', 1],
    ['2.4 to 2.6', '2.7', 0],
    ['2.4 – 2.6', '2.55', 1],
    ['2.5 ± 0.1', '2.43', 1],
    ['2.5 ± 0.1', '2.3', 0],
    ['2.5 (accept 2.4 to 2.6)', '2.6', 1],
    ['accept answers in the range 54 to 58', '57', 1],
    ['accept answers in the range 54 to 58', '59', 0],
    ['150 minutes', '2 h 30 min', 1],
    ['150 minutes', '2.5 hours', 1],
    ['150 minutes', '2 hours 30 minutes', 1],
    ['2 h 30 min', '150 mins', 1],
    ['2 h 30 min', '2.30', 0],
    ['3 : 4', '3:4', 1],
    ['3 : 4', '6:8', 1],
    ['3 : 4', '4:3', 0],
    ['3 : 4', '3 to 4', 1],
    ['(3, -2)', '(3, -2)', 1],
    ['(3, -2)', '3, -2', 1],
    ['(3, -2)', 'x = 3 and y = -2', 1],
    ['(3, -2)', '(-2, 3)', 0],
    ['14:30', '14:30', 1],
    ['14:30', '2:30 pm', 1],
    ['14:30', '2.30pm', 1],
    ['14:30', '2:30 am', 0],
    ['396 000 (J) / 3.96 × 10^5', '396,000', 1],
    ['7.2 oe', '36/5', 1],
    ['√2', 'sqrt(2)', 1],
    ['√2', '√2', 1],
    ['2.5', "I don't know", 0],
    ['2.5', 'it is a big number', 0],
    ['0.25(0)', '0.25', 1],
    ['0.25(0)', '0.250', 1],
    ['(x =) 7', 'x = 7', 1],
    ['(£) 36', '£36', 1],
    ['12π', '12π', 1],
    ['12π', '12 pi', 1],
    ['12π', '37.7', 1],
  ])('scheme %j, answer %j: %j', (scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, calculate)).toBe(marks);
  });
});

describe('units', () => {
  const withUnit = { questionText: 'Calculate the acceleration. Give the unit.' };
  const parts = [
    { text: '2.5', kind: 'number' },
    { text: 'm/s² / m s^-2', kind: 'number' },
  ] as const;

  it.each([
    ['2.5 m/s²', 2],
    ['2.5 m/s^2', 2],
    ['2.5 m/s2', 2],
    ['2.5 ms^-2', 2],
    ['2.5 ms⁻²', 2],
    ['2.5 metres per second squared', 2],
    ['2.5 metres/second^2', 2],
    ['2.5', 1],
    ['2.5 m/s', 1],
    ['25 m/s^2', 1],
    ['m/s^2', 1],
    ['5', 0],
  ])('a mark for the unit: %j gets %j', (answer, marks) => {
    expect(marksOf(parts, answer, withUnit)).toBe(marks);
  });

  it.each([
    ['12 N', '12 newtons', 1],
    ['12 N', '12', 1],
    ['12 N', '0.012 kN', 1],
    ['5 km', '5000 m', 1],
    ['5 km', '5000', 0],
    ['0.5 m', '50 cm', 1],
    ['20 m/s', '72 km/h', 1],
    ['250 cm³', '0.25 dm3', 1],
    ['250 cm3', '250 ml', 1],
    ['3 kWh', '3 kilowatt hours', 1],
    ['100 °C', '100 degrees', 1],
    ['100 °C', '100 C', 1],
    ['6 J', '6 N m', 1],
    ['4 kg m/s', '4 Ns', 1],
    ['2 MB', '2 megabytes', 1],
    ['5 Ω', '5 ohms', 1],
    ['230 V', '230 volts', 1],
    ['5 km', '5 cm', 0],
  ])('scheme %j, answer %j: %j', (scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, calculate)).toBe(marks);
  });

  it('of a different quantity leave a right figure in doubt', () => {
    const [verdict] = judgeScheme([{ text: '12 N', kind: 'number' }], '12 kg', calculate);
    expect(verdict?.finding).toBe('unit-wrong');
    expect(verdict?.sureness).toBeLessThan(0.65);
  });

  it('are required for the mark if the scheme says so', () => {
    const parts1 = [{ text: '12 N (unit required)', kind: 'number' }] as const;
    expect(marksOf(parts1, '12', calculate)).toBe(0);
    expect(marksOf(parts1, '12 N', calculate)).toBe(1);
  });
});

describe('figures and form', () => {
  it.each([
    ['8.24', '8.24', 1],
    ['8.24', '8.2', 0],
    ['8.24', '8.2376', 0],
  ])('to 3 significant figures: scheme %j, answer %j: %j', (scheme, answer, marks) => {
    const question = {
      questionText: 'Work out the length. Give your answer to 3 significant figures.',
    };
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, question)).toBe(marks);
  });

  it.each([
    ['3/8', 2],
    ['6/16', 1],
    ['375/1000', 1],
    ['375/1000 = 75/200 = 3/8', 2],
    ['three eighths', 2],
    ['8/3', 0],
    ['0.375 = 37.5%', 0],
  ])('a fraction in its simplest form: %j gets %j', (answer, marks) => {
    const parts = [
      {
        text: '3/8',
        kind: 'number',
        marks: 2,
        partial: [{ text: '375/1000 oe', marks: 1 }],
      },
    ] as const;
    const question = { questionText: 'Write 0.375 as a fraction in its simplest form.' };
    expect(marksOf(parts, answer, question)).toBe(marks);
  });

  it.each([
    ['4.5 × 10^4', 1],
    ['4.5x10^4', 1],
    ['45000', 0],
    ['45 x 10^3', 0],
  ])('standard form: %j gets %j', (answer, marks) => {
    const question = { questionText: 'Write 45 000 in standard form.' };
    expect(marksOf([{ text: '4.5 × 10^4', kind: 'number' }], answer, question)).toBe(marks);
  });

  it.each([
    ['as a percentage', '24%', '0.24', 0],
    ['as a percentage', '24%', '24', 1],
    ['as a percentage', '24%', '24 %', 1],
    ['as a decimal', '0.24', '24%', 0],
  ])('%s: scheme %j, answer %j: %j', (form, scheme, answer, marks) => {
    const question = { questionText: `Work out the probability. Give your answer ${form}.` };
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, question)).toBe(marks);
  });

  it.each([
    ['Calculate the percentage increase.', '0.6 ÷ 2.4', '0.6 / 2.4 = 0.25', 1],
    ['Calculate the percentage increase.', '0.6 ÷ 2.4', '0.6 / 2.4 = 0.25 = 25%', 2],
    ['What % of the total is this?', '0.6 ÷ 2.4', '0.6 / 2.4 = 0.25', 1],
    ['Calculate the profit margin.', '0.6 ÷ 2.4 × 100', '0.6 / 2.4 = 0.25', 1],
    ['Calculate the profit margin.', '0.6 ÷ 2.4 × 100', '0.6 / 2.4 × 100 = 25', 2],
    ['Calculate the efficiency.', '0.6 ÷ 2.4 (× 100)', '0.6 / 2.4 = 0.25', 2],
  ])('%s A scheme with %j, 25 (%%): %j gets %i', (questionText, method, answer, marks) => {
    const points = [method, '25 (%)'].map((text) => ({ text, kind: 'number' as const }));
    expect(marksOf(points, answer, { questionText, scheme: `${method} (1)\n25 (%) (1)` })).toBe(
      marks,
    );
  });
});

describe('equal values in other forms', () => {
  it.each([
    ['5/33', '15.2%', 1],
    ['5/33', '15.15 %', 1],
    ['5/33', '15.3%', 0],
    ['5/33', '15%', 0],
    ['2/5', '40%', 1],
    ['2/5', '0.4%', 0],
    ['6/55', '0.109%', 0],
    ['37.5%', '3/8', 1],
    ['28.6%', '2/7', 1],
    ['28.6%', '2/9', 0],
    ['340 m/s', '3.4 × 10² m/s', 1],
    ['340 m/s', '3.4 × 10³ m/s', 0],
    ['3400 J', '3.4 × 10³J', 1],
    ['0.0032 kg', '3.2 × 10⁻³ kg', 1],
    ['× 400', 'x400', 1],
    ['× 400', 'magnification = x400', 1],
    ['× 400', 'x40', 0],
  ])('scheme %j, answer %j: %j', (scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, calculate)).toBe(marks);
  });
});
