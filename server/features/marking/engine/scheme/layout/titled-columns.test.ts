import { describe, expect, it } from 'vitest';
import { pointsRead } from '../testing/points-read.ts';

describe('tables copied column by column', () => {
  it.each<[string, string, number, string[]]>([
    [
      'can have each heading above the text of its column',
      'Question\n7\n\nAnswer\nTwo marks for:\n1. bones store calcium\n2. bones protect organs\n3. bones make blood cells\n\nMarks\n2\n2 x (AO1)\n\nGuidance\nAccept bones shield organs\nDo not accept bones are strong\nOnly naming bones = no credit',
      2,
      ['max 2', '1: bones store calcium', '1: bones protect organs', '1: bones make blood cells'],
    ],
    [
      'can have answers without a heading above the other columns',
      '05.2\n\n(ice)\nmolecules are held in place\n(so) its shape is fixed\n\n(steam)\nmolecules are far apart\n(so) it fills its container\n\nTotal 4\n\nExtra information\nallow converse throughout\nignore size of molecules\nif solid and gas are swapped, award 0\n\nMark\n1\n1\n1\n1\nAO1\nAO1',
      4,
      [
        '1: (ice) molecules are held in place',
        '1: (so) its shape is fixed',
        '1: (steam) molecules are far apart',
        '1: (so) it fills its container',
      ],
    ],
  ])('%s', (_, text, maxMark, points) => {
    expect(pointsRead(text, maxMark)).toEqual(points);
  });

  it('are not assumed if headings have other lines below them', () => {
    const text =
      'Answer\nit is light\nit is cheap\n\nNotes\naccept low cost\n\nMarks\none mark for each idea';
    expect(pointsRead(text, 2)).toEqual(['1: it is light', '1: it is cheap']);
  });
});

describe('unusual bullets in front of list items', () => {
  it.each(['■', '♦', '§', 'o', '❖', '○'])('%s', (sign) => {
    const text = `Any two from:\n${sign} grows faster\n${sign} resists disease\n${sign} tastes sweeter`;
    expect(pointsRead(text, 2)).toEqual([
      'max 2',
      '1: grows faster',
      '1: resists disease',
      '1: tastes sweeter',
    ]);
  });
});
