import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** The same remark means the same for its point, wherever schemes put it. */
const ACCEPTS = [
  'accept brightens',
  'Allow: brightens',
  'also accept brightens',
  'condone brightens',
  'BOD brightens',
  'ACCEPT "brightens"',
];
const REJECTS = [
  'reject dims',
  'do not accept dims',
  'Do not allow dims',
  'DO NOT CREDIT dims',
  "don't accept dims",
  'NOT dims',
  'not allow dims',
  'Reject: dims',
];
const IGNORES = ['ignore its size', 'Ignore references to its size', 'insufficient: its size'];
const TELLS_NOTHING = [
  'owtte',
  'oe',
  'isw',
  'NB spelling may be wrong',
  'Do not penalise the spelling',
  'accept any other wording',
];

const PLACES: readonly (readonly [name: string, write: (remark: string) => string])[] = [
  ['below a point', (remark) => `the lamp glows more (1)\n${remark}\nthe battery runs down (1)`],
  ['in brackets', (remark) => `the lamp glows more (${remark}) (1)\nthe battery runs down (1)`],
  ['after the mark', (remark) => `the lamp glows more (1) (${remark})\nthe battery runs down (1)`],
  [
    'in square brackets',
    (remark) => `the lamp glows more [1] [${remark}]\nthe battery runs down [1]`,
  ],
  ['in braces', (remark) => `the lamp glows more (1) {${remark}}\nthe battery runs down (1)`],
  ['after a gap', (remark) => `the lamp glows more (1)      ${remark}\nthe battery runs down (1)`],
  ['after a dash', (remark) => `the lamp glows more (1) – ${remark}\nthe battery runs down (1)`],
  ['after a tick', (remark) => `the lamp glows more ✓ (${remark})\nthe battery runs down ✓`],
  ['in a table row', (remark) => `the lamp glows more\t1\t${remark}\nthe battery runs down\t1\t`],
  [
    'in a column of guidance',
    (remark) =>
      `Question\tAnswer\tMark\tGuidance\n2\tthe lamp glows more\t1\t${remark}\n\tthe battery runs down\t1\t`,
  ],
  ['in a list', (remark) => `• the lamp glows more (${remark})\n• the battery runs down`],
  [
    'in a numbered list',
    (remark) => `1. the lamp glows more (${remark})\n2. the battery runs down`,
  ],
];

const read = (scheme: string) => {
  const { groups, rejected, ignored, notes } = readScheme(scheme, 2, 'What happens next?');
  const points = groups.flatMap(({ points: some }) => some);
  return { points, rejected, ignored, notes, said: points[0]?.statements.join(' / ') ?? '' };
};
const two = (points: readonly { marks: number }[]) =>
  expect(points.map(({ marks }) => marks)).toEqual([1, 1]);

describe.each(PLACES)('a remark %s', (_, write) => {
  it.each(ACCEPTS)('%s', (remark) => {
    const { points, said } = read(write(remark));
    two(points);
    expect(`${said} ${points[0]?.standIns.join(' ')}`).toContain('brightens');
  });

  it.each(REJECTS)('%s', (remark) => {
    const { points, said, rejected } = read(write(remark));
    two(points);
    expect([...(points[0]?.rejected ?? []), ...rejected]).toContain('dims');
    expect(said).not.toContain('dims');
  });

  it.each(IGNORES)('%s', (remark) => {
    const { points, said, ignored, notes } = read(write(remark));
    two(points);
    expect([...(points[0]?.ignored ?? []), ...ignored, ...notes].join(' ')).toContain('size');
    expect(said).not.toContain('size');
  });

  it.each(TELLS_NOTHING)('%s', (remark) => {
    const { points, said } = read(write(remark));
    two(points);
    expect(said).toBe('the lamp glows more');
  });
});

it.each(['Q = A AND (NOT B)', 'while (NOT found)', 'UNTIL (NOT valid)', 'Q = (NOT A) OR B'])(
  'NOT in logic does not reject anything: %s',
  (line) => {
    const { points } = read(`${line} (1)\nthe battery runs down (1)`);
    expect(points[0]?.text).toBe(line);
    expect(points[0]?.rejected).toEqual([]);
  },
);

const readWith = (remark: string) =>
  readScheme(`- bees carry pollen (1)\n- seeds form (1)\n${remark}`, 2, 'What do bees do?');

/** A teacher's verdict after an answer, below the points. */
describe('a verdict after an answer', () => {
  it.each([
    'Honey no.',
    '"Honey" 0',
    'honey = no',
    'Honey gets nothing.',
    'honey is wrong',
    "'Honey' is not enough.",
    'Spelling does not matter. Honey gets no marks.',
  ])('can give no marks: %s', (remark) => {
    const { ignored, groups } = readWith(remark);
    const all = [...ignored, ...groups.flatMap(({ points }) => points.flatMap((p) => p.ignored))];
    expect(all.map((one) => one.toLowerCase())).toEqual(['honey']);
    expect(groups.flatMap(({ points }) => points)).toHaveLength(2);
  });

  it.each(["'fruit grows' ok.", 'fruit grows is fine', 'Fruit grows also fine. Honey no.'])(
    'can accept another wording: %s',
    (remark) => {
      const [, last] = readWith(remark).groups.flatMap(({ points }) => points);
      expect(last?.statements.map((one) => one.toLowerCase())).toEqual([
        'seeds form',
        'fruit grows',
      ]);
    },
  );

  it('can be in brackets after its point', () => {
    const { groups } = readScheme('Marie Curie (Curie is fine) (1)', 1, 'Who found radium?');
    expect(groups[0]?.points[0]?.statements).toEqual(['Marie Curie', 'Curie']);
  });

  it.each([
    ['24 gets both of those', '24', 2],
    ['24 alone full marks', '24', 3],
    ['Answer only £24 = 3.', '£24', 3],
    ['24 gets everything', '24', 3],
  ])('can give marks: %s', (remark, answer, marks) => {
    const { conditions } = readScheme(
      `6 × 5 = 30 (1)\n30 ÷ 5 = 6 (1)\n30 − 6 = 24 (1)\n${remark}`,
      3,
      'Work out the cost.',
    );
    expect(JSON.stringify(conditions)).toContain(`"answer":"${answer}"`);
    expect(JSON.stringify(conditions)).toContain(`"marks":${marks}`);
  });

  it('is not read from a program that sets a value to zero', () => {
    const { ignored } = readScheme('set up a loop (1)\ntotal = 0', 1, 'Write a program.');
    expect(ignored).toEqual([]);
  });
});
