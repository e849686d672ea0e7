import { describe, expect, it } from 'vitest';
import { pointsRead } from '../testing/points-read.ts';

describe('an answer on a later line than its mark', () => {
  it.each<[string, string, string[]]>([
    [
      'in columns separated by tabs',
      'Question\tWorking\tAnswer\tMark\tNotes\n4\t5x + 10 = 45\t\t3\tM1 for the bracket\n\t5x = 35\t\t\tM1 for 5x\n\t\t7\t\tA1 cao',
      ['1: 5x + 10 = 45', '1: 5x', '1: 7'],
    ],
    [
      'in columns aligned by spaces',
      'Question   Working         Answer    Mark   Notes\n4          5x + 10 = 45              3      M1  for the bracket\n           5x = 35                          M1  for 5x\n                           7                A1  cao',
      ['3: 7'],
    ],
  ])('has its mark %s', (_, text, expected) => {
    expect(pointsRead(text, 3)).toEqual(expected);
  });
});

describe('the contents of a table row', () => {
  it.each<[string, string, number, string[], string?]>([
    [
      'can be only the total, in the last row of a table without marks',
      'Answer\tAccept\tReject\tGuidance\nthe gas pops\tsqueaks\tglows\t\nhydrogen is made\tH2\toxygen\tignore air\n\t\t\t(2)',
      2,
      ['1: the gas pops', '1: hydrogen is made'],
    ],
    [
      'can be a formula that ends in "a", with its own mark',
      'Answer\tMark\tGuidance\nF = m × a\t1\t\n60 (N)\t1\taccept 0.06 kN',
      2,
      ['1: F = m × a', '1: 60 (N)'],
    ],
    [
      'can include the total next to the first of numbered points, after the question number',
      'Question\tMarking Guidance\tMark\tComments\n03.1\t1. valves stop back flow;\t2\tR pump\n\t2. thin walls;\t\t\n\t3. wide space inside;\t\tA lumen\n\tMax 2\t\t',
      2,
      ['max 2', '1: valves stop back flow', '1: thin walls', '1: wide space inside'],
    ],
    [
      'can include a letter in its own column',
      'Answers\tExtra information\tMark\tAO / Spec. Ref.\tID\nany two from:\t\t2\tAO1\t4.1\n•\tgrease the dish\t\t\tA\n•\tsift the flour\tallow sieve\t\tB\n•\twarm the oven\t\t\tC',
      2,
      ['max 2', '1: grease the dish', '1: sift the flour', '1: warm the oven'],
    ],
    [
      'can be two columns that earn a mark each, separated by two tabs',
      'Reason (1)\t\tDevelopment (1)\ncheaper rent\t\tso costs fall\nnear a port\t\tso exports are quick',
      4,
      ['1: cheaper rent', '1: so costs fall', '1: near a port', '1: so exports are quick'],
    ],
    [
      'can be a figure with its unit before its code and the total',
      'V = 6 + 3\tM1\n3.0 A\tA1\t[2]',
      2,
      ['1: V = 6 + 3', '1: 3.0 A'],
    ],
  ])('%s', (_, text, maxMark, expected, question) => {
    expect(pointsRead(text, maxMark, question)).toEqual(expected);
  });
});
