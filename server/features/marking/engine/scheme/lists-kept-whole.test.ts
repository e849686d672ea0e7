import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const textsOf = (scheme: string, maxMark: number): string[][] =>
  readScheme(scheme, maxMark).groups.map(({ points }) => points.map(({ text }) => text));

describe('a list of which so many count', () => {
  it('goes on below what is said of one of its points', () => {
    expect(
      textsOf('Any two from:\n• cheap\n• light\nreject: small\n• strong\nignore hard\n• safe', 2),
    ).toEqual([['cheap', 'light', 'strong', 'safe']]);
  });

  it('goes on over empty lines that stand between all of its points', () => {
    const scheme =
      'Any two from:\n\n• it bends (1)\n\n• it floats (1)\n\nreject: it melts\n\n• it is cheap (1)';
    expect(textsOf(scheme, 2)).toEqual([['it bends', 'it floats', 'it is cheap']]);
  });
});

describe('figures that are no marks', () => {
  it('keeps the bracket of a difference', () => {
    expect(textsOf('M1 36 ÷ (7 – 4) (= 12)\nA1 84', 2)).toEqual([['36 ÷ (7 – 4) (= 12)', '84']]);
  });

  it('still accepts a range in brackets', () => {
    const [group] = readScheme('42.5 (41 – 44) (1)', 1).groups;
    expect(group?.points[0]?.statements).toContain('41 – 44');
  });

  it('reads no mark off the end of a condition', () => {
    const scheme = '1 mark per bullet to max 3\n- a loop\n- tests for a value below 0\n- prints';
    expect(textsOf(scheme, 3)).toEqual([['a loop', 'tests for a value below 0', 'prints']]);
  });
});

it('reads NOT as the name of a gate where it has another name beside it', () => {
  expect(textsOf('- buffer (1)\n- NOT / inverter (1)', 2)).toEqual([['buffer', 'NOT / inverter']]);
});
