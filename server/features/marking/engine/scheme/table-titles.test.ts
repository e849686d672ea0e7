import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const groupsOf = (scheme: string, maxMark: number, question = '') =>
  readScheme(scheme, maxMark, question).groups.map(({ count, points }) => ({
    count,
    points: points.map(({ statements, rejected, ignored }) => ({
      statements,
      ...(rejected.length > 0 && { rejected }),
      ...(ignored.length > 0 && { ignored }),
    })),
  }));

const marksOf = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark).groups.flatMap(({ points }) =>
    points.map(({ text, marks }) => `${marks} ${text}`),
  );

describe('the headings of a table', () => {
  it('an unknown heading is that of the answers if no other heading is', () => {
    const scheme = `Qu\tRequired idea\tAccept\tReject\tMark
(a)\tbakery\tcake shop\tkitchen; café\t1
(b)\tsix months\thalf a year\tsix months ago\t1`;
    expect(groupsOf(scheme, 2)).toEqual([
      {
        count: null,
        points: [
          { statements: ['bakery', 'cake shop'], rejected: ['kitchen', 'café'] },
          { statements: ['six months', 'half a year'], rejected: ['six months ago'] },
        ],
      },
    ]);
  });

  it('a wrapped heading is not a point, and a wrapped remark stays in its column', () => {
    const scheme = `Question\tAnswers\tExtra information\tMark\tAO /
Spec. Ref.
05.1\tany two from:
\uF0B7 more mirrors\tallow larger mirror
ignore cleaner mirrors\t2\tAO2
4.6.2.1
\t\uF0B7 nearer lamp\tdo not accept hotter lamp
\t\uF0B7 darker water tank
Total\t\t\t2`;
    expect(groupsOf(scheme, 2)).toEqual([
      {
        count: 2,
        points: [
          { statements: ['more mirrors', 'larger mirror'], ignored: ['cleaner mirrors'] },
          { statements: ['nearer lamp'], rejected: ['hotter lamp'] },
          { statements: ['darker water tank'] },
        ],
      },
    ]);
  });

  it('"any two from" after the letter of a part introduces the lines of its cell', () => {
    const scheme = `2(a)\tcello\t1\tdo not accept strings
2(b)\tAny two from:
\uF0B7 repeated notes
\uF0B7 getting louder
\uF0B7 drum roll\t2\tReject: fast and slow given together = 0 for that point`;
    expect(groupsOf(scheme, 3)).toEqual([
      { count: null, points: [{ statements: ['cello'], rejected: ['strings'] }] },
      {
        count: 2,
        points: [
          { statements: ['repeated notes'] },
          { statements: ['getting louder'] },
          { statements: ['drum roll'], rejected: ['fast and slow'] },
        ],
      },
    ]);
  });

  it('the topic of a group can come before how many of it count', () => {
    const scheme = `4.  Storing – any two from (2 × 1):
      keeps out light;
      keeps out air;
      stays cool.
    Serving – any one from [1 x 1]: washed / rinsed ; peeled`;
    expect(groupsOf(scheme, 3).map(({ count, points }) => [count, points.length])).toEqual([
      [2, 3],
      [null, 1],
    ]);
  });
});

describe('wordings with words in common', () => {
  it.each([
    ['could not hear / see the stage (1)', ['could not hear the stage', 'could not see the stage']],
    ['to soften / melt wax (1)', ['to soften wax', 'to melt wax']],
    ['the lake / pond was frozen (1)', ['the lake was frozen', 'the pond was frozen']],
    ['does not absorb heat / reflects it (1)', ['does not absorb heat', 'reflects it']],
  ])('%s', (line, statements) => {
    expect(readScheme(line, 1).groups[0]?.points[0]?.statements).toEqual(statements);
  });
});

describe('AND between two lines or clauses', () => {
  it.each([
    [
      'more turns on the coil ✓\nAND\na stronger magnet\n(so) a larger voltage ✓',
      2,
      ['0.5 more turns on the coil', '0.5 a stronger magnet', '1 (so) a larger voltage'],
    ],
    [
      'wall is thinner\nAND\nlumen is wider (1)\nhas valves (1)',
      2,
      ['0.5 wall is thinner', '0.5 lumen is wider', '1 has valves'],
    ],
    [
      'rents go up quickly AND wages stay the same (1)\npeople move away (1)',
      2,
      ['0.5 rents go up quickly', '0.5 wages stay the same', '1 people move away'],
    ],
    ['salt dissolves (1)\nAND\nsand does not (1)', 2, ['1 salt dissolves', '1 sand does not']],
  ])('%j', (scheme, maxMark, points) => {
    expect(marksOf(scheme, maxMark)).toEqual(points);
  });
});

describe('instructions to markers', () => {
  it.each([
    ['Layers reversed = 0 for first two ticks', ['not-understood'], []],
    ['Reference to "keeps cold out" = 0', [], ['"keeps cold out"']],
    ['If heat and temperature are confused, max 1', ['limit'], []],
    ['BOD minor spelling slips', [], []],
    ['Allow: paraphrase or direct quotation.', [], []],
    ['NB responses must be drawn from the text', [], []],
    ['J410/07', [], []],
    ['Practice Paper 3F – Mark Scheme    P 8', [], []],
  ])('%s', (line, kinds, ignored) => {
    const scheme = `traps air (1)\nair conducts badly (1)\n${line}`;
    const read = readScheme(scheme, 2);
    expect(read.groups.flatMap(({ points }) => points)).toHaveLength(2);
    expect(read.conditions.map(({ kind }) => kind)).toEqual(kinds);
    expect(read.ignored).toEqual(ignored);
  });

  it('"DNA" rejects, unless it is the molecule', () => {
    const scheme = 'leg straightens (1)\nDNA if bending is also stated';
    expect(readScheme(scheme, 1).groups[0]?.points[0]?.rejected).toEqual(['bending']);
    expect(readScheme('DNA unwinds (1)\nDNA is copied (1)', 2).groups[0]?.points).toHaveLength(2);
  });
});
