import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import { tidyScheme } from './tidy-scheme.ts';

const pointsOf = (text: string, maxMark: number) =>
  readScheme(text, maxMark).groups.map(({ cap, points }) => ({
    cap,
    points: points.map(({ line, label, ...point }) => point),
  }));

const PASTED: readonly [string, string, number][] = [
  ['marks within lines', 'to melt it (1); so that it can be poured (1); into the mould (1)', 3],
  ['a table', 'any two from:\n•\tcold air sinks\n•\twarm air rises\n•\twind turns\nmax 2', 2],
  ['codes', 'M1 for 4x = 20\nA1 x = 5 cao', 2],
  ['accept and reject', 'osmosis (1) accept osmotic movement\nwater moves (1)\nignore salt', 2],
  ['a mark on a separate line', 'light is absorbed\n(1)\nglucose is made\n(1)', 2],
  ['marks before the words', '1 mark for the rate rises\n1 mark for the particles move faster', 2],
];

describe('a tidied scheme', () => {
  it.each(PASTED)('puts %s in plain form and is read as before', (_, text, maxMark) => {
    const tidied = tidyScheme(text, maxMark);
    expect(tidied).not.toBeNull();
    expect(pointsOf(tidied ?? '', maxMark)).toEqual(pointsOf(text, maxMark));
  });

  it('is not offered if the scheme is already plain', () => {
    const tidied = tidyScheme('light is absorbed (1) glucose is made (1)', 2) ?? '';
    expect(tidied).toContain('\n');
    expect(tidyScheme(tidied, 2)).toBeNull();
  });

  it.each(['Level 2 (3-4): clear\nLevel 1 (1-2): basic', 'See teacher notes.', ''])(
    'is not offered if there are no points: %s',
    (text) => {
      expect(tidyScheme(text, 4)).toBeNull();
    },
  );

  const phrase = constantFrom(
    'light is absorbed',
    'the forces are balanced / equal',
    '20 m/s',
    'x = 4',
    'accept heat',
    'reject burning; ignore smoke',
    'any two from:',
    'max 2',
    'OR',
    'Note: spelling',
    '(because) it is warmer',
    'M1 3x = 12',
    'Key elements:',
  );
  const line = tuple(
    constantFrom('', '- ', '• ', '1. '),
    phrase,
    constantFrom('', ' (1)', ' [2 marks]', ';'),
  ).map((parts) => parts.join(''));

  it('is read as before, whatever was written', () => {
    assert(
      property(array(line, { maxLength: 7 }), integer({ min: 1, max: 6 }), (lines, max) => {
        const text = lines.join('\n');
        const tidied = tidyScheme(text, max) ?? text;
        expect(pointsOf(tidied, max)).toEqual(pointsOf(text, max));
      }),
      { numRuns: 300 },
    );
  });
});
