import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** One mark for each line, in every notation that teachers and boards use. */
const NOTATIONS: readonly (readonly [
  shown: string,
  write: (point: string, at: number) => string,
])[] = [
  ['(1)', (point) => `${point} (1)`],
  ['[1 mark]', (point) => `${point} [1 mark]`],
  ['1 mark after a dash', (point) => `${point} – 1 mark`],
  ['= 1 mark', (point) => `${point} = 1 mark`],
  ['1m', (point) => `${point} 1m`],
  ['(1 pt)', (point) => `${point} (1 pt)`],
  ['+1', (point) => `${point} +1`],
  ['✓', (point) => `${point} ✓`],
  ['√', (point) => `${point} √`],
  ['[✓]', (point) => `${point} [✓]`],
  ['B1', (point) => `${point} B1`],
  ['dots and 1', (point) => `${point} ........ 1`],
  ['a rule and 1', (point) => `${point} ____ 1`],
  ['| 1 |', (point) => `| ${point} | 1 |`],
  ['{1}', (point) => `${point} {1}`],
  ['<1>', (point) => `${point} <1>`],
  ['①', (point) => `${point} ①`],
  ['/1', (point) => `${point} /1`],
  ['(mark)', (point) => `${point} (mark)`],
  ['a column and its objective', (point) => `${point}\t1\tAO2`],
  ['[AO1 1]', (point) => `${point} [AO1 1]`],
  ['1 (AO2)', (point) => `${point} 1 (AO2)`],
  ['[K1]', (point) => `${point} [K1]`],
  ['bold type', (point) => `- **${point}** **(1)**`],
  ['(1) in front', (point) => `(1) ${point}`],
  ['[✓] in front', (point) => `[✓] ${point}`],
  ['1 mark: in front', (point) => `1 mark: ${point}`],
  ['1m: in front', (point) => `1m: ${point}`],
  ['+1 in front', (point) => `+1 ${point}`],
  ['Award 1 mark for', (point) => `Award 1 mark for ${point}`],
  ['One mark for', (point) => `• One mark for ${point}`],
  ['numbers of marks', (point, at) => `Mark ${at + 1}: ${point}`],
  ['ordinals', (point, at) => `${['1st', '2nd', '3rd'][at]} mark – ${point}`],
  ['ordinals in words', (point, at) => `${['First', 'Second', 'Third'][at]} mark: ${point}`],
  ['one mark after a dash', (point) => `${point} - one mark`],
  ['dots and one mark', (point) => `${point} ......... one mark`],
  ['one mark without punctuation', (point) => `${point} one mark`],
  ['one mark with a remark', (point) => `${point} – one mark (oe)`],
  ['one mark and a note on follow-through', (point) => `${point} - one mark, ft`],
  ['a tick in front', (point) => `✓ ${point}`],
];

const POINTS = ['salt dissolves in it', 'sand stays behind', 'water boils away'];

describe.each(['', '\n[3 marks]'])('marks in any notation, with %j below', (below) => {
  it.each(NOTATIONS)('%s', (_, write) => {
    const scheme = POINTS.map((point, at) => write(point, at)).join('\n') + below;
    const { groups } = readScheme(scheme, 3, 'Describe how salt is got from sand.');
    const read = groups.flatMap(({ points }) =>
      points.map(({ statements: [first], marks }) => [first, marks]),
    );
    expect(read).toEqual(POINTS.map((point) => [point, 1]));
  });
});

it.each([
  ['a length', 'the rope is 1m\nthe pole is 2m', 2],
  ['a charge', 'the ion of sodium is +1\nthe ion of magnesium is +2', 2],
  ['a remark in words', 'the moon (1)\nthe sun (1)\nthe sky alone scores one mark.', 2],
  ['what each mark is for', 'Award 1 mark for each correct row\nred, blue\ngreen, white', 2],
])('%s is not read as a mark', (_, scheme, maxMark) => {
  const { groups } = readScheme(scheme, maxMark, 'Complete the table.');
  const read = groups.flatMap(({ points }) => points);
  expect(read.reduce((sum, { marks }) => sum + marks, 0)).toBe(maxMark);
  expect(read).toHaveLength(2);
});

it('two marks in words can be on one line, each after what it is for', () => {
  const scheme = 'a) 3 x 4 = 12 one mark, cm / centimetres one mark\nb) 12 + 5 = 17 - 1 mark';
  const { groups } = readScheme(scheme, 3, 'Work out the lengths.');
  const read = groups.flatMap(({ points }) => points);
  expect(read.map(({ text, marks }) => [text, marks])).toEqual([
    ['3 x 4 = 12', 1],
    ['cm / centimetres', 1],
    ['12 + 5 = 17', 1],
  ]);
});
