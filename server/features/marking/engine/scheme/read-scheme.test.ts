import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import type { Scheme, SchemePoint } from './scheme.ts';

const pointsOf = (scheme: Scheme): SchemePoint[] =>
  scheme.groups.flatMap((group) => [...group.points]);
const summary = (text: string, maxMark: number): string[] =>
  pointsOf(readScheme(text, maxMark)).map((point) => `${point.marks}: ${point.text}`);

const onlyPoint = (text: string, maxMark = 1): SchemePoint | undefined =>
  pointsOf(readScheme(text, maxMark))[0];

describe('the reader that splits a mark scheme into points', () => {
  it.each([
    ['lines', 'light absorbed\nglucose made', 2, ['1: light absorbed', '1: glucose made']],
    ['bullets', '• light absorbed\n• glucose made', 2, ['1: light absorbed', '1: glucose made']],
    ['dashes', '- light absorbed\n- glucose made', 2, ['1: light absorbed', '1: glucose made']],
    ['bullets on one line', '• light • water', 2, ['1: light', '1: water']],
    ['semicolons', 'light absorbed; glucose made', 2, ['1: light absorbed', '1: glucose made']],
    ['numbers', '1. light absorbed\n2. glucose made', 2, ['1: light absorbed', '1: glucose made']],
    ['numbers on one line', '1) it melts 2) it boils', 2, ['1: it melts', '1: it boils']],
    [
      '(1) after each point',
      'oxygen (1) carbon dioxide (1)',
      2,
      ['1: oxygen', '1: carbon dioxide'],
    ],
    ['[1] after each point', 'oxygen [1]\nheat [2]', 3, ['1: oxygen', '2: heat']],
    ['1 mark after each point', 'oxygen - 1 mark\nheat (2 marks)', 3, ['1: oxygen', '2: heat']],
    ['a mark on the next line', 'gas produced\n(1)', 1, ['1: gas produced']],
    ['a mark in front', '1 mark for oxygen\n2 marks for heat', 3, ['1: oxygen', '2: heat']],
    ['ticks', 'oxygen ✓\nheat ✓✓', 3, ['1: oxygen', '2: heat']],
    [
      'mark codes of mathematics',
      'M1 substitutes values\nA1 42 J',
      2,
      ['1: substitutes values', '1: 42 J'],
    ],
    ['numbers in brackets', '(1) it melts\n(2) it boils', 2, ['1: it melts', '1: it boils']],
    ['a heading', 'Reference answer: The water evaporated.', 1, ['1: The water evaporated.']],
    ['a total', 'oxygen (1)\nheat (1)\nTotal: 2 marks', 2, ['1: oxygen', '1: heat']],
    ['Windows line endings', 'oxygen\r\nheat', 2, ['1: oxygen', '1: heat']],
  ])('reads %s', (_, text, maxMark, expected) => {
    expect(summary(text, maxMark)).toEqual(expected);
  });

  it('keeps a sentence without marks as one point worth all marks', () => {
    expect(summary('The water evaporates and leaves the salt.', 3)).toEqual([
      '3: The water evaporates and leaves the salt.',
    ]);
  });

  it('makes each sentence a point if there are as many sentences as marks', () => {
    expect(summary('The water gets hot. The particles move faster.', 2)).toEqual([
      '1: The water gets hot.',
      '1: The particles move faster.',
    ]);
  });

  it('distributes remaining marks, starting with the first points', () => {
    expect(summary('light absorbed\nglucose made', 3)).toEqual([
      '2: light absorbed',
      '1: glucose made',
    ]);
  });

  it('gives one mark to each point if there are more points than marks', () => {
    expect(summary('a cat\na dog\na bird', 2)).toEqual(['1: a cat', '1: a dog', '1: a bird']);
  });

  it('does not split at a semicolon within brackets', () => {
    expect(summary('energy is lost (as heat; as sound)', 1)).toHaveLength(1);
  });
});

describe('alternatives and guidance', () => {
  it.each([
    ['OR within a line', 'particles speed up OR particles gain energy'],
    ['OR on its own line', 'particles speed up\nOR\nparticles gain energy'],
    ['or at the start of a line', 'particles speed up\nor particles gain energy'],
    ['a line of "accept"', 'particles speed up\naccept particles gain energy'],
    ['"allow" in brackets', 'particles speed up (allow: particles gain energy)'],
    ['whole sides of a slash', 'particles speed up / particles gain energy'],
  ])('reads %s as another wording of the same point', (_, text) => {
    expect(onlyPoint(text)?.statements).toEqual(['particles speed up', 'particles gain energy']);
  });

  it('leaves a slash between words within its point', () => {
    expect(onlyPoint('a gas/vapour is produced here')?.statements).toHaveLength(1);
  });

  it('reads one-word answers with slashes as alternatives', () => {
    expect(onlyPoint('heat / warmth')?.statements).toEqual(['heat', 'warmth']);
  });

  it('lets an accepted word replace a word in a longer point', () => {
    expect(onlyPoint('the plant makes glucose; accept sugar')?.standIns).toEqual(['sugar']);
  });

  it('records what to ignore and what to reject without making points of it', () => {
    const point = onlyPoint(
      'glucose is made (1)\nignore starch\nreject protein\ndo not accept fat',
    );
    expect(point?.ignored).toEqual(['starch']);
    expect(point?.rejected).toEqual(['protein', 'fat']);
  });

  it('reads guidance after guidance', () => {
    const point = onlyPoint('the plant makes glucose (1) accept sugar; ignore starch');
    expect([point?.standIns, point?.ignored]).toEqual([['sugar'], ['starch']]);
  });

  it('keeps a note as a note', () => {
    const scheme = readScheme('oxygen (1)\nNote: spelling does not matter', 1);
    expect(scheme.notes).toEqual(['Note: spelling does not matter']);
    expect(pointsOf(scheme)).toHaveLength(1);
  });

  it('reads "accept any valid answer" as a note', () => {
    expect(readScheme('oxygen (1)\naccept any valid gas', 1).notes).toHaveLength(1);
  });
});

describe('limits', () => {
  it.each([
    ['a list below', 'Any two from:\n- light\n- water\n- warmth'],
    ['a list on the same line', 'any 2 from: light, water, warmth'],
    ['semicolons and the total', 'Any two from: light; water; warmth (2)'],
    ['"max" before the list', 'Max 2 marks from:\n• light\n• water\n• warmth'],
  ])('caps a group given by %s', (_, text) => {
    const [group] = readScheme(text, 2).groups;
    expect(group?.cap).toBe(2);
    expect(group?.points.map((point) => `${point.marks}: ${point.text}`)).toEqual([
      '1: light',
      '1: water',
      '1: warmth',
    ]);
  });

  it('ends a group at an empty line', () => {
    const scheme = readScheme(
      'Any two from:\n- light\n- water\n- warmth\n\nEnzymes denature [1]',
      3,
    );
    expect(scheme.groups.map((group) => [group.cap, group.points.length])).toEqual([
      [2, 3],
      [null, 1],
    ]);
  });

  it('does not cap "one mark for each of"', () => {
    const [group] = readScheme('One mark for each of: light, water', 2).groups;
    expect([group?.cap, group?.points.length]).toEqual([null, 2]);
  });
});

describe('schemes that cannot be split into points', () => {
  it.each([
    ['named levels', 'Level 1 (1-2 marks): simple\nLevel 2 (3-4 marks): detailed', 4],
    ['ranges of marks', '1-2 marks basic\n3-4 marks clear\n5-6 marks detailed', 6],
    ['a series of marks', '2 marks: full\n1 mark: partial\n0 marks: none', 2],
  ])('with %s need a person', (_, text, maxMark) => {
    expect(readScheme(text, maxMark).kind).toBe('levels');
  });

  it('have the indicative content next to levels read, and are marked as having levels', () => {
    const scheme = readScheme(
      'Level 1 (1-2 marks): simple\nLevel 2 (3-4 marks): detailed\nIndicative content:\n• ice melts\n• sea rises',
      4,
    );
    expect(pointsOf(scheme).map((point) => point.text)).toEqual(['ice melts', 'sea rises']);
    expect(scheme.hasLevels).toBe(true);
  });

  it.each([[''], ['   '], ['\0 ;;; •'], ['---']])(
    'contain nothing to look for if they are %j',
    (text) => {
      expect(readScheme(text, 3).kind).toBe('empty');
    },
  );

  it('have at most 200 points read, with a warning about the line after these', () => {
    const lines = Array.from({ length: 300 }, (_, n) => `point ${n} tells of light (1)`);
    const scheme = readScheme(lines.join('\n'), 10);
    expect(pointsOf(scheme)).toHaveLength(200);
    expect(scheme.warnings).toContainEqual({ code: 'not-understood', text: lines[200] });
  });
});
