import { describe, expect, it } from 'vitest';
import type { PointOfKind } from '../judge.ts';
import { marksOf } from '../testing/marks-of.ts';

const number = (text: string, more: Partial<PointOfKind> = {}): PointOfKind & { text: string } =>
  ({ text, kind: 'number', ...more }) as PointOfKind & { text: string };

describe('a calculation in steps', () => {
  const rent = {
    questionText:
      'A van costs £45 per day plus 20p for each mile. Sam hires it for 3 days and drives 150 miles. Work out the total cost.',
  };
  const points = [
    number('3 × 45 = 135', { role: 'method' }),
    number('150 × 0.20 = 30', { role: 'method' }),
    number('£165', { role: 'accuracy' }),
  ];
  it.each([
    ['£165', 3],
    ['165', 3],
    ['3 x 45 = 135, 150 x 0.2 = 30, 135 + 30 = 165', 3],
    ['45 × 3 = 135\n150 × 20p = £30\ntotal £165', 3],
    ['3 x 45 = 135', 1],
    ['135', 1],
    ['135 + 30 = 175', 2],
    ['45x3=125, 150x0.2=30, 155', 2],
    ['45 + 20 = 65', 0],
    ['150 x 20 = 3000, 3000 + 135 = 3135', 1],
    ['16500', 0],
    ['it costs a lot', 0],
    ['150 miles', 0],
    ['', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, rent)).toBe(marks);
  });
});

describe('a formula next to its calculation, and a separate unit', () => {
  const speed = { questionText: 'Calculate the acceleration and give the unit.' };
  const points = [number('a = F ÷ m'), number('12 ÷ 4 = 3'), number('m/s² / m s–2')];
  it.each([
    ['3 m/s²', 3],
    ['3', 2],
    // The unit alone does not show that the formula was used.
    ['48 m/s²', 1],
    ['a = F ÷ m', 1],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, speed)).toBe(marks);
  });
});

describe('errors carried forward', () => {
  const moles = {
    questionText: 'Calculate the mass of MgO made from 4.8 g of Mg. (Ar: Mg = 24, O = 16)',
  };
  const points = [
    number('moles of Mg = 4.8 ÷ 24 = 0.2', { label: 'M1' }),
    number('Mr of MgO = 40', { label: 'M2' }),
    number('mass = 0.2 × 40 = 8 (g)', { label: 'M3', carriesErrors: true }),
  ];
  it.each([
    ['8 g', 3],
    ['4.8/24 = 0.2 mol, MgO = 24 + 16 = 40, 0.2 x 40 = 8 g', 3],
    ['4.8/24 = 0.02, 0.02 x 40 = 0.8 g', 2],
    ['4.8 / 24 = 0.2, 0.2 x 56 = 11.2', 2],
    ['4.8/24 = 0.2', 1],
    ['24/4.8 = 5, 5 x 40 = 200 g', 2],
    ['4.8 x 40 = 192', 1],
    ['40', 1],
    ['80 g', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, moles)).toBe(marks);
  });
});

describe('units to convert first', () => {
  const heater = {
    questionText: 'A 1.5 kW heater runs for 4 minutes. Calculate the energy transferred in joules.',
  };
  const points = [
    number('time = 240 s'),
    number('power = 1500 W'),
    number('E = P × t = 1500 × 240', { carriesErrors: true }),
    number('= 360 000 (J) / 3.6 × 10^5'),
  ];
  it.each([
    ['360 000', 4],
    ['1500 x 240 = 360000 J', 4],
    ['360 kJ', 4],
    ['1.5 x 4 = 6 J', 1],
    ['1.5 x 240 = 360 J', 2],
    ['1500 × 4 = 6000', 2],
    ['4 mins = 240s', 1],
    ['1500 W', 1],
    ['1500 / 240 = 6.25', 2],
    ['nothing', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, heater)).toBe(marks);
  });
});

describe('solving an equation', () => {
  const solve = { questionText: 'Solve 5x + 3 = 28' };
  const points = [
    number('for 5x = 25 or (28 − 3) ÷ 5', { role: 'method' }),
    number('x = 5 cao', { role: 'accuracy', isExact: true }),
  ];
  it.each([
    ['5', 2],
    ['x = 5', 2],
    ['5x = 25, x = 5', 2],
    ['5x = 25\nx = 4', 1],
    ['25 = 5x so x=6', 1],
    ['28 - 3 = 25, 25 / 5 = 5', 2],
    ['(28 - 3)/5 = 6', 1],
    ['5x = 31, x = 31/5', 0],
    ['x = 15', 0],
    ['x = 5 or x = 6', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, solve)).toBe(marks);
  });
});

describe('special cases', () => {
  const points = [
    number('40 (from 5 × 8)', { role: 'method' }),
    number('34 (sum of four numbers) oe', { role: 'method' }),
    number('6', { role: 'accuracy', carriesErrors: true }),
  ];
  const question = {
    questionText:
      'The mean of five numbers is 8. Four of the numbers are 6, 7, 9 and 12. Work out the fifth number.',
    conditions: [{ kind: 'special-case', answer: '8.5', marks: 1, line: 0 }] as const,
  };
  it.each([
    ['5 x 8 = 40, 6+7+9+12 = 34, 40 - 34 = 6', 3],
    ['6', 3],
    ['40', 1],
    ['8.5', 1],
    ['6+7+9+12 = 34 ÷ 4 = 8.5', 1],
    ['60', 0],
    ['The numbers are 6, 7, 9 and 12', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, question)).toBe(marks);
  });
});

describe('independent figures', () => {
  const points = [
    number('mean = 7', { role: 'independent' }),
    number('median = 6', { role: 'independent' }),
    number('range = 9', { role: 'independent' }),
  ];
  const question = { questionText: 'State the mean, the median and the range of the data.' };
  it.each([
    ['mean 7, median 6, range 9', 3],
    ['mean = 7\nmedian = 6\nrange = 8', 2],
    ['mean 6, median 7, range 9', 1],
    ['range 9', 1],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, question)).toBe(marks);
  });
});

describe('working that must be shown', () => {
  const points = [
    number('18 × 12 = 216', { role: 'method' }),
    number('216 ÷ 8 = 27', { role: 'accuracy' }),
  ];
  const question = {
    questionText: 'Calculate the number of boxes. You must show your working.',
    scheme: '18 × 12 = 216 (1)\n216 ÷ 8 = 27 (1)\nAnswer only with no working scores 0',
  };
  it('earns no marks for the answer if it is missing', () => {
    expect(marksOf(points, '27', question)).toBe(0);
  });
  it('earns full marks together with the answer', () => {
    expect(marksOf(points, '18 x 12 = 216, 216/8 = 27', question)).toBe(2);
  });
});

describe('hostile answers', () => {
  it.each([
    ['('.repeat(9000)],
    ['1/'.repeat(9000)],
    ['2^'.repeat(3000) + '2'],
    ['9'.repeat(20_000)],
    [`${'1 '.repeat(10_000)}=`],
    ['=,'.repeat(10_000)],
    ['x = '.repeat(8000)],
    [`1e${'9'.repeat(500)}`],
    ['5 m'.repeat(6000)],
    ['twenty '.repeat(5000)],
    ['½'.repeat(5000)],
  ])('do not make the judge hang: %#', (answer) => {
    const points = [number('3 × 45 = 135'), number('£165')];
    expect(() => marksOf(points, answer)).not.toThrow();
  });
});

describe('a chain of marks that ends before the last mark', () => {
  const points = [
    number('tan x = 9/40', { label: 'M1', role: 'method' }),
    number('12.7 (°)', { label: 'A1', role: 'accuracy' }),
    number('41 (cm)', { label: 'B1', role: 'independent' }),
  ];
  const sides = { questionText: 'Calculate the angle x, and the length of the hypotenuse.' };
  it.each([
    ['tan x = 9/40, x = 12.7°, hypotenuse = 41 cm', 3],
    ['12.7', 2],
    ['41', 1],
    ['12.7 and 41', 3],
    ['sin x = 9/40', 0],
    ['tan x = 9/40', 1],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, sides)).toBe(marks);
  });
});

describe('an error carried into a product with a bracket', () => {
  const points = [
    number('(v =) (14 – 4) / 4.0'),
    number('(p =) 50 × 2.5', { carriesErrors: true }),
    number('125', { carriesErrors: true }),
  ];
  const push = { questionText: 'Calculate the momentum of a mass of 50 kg.' };
  it.each([
    ['(14-4)/4 = 2.5, 50 x 2.5 = 125', 3],
    ['18/4 = 4.5, 50 x 4.5 = 225', 2],
    ['18/4 = 4.5, 50 x 4.5 = 99', 1],
    ['10/4', 1],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, push)).toBe(marks);
  });
});

describe('a percentage with a slip carried into it', () => {
  const margin = {
    questionText:
      'Calculate the margin on revenue of £80 000 and costs of £52 000. Show your working.',
  };
  const points = [
    number('80 000 – 52 000 = £28 000'),
    number('28 000 / 80 000 × 100', { carriesErrors: true }),
    number('= 35%', { carriesErrors: true }),
  ];
  it.each([
    ['80 000 - 52 000 = 28 000, 28 000 / 80 000 x 100 = 35%', 3],
    ['80,000 - 52,000 = 38,000\n38,000 / 80,000 x 100 = 47.5%', 2],
    ['80 000 - 52 000 = 38 000, 38 000 / 80 000 x 100 = 45%', 1],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, margin)).toBe(marks);
  });
});

describe('a formula in words', () => {
  const wave = {
    questionText: 'A wave has a frequency of 48 Hz and a wavelength of 7.1 m. Calculate its speed.',
  };
  const points = [
    number('v = f λ', { role: 'method' }),
    number('340.8', { role: 'method' }),
    number('340 (m/s)', { role: 'accuracy' }),
  ];
  it.each([
    ['speed = frequency x wavelength', 1],
    ['speed is frequency times wavelength', 1],
    ['48 × 7.1 = 340.8 m/s', 2],
    ['48 / 7.1 = 6.8', 0],
    ['340 m/s', 3],
    ['the wave goes fast', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, wave)).toBe(marks);
  });
});

describe('a calculation with a name in the scheme', () => {
  const points = [
    number('det A = 5 × 2 − 3p', { role: 'method' }),
    number('p = 4', { role: 'accuracy' }),
  ];
  const matrix = { questionText: 'Find the determinant of A in terms of p, and solve for p.' };
  it.each([
    ['5x2 - 3p', 1],
    ['10 - 3p', 1],
    ['det = 5 x 2 - 3p', 1],
    ['10 + 3p', 0],
    ['p = 4', 2],
  ])('needs no name in the answer: %j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, matrix)).toBe(marks);
  });
});
