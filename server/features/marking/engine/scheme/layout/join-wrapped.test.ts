import { describe, expect, it } from 'vitest';
import { pointsRead } from '../testing/points-read.ts';

describe('points that wrap in a narrow column', () => {
  it.each<[string, string, number, string[]]>([
    [
      'continue up to the mark at their end',
      'cheaper wages / rent\ncosts (1)\nso prices can be cut / kept\nlow (1)\nor\nnear a port (1)\nso goods are easy to\nexport (1)',
      2,
      [
        '1: cheaper wages / rent costs',
        '1: so prices can be cut / kept low',
        '1: near a port',
        '1: so goods are easy to export',
      ],
    ],
    [
      'continue up to the semicolon at their end, under numbers',
      '1 roots / root hairs take up\nminerals ;\n2 active transport / against the\n(concentration) gradient uses\nenergy ;\n3 from respiration ;\nmax [3]',
      3,
      [
        'max 3',
        '1: roots / root hairs take up minerals',
        '1: active transport / against the (concentration) gradient uses energy',
        '1: from respiration',
      ],
    ],
    [
      'continue after a mark within the line',
      'keeps all the profit (1) does not\nhave to share it (1)\nquick to set up (1) with few\nforms to fill in (1)',
      4,
      [
        '1: keeps all the profit',
        '1: does not have to share it',
        '1: quick to set up',
        '1: with few forms to fill in',
      ],
    ],
  ])('%s', (_, text, maxMark, expected) => {
    expect(pointsRead(text, maxMark)).toEqual(expected);
  });

  it('are kept separate from the name of their list', () => {
    expect(pointsRead('advantages\nquick to make (1)\neasy to mend (1)', 2)).toEqual([
      '1: quick to make',
      '1: easy to mend',
    ]);
  });
});
