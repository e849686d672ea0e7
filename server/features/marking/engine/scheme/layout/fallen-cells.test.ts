import { describe, expect, it } from 'vitest';
import { pointsRead } from '../testing/points-read.ts';

const PARTS = '(a) How many sides has a hexagon? (b) Add up its angles. (c) Name the tool for it.';

describe('table cells pasted as separate lines', () => {
  it.each<[string, string, number, string[], string?]>([
    [
      'a figure below each part is its mark, and the first line is the question number',
      '14\n(a)\n6\n1\n(b)\n720 (degrees)\n1\naccept 4 × 180\n(c)\nprotractor / angle\nmeasurer\n1\n[3]',
      3,
      ['1: 6', '1: 720 (degrees)', '1: protractor / angle measurer'],
      PARTS,
    ],
    [
      'the marks of all parts are in one column below them',
      '7\n(a)\n6\n(b)\n720 (degrees)\n(must be for all of them)\n(c)\nprotractor\n1\n1\n1\n[Total: 3]',
      3,
      ['1: 6', '1: 720 (degrees)', '1: protractor'],
      PARTS,
    ],
    [
      'an answer over several lines has its mark below it',
      'Answer\nMark\nwater is lost from the\nleaf / stomata by\nevaporation\n1\nallow transpiration\nso more is pulled up the\nstem\n1\nTotal\n2',
      2,
      [
        '1: water is lost from the leaf / stomata by evaporation',
        '1: so more is pulled up the stem',
      ],
    ],
    [
      'codes are below what they are for, with the question number above',
      '9\nexpands the bracket\n3x + 6 = 21\nM1\nx = 5\nA1\nTotal 2',
      2,
      ['1: expands the bracket 3x + 6 = 21', '1: x = 5'],
    ],
    [
      'codes are in a column below their lines',
      '(a) speed = 40 / 8\nor v = s/t in any form\n5(.0) m/s\n(b) 2.5 m/s²\nor half of their (a)\nC1\nA1\nA1\nignore missing unit',
      3,
      [
        '1: speed = 40 / 8 or v = s/t in any form',
        '1: 5(.0) m/s',
        '1: 2.5 m/s² or half of their (a)',
      ],
      '(a) Work out the speed. [2] (b) Work out the acceleration. [1]',
    ],
    [
      'marks in brackets are below an answer that continues over lines',
      '6(b)\nallegro: played at a fast and lively pace,\nquick\n[1]\nadagio: slow /\nat ease, as if\nwalking\n[1]\n2\naccept brisk',
      2,
      [
        '1: allegro: played at a fast and lively pace, quick',
        '1: adagio: slow / at ease, as if walking',
      ],
    ],
    [
      'marks and the question number are above everything else',
      '1\n1\n04.2\nthe ice melts\n(so) sea level rises\nallow floods the coast',
      2,
      ['1: the ice melts', '1: (so) sea level rises'],
    ],
    [
      'the answer comes first, then its marks, and the question number comes last',
      '45\n3\nM2 for 36 ÷ 0.8\nor M1 for 80% = 36\n17\n[3]',
      3,
      ['3: 45'],
    ],
    [
      'a remark below the last mark is not a point',
      'the wire gets hot\n1\nso its resistance rises\n1\nany mention of magnets loses the\nsecond mark',
      2,
      ['1: the wire gets hot', '1: so its resistance rises'],
    ],
    [
      'what a figure describes is in brackets below its mark',
      '5\n1\n(first)\n8\n1\n(second)\norder must be clear',
      2,
      ['1: 5', '1: 8'],
    ],
    [
      'a mark is in the middle of an answer that continues below it',
      '3(a)\ntime taken for the light to fade\nB1\nto nothing\nor to fall to zero\nNOT the time to half',
      1,
      ['1: time taken for the light to fade to nothing or to fall to zero'],
    ],
    [
      'how many count is on separate lines',
      'thick coat\n(1)\nlayer of fat\n(1)\nsmall ears\n(1)\nAny\ntwo\n2\nignore being big',
      2,
      ['max 2', '1: thick coat', '1: layer of fat', '1: small ears'],
    ],
  ])('%s', (_, text, maxMark, expected, question) => {
    expect(pointsRead(text, maxMark, question)).toEqual(expected);
  });

  it.each<[string, string, number, string[]]>([
    ['a figure that is the answer', '42\n1\naccept forty-two', 1, ['1: 42']],
    ['figures that are answers of one mark each', '3\n5\n8', 3, ['1: 3', '1: 5', '1: 8']],
    [
      'a list with marks after its points',
      'it is cheap (1)\nit is light (1)\n2',
      2,
      ['1: it is cheap', '1: it is light'],
    ],
  ])('leaves alone %s', (_, text, maxMark, expected) => {
    expect(pointsRead(text, maxMark)).toEqual(expected);
  });
});
