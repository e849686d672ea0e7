import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const pointsOf = (text: string, maxMark: number, question = '') =>
  readScheme(text, maxMark, question).groups.flatMap(({ points }) => points);

describe('the reader of remarks that boards shorten or put in brackets', () => {
  it.each<[string, string, number, object]>([
    [
      'a range in square brackets',
      'use of v = at (1)\nv = 12.4 m/s [12.2–12.6 allow 3 sf] (1)',
      2,
      { text: 'v = 12.4 m/s', statements: ['v = 12.4 m/s', '12.2 – 12.6'] },
    ],
    [
      'what the answer alone scores, after its code',
      '6y⁴ seen   B1\ny³   A1 (ans only 2/2)',
      2,
      { text: 'y³', label: 'A1' },
    ],
    [
      'what the answer alone scores, after its mark',
      'Sum: 45 — 1 mark\n9 — 1 mark (2 marks for 9 with no working)',
      2,
      { text: '9', marks: 1 },
    ],
    [
      'an acceptable alternative',
      'ionic (bond)s; do not allow covalent; ionic bonding OK',
      1,
      { statements: ['ionic (bonds)', 'ionic bonding'], rejected: ['covalent'] },
    ],
    [
      'spaces between digits',
      '0110 1001   A without spaces',
      1,
      { text: '0110 1001', statements: ['0110 1001'] },
    ],
    [
      'an orbital in brackets',
      'M1 more energy is needed\nM2 to take it from (2)s',
      2,
      { text: 'to take it from 2s', marks: 1 },
    ],
    [
      'abbreviated verbs',
      'the mass (1) of living things in an area (1)\nAcc: weight of organisms.  Rej: number of organisms',
      2,
      { rejected: ['number of organisms'] },
    ],
    [
      'a cross after a tick, before names',
      'sodium ✓\nionic ✓      X covalent, metallic',
      2,
      { text: 'ionic', rejected: ['covalent', 'metallic'] },
    ],
    [
      'a remark about everything not listed, below the last item',
      'Any two, one mark each -\na) he is proud\nb) he is poor\nc) he is far from home\n(Any other valid point - 1 mark)',
      2,
      { text: 'he is far from home' },
    ],
  ])('%s', (_, text, maxMark, expected) => {
    expect(pointsOf(text, maxMark).at(-1)).toMatchObject(expected);
  });

  it.each<[string, string, number, string[]]>([
    [
      'a list with commas, followed by how many count',
      '[1] mark each:\nsize, cost, safety, finish (any three)',
      3,
      ['size', 'cost', 'safety', 'finish'],
    ],
    [
      'a list with semicolons, followed by how many count',
      'slow movement ; reluctance ; fear ; any two, 1 each',
      2,
      ['slow movement', 'reluctance', 'fear'],
    ],
    [
      'numbered steps',
      'Step 1: warm the acid\nStep 2: filter (to remove excess)\nStep 3: leave to cool',
      3,
      ['warm the acid', 'filter (to remove excess)', 'leave to cool'],
    ],
    [
      'a heading with the worth of each item below it',
      'Feature (1 each)\nprivate ownership\nprices set by demand\nMax 2',
      2,
      ['private ownership', 'prices set by demand'],
    ],
    [
      'a further point that is also credited',
      'the army marched in (1);\nalso credit: fear of the navy (1).\nMaximum mark: 2',
      2,
      ['the army marched in', 'fear of the navy'],
    ],
    [
      'a limit on what may be credited',
      '• less shade (1) so it dries (1)\n• more run-off (1) as it is bare (1)\nCredit max 2 per effect.',
      4,
      ['less shade', 'so it dries', 'more run-off', 'as it is bare'],
    ],
  ])('%s', (_, text, maxMark, expected) => {
    expect(pointsOf(text, maxMark).map((point) => point.text)).toEqual(expected);
  });

  it('limits the marks after a wrong step, but gives none for it', () => {
    const { conditions } = readScheme('filter (1)\ncool (1)\nNOTE: heating to dryness = max 1', 2);
    expect(conditions).toMatchObject([{ kind: 'limit', marks: 1 }]);
  });

  it.each([
    [
      'Or:',
      'opens the gate [1]; the boat floats in [1].\nOr: a lift is used [1] which raises the boat [1].',
    ],
    [
      'OR on its own line',
      'Award [2 max].\nopens the gate ✓\nthe boat floats in ✓\nOR\na lift is used ✓ which raises the boat ✓',
    ],
  ])('begins another route with %s', (_, text) => {
    expect(readScheme(text, 2).groups.map(({ route }) => route)).toEqual([1, 2]);
  });

  it('does not read “either” within a point as a route', () => {
    const text = 'Key ideas: both had the bomb; either could strike back; so neither would begin';
    expect(readScheme(text, 3).groups.map(({ route }) => route)).toEqual([null]);
  });

  it('does not read a title with its sum of marks as a point', () => {
    const text =
      'Any two explained reasons (2 x 2 marks):\n* Training - marches made them fit\n* Order - centuries were easy to lead\n1 mark for reason, 1 for explanation';
    expect(pointsOf(text, 4).map((point) => point.text)).toEqual([
      'Training - marches made them fit',
      'Order - centuries were easy to lead',
    ]);
  });

  it('reads the things that a table compares, in words of the question, as its headings', () => {
    const text = '\tcopper\tsulfur\nlook\tshiny\tdull\nheat\tconducts\tinsulates';
    const points = pointsOf(text, 2, 'Compare copper and sulfur.');
    expect(points).toHaveLength(2);
  });

  it('carries errors forward to the point that the remark follows', () => {
    const [first, last] = pointsOf('80 – 52 = 28 (1)\n28 / 80 × 100 = 35% (1) (OFR)', 2);
    expect([first?.carriesErrors, last?.carriesErrors]).toEqual([false, true]);
  });

  it.each<[string, string, number, string[], string?]>([
    [
      'cells below each other with a total',
      'Qu\nPart\nMarking Guidance\nTotal marks\nAO\n17\nit is light (1)\nit is tough (1)\n2\nAO4',
      2,
      ['it is light', 'it is tough'],
    ],
    [
      'marks with letters, and letters with a full stop below them',
      'Mark A  for a loop that repeats;\nMark B  for input in the loop;\nI. case, small slips\nA. use of a list\nEXAMPLE (Python)\nx = 0\nprint(x)',
      2,
      ['a loop that repeats', 'input in the loop'],
      'Write an algorithm.',
    ],
    [
      'a required order after how many count',
      'any two from, in sequence:\nit starts ;\nit grows ;\nit ends ;',
      2,
      ['it starts', 'it grows', 'it ends'],
    ],
    [
      'letters in brackets before what is rejected',
      '* wrapped\n* on the bottom shelf\n\n(R) cold kills germs;  (I) cooking, freezing',
      2,
      ['wrapped', 'on the bottom shelf'],
    ],
    [
      'objectives with their marks in a column',
      'Part\tMarking notes\tMarks\tAO\n(a)\tmusic or none\t1\tAO2 = 1\n(b)\twords recalled\t1\tAO2 = 1',
      2,
      ['music or none', 'words recalled'],
    ],
    [
      'an objective above the points, and what students may do',
      'AO1  Identify and interpret explicit information\nAward 1 mark for each point:\n• students may quote or paraphrase\n- the lane ends there\n- the gate is rusty',
      2,
      ['the lane ends there', 'the gate is rusty'],
    ],
  ])('reads no extra point from %s', (_, text, maxMark, expected, question) => {
    expect(pointsOf(text, maxMark, question).map((point) => point.text)).toEqual(expected);
  });

  it('continues counting by codes if an alternative counts again', () => {
    const text =
      'M1  Mr = 100 and 44\nM2  25/100 = 0.25\nM3  0.25 × 44 = 11\n\nAlternative:\nM1 as above\nM2  44/100\nM3  11';
    expect(pointsOf(text, 3).map(({ marks }) => marks)).toEqual([1, 1, 1]);
  });

  it('reads no point from marks for labels alone', () => {
    const scheme = 'valve shuts;\npressure rises;\nLabels alone: award one mark for both of them.';
    const { conditions } = readScheme(scheme, 2);
    expect(pointsOf(scheme, 2)).toHaveLength(2);
    expect(conditions).toMatchObject([{ kind: 'limit', marks: 1 }]);
  });
});
