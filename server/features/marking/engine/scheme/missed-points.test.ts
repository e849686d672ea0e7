import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Points that begin as remarks do. */
const POINTS = [
  'allow it to cool',
  'allow the mixture to settle',
  'accept the null hypothesis',
  'accept the offer and a contract is formed',
  'ignore friction in the pulley',
  'reject the null hypothesis',
  'condone the crime',
  'credit is cheaper',
  'credit controls are tightened',
  'do not heat it directly',
  'not enough oxygen is carried',
  'not only the rich gained',
  'note the temperature each minute',
  'note taking helps memory',
  'notes are longer and slower',
  'guidance systems steer it',
  'comments are ignored by the compiler',
  'candidates campaign in marginal seats',
  'students lose their grants',
  'for each gram more heat is needed',
  'for each degree it expands',
  'full marks are rare',
  'full moon gives spring tides',
  'no marks are left on the metal',
  'no oxygen is left',
  'follow through with the racket',
  'two thirds must agree',
  'max temperature is lower',
  'mark up is raised',
  'total internal reflection occurs',
  'total momentum is conserved',
  'either parent may carry it',
  'R falls when light is brighter',
  'A moves faster than B',
  'I is shared between branches',
  'NE monsoon brings dry air',
  'DNA is copied',
  'ECF surrounds the cells',
  'AVP hormone is released',
  'NOT A',
  'M1 is notes and coins',
];

const LAYOUTS: readonly (readonly [name: string, write: (line: string) => string])[] = [
  ['marks in brackets', (line) => `it moves faster (1)\n${line} (1)\nheat is lost (1)`],
  ['marks in brackets, first', (line) => `${line} [1]\nit moves faster [1]\nheat is lost [1]`],
  ['a numbered list', (line) => `1. it moves faster\n2. ${line}\n3. heat is lost`],
  ['a table', (line) => `Answer\tMark\nit moves faster\t1\n${line}\t1\nheat is lost\t1`],
  ['ticks', (line) => `it moves faster ✓\nheat is lost ✓\n${line} ✓`],
];

const pointsOf = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark, 'Explain what happens next.').groups.flatMap(({ points }) =>
    points.map(({ text, marks }) => [text, marks]),
  );

describe('a line with its own mark is a point if marks are missing without it', () => {
  describe.each(LAYOUTS)('in %s', (_, write) => {
    it.each(POINTS)('%s', (line) => {
      const read = pointsOf(write(line), 3);
      expect(read).toHaveLength(3);
      expect(read).toContainEqual([expect.stringContaining(line.replace(/^M1 /, '')), 1]);
    });
  });

  it.each(['could cause flooding', 'must be a closed system'])(
    'as a numbered point: %s',
    (line) => {
      const read = pointsOf(`MP1 it moves faster\nMP2 ${line}\nMP3 heat is lost`, 3);
      expect(read).toContainEqual([line, 1]);
    },
  );

  it.each([
    '• it moves faster\n• allow the mixture to settle\n• heat is lost',
    'it moves faster;\ncandidates campaign in marginal seats;\nheat is lost;',
  ])('and also if no line has a mark: %j', (scheme) => {
    expect(pointsOf(scheme, 3)).toHaveLength(3);
  });
});

describe('a line with words that only look like a remark, or like the end of a line, is a point', () => {
  it.each([
    'rejects the treaty',
    'rejection by the immune system',
    'not enough food',
    'r = 0.8',
    'v² = u² + 2as',
    'for item in basket:',
  ])('%s', (line) => {
    for (const scheme of [
      `• it moves faster\n• ${line}\n• heat is lost`,
      `1. it moves faster\n2. ${line}\n3. heat is lost`,
      `it moves faster\t1\n${line}\t1\nheat is lost\t1`,
    ])
      expect(pointsOf(scheme, 3)).toHaveLength(3);
  });
});

describe('a remark is not read as a point', () => {
  it.each([
    ['if the points have all marks', 'oxygen (1)\naccept O2 (1)\ncarbon dioxide (1)', 2],
    ['if it is about any answer', 'oxygen (1)\ncarbon dioxide (1)\naccept any other gas (1)', 3],
    ['if it says what marks are for', 'oxygen (1)\nfull marks for naming two gases (1)', 2],
    ['if it has no mark', '• oxygen\n• accept dioxygen\n• carbon dioxide', 3],
    ['if more marks are missing than it has', 'oxygen (1)\nallow it to cool (1)', 4],
  ])('%s', (_, scheme, maxMark) => {
    expect(pointsOf(scheme, maxMark).map(([text]) => text)).not.toContain(/accept|full|allow/);
    expect(pointsOf(scheme, maxMark).length).toBeLessThanOrEqual(2);
  });
});
