import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const read = (scheme: string, maxMark: number, question = ''): string[] =>
  readScheme(scheme, maxMark, question).groups.flatMap(({ points }) =>
    points.map(({ marks, text }) => `${marks}: ${text}`),
  );

const rejectedBy = (scheme: string, maxMark: number, question: string): string[][] =>
  readScheme(scheme, maxMark, question).groups.flatMap(({ points }) =>
    points.map(({ rejected }) => [...rejected]),
  );

describe('conventions of the boards', () => {
  it.each<[string, string, number, string[]]>([
    [
      'a line that says which objective all marks are for is not a point',
      'All marks for AO2 (apply)\n1 mark for first value being 3;\n1 mark for output being 12;',
      2,
      ['1: first value being 3', '1: output being 12'],
    ],
    [
      'the question number, its objective and its marks are not a point',
      '4. (a) (ii)   AO2   2 marks\n0.5 × 60 = 30 (1)\n30 m (1)',
      2,
      ['1: 0.5 × 60 = 30', '1: 30 m'],
    ],
    [
      '"any 2 points × (1)" below a list limits it',
      'to save time (1)\nto cut costs (1)\nto win customers (1)\nAny 2 points × (1)',
      2,
      ['1: to save time', '1: to cut costs', '1: to win customers'],
    ],
    [
      'a remark about a mark is not a point',
      'M1  3x = 12\nA1  x = 4\nM1 may be implied by a correct answer.',
      2,
      ['1: 3x = 12', '1: x = 4'],
    ],
    [
      'the name of a mark is above what earns it',
      'MP1  substitution into F = ma\n     F = 3.0 × 2.5  (1)\nMP2  evaluation\n     7.5 (N)  (1)',
      2,
      ['1: F = 3.0 × 2.5', '1: 7.5 (N)'],
    ],
    [
      'a result is in the column next to its quantity',
      'Answer\tAdditional guidance\tMark\n• moles of acid (1)\t= 0.20 × 0.025 = 0.0050\n• mass (1)\t= 0.0050 × 40 = 0.20 (g)\t(2)',
      2,
      ['1: moles of acid = 0.20 × 0.025 = 0.0050', '1: mass = 0.0050 × 40 = 0.20 (g)'],
    ],
    [
      'marks in words come after what earns them',
      'For a correct index of 106: two marks. If the index is incorrect award one mark for 2120 seen.\nFor inflation of 6%: one mark.',
      3,
      ['2: a correct index of 106', '1: inflation of 6%'],
    ],
    [
      'answer and total are in columns before the method marks, with a line that continues',
      'Question\tAnswer\tMark\tMark scheme\tAdditional guidance\n9\t7\t3\tM1\tfor expanding the bracket, eg 4x + 12\n\t\t\t\tor for dividing by 4, eg x + 3 = 10\n\t\t\tM1\tfor isolating the term in x, eg 4x = 40 − 12\n\t\t\tA1\tcao',
      3,
      ['1: 4x + 12 or x + 3 = 10', '1: 4x = 40 − 12', '1: 7'],
    ],
    [
      'codes in the notes column make up the total',
      'Question\tWorking\tAnswer\tMark\tNotes\n14\t\t2.5, −3\t3\tM1 for (2x ± a)(x ± b) where ab = ±15\n\t\t\t\tM1 for (2x − 5)(x + 3)\n\t\t\t\tA1 for x = 2.5 oe and x = −3',
      3,
      ['1: (2x ± a)(x ± b) where ab = ±15', '1: (2x − 5)(x + 3)', '1: x = 2.5 oe and x = −3'],
    ],
    [
      'a cell of two lines breaks its row in two',
      'Question\tAnswers\tExtra information\tMark\tAO\n03.1\tplants take up more water\tallow plants drink more\t1\tAO1\n\tso the soil dries\tallow less water in soil\nignore heat\t1\tAO2',
      2,
      ['1: plants take up more water', '1: so the soil dries'],
    ],
  ])('%s', (_, scheme, maxMark, points) => {
    expect(read(scheme, maxMark)).toEqual(points);
  });

  it('own figures can be carried forward: "(1)OF", "(1 of)", "(1) OFR"', () => {
    const { groups } = readScheme(
      '120 + 80 = 200 (1)\n200 × 3 = 600 (1)OF\n600 – 50 = 550 (1 of)\n550 ÷ 5 = 110 (1) OFR\nOF = own figure',
      4,
    );
    expect(groups.flatMap(({ points }) => points.map((point) => point.carriesErrors))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('two methods under headings are two routes to the same marks', () => {
    const scheme =
      'Alternative method 1\n3n + 3(n + 1)\tM1\n6n + 3\tA1\nAlternative method 2\nn + n + 1 = 2n + 1\tM1\n3(2n + 1)\tA1';
    expect(readScheme(scheme, 2).groups.map(({ route }) => route)).toEqual([1, 2]);
  });

  it('each line keeps its place, and what does not count is shown as a note', () => {
    const { groups, notes } = readScheme(
      'MP1  substitution into F = ma\n     F = 3.0 × 2.5  (1)\nMP2  evaluation\n     7.5 (N)  (1)',
      2,
    );
    expect(groups.flatMap(({ points }) => points.map(({ line }) => line))).toEqual([1, 3]);
    expect(notes.join(' ')).toContain('substitution into F = ma');
  });

  it('"scores the second and third marks" gives two, not all', () => {
    const { conditions } = readScheme(
      'charge = current × time (1)\n6 × 60 = 360 s (1)\n0.5 × 360 = 180 C (1)\nan answer of 180 scores the second and third marks',
      3,
    );
    expect(conditions).toContainEqual(expect.objectContaining({ answer: '180', marks: 2 }));
  });

  it('a translation has its answers, and accepted and rejected wordings, in columns', () => {
    const question =
      'Translate into English: Mañana por la mañana iremos a la playa con los primos.';
    const scheme =
      'Section\tSpanish\tAnswer\tAccept\tReject\tMark\n1\tMañana por la mañana\tTomorrow morning\tin the morning tomorrow\tthe morning; tomorrow\t1\n2\tiremos a la playa\twe will go to the beach\tseaside\twe went; I will go\t1\n3\tcon los primos\twith the cousins\tour cousins\tcousin; first\t1';
    expect(read(scheme, 3, question)).toEqual([
      '1: Tomorrow morning',
      '1: we will go to the beach',
      '1: with the cousins',
    ]);
    expect(rejectedBy(scheme, 3, question)).toEqual([
      ['the morning', 'tomorrow'],
      ['we went', 'I will go'],
      ['cousin', 'first'],
    ]);
  });
});
