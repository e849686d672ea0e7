import { describe, expect, it } from 'vitest';
import { pointsRead } from '../testing/points-read.ts';

describe('the reader of rows of a skill, its marks and what earns them', () => {
  it.each<[string, string, number, string[]]>([
    [
      'gives each mark for the text next to it',
      'Knowledge\t1 mark\tnames a tax on spending\nApplication\t1 mark\tpetrol or alcohol is taxed\nAnalysis\t2 marks\t1 mark for demand falls as it is dearer\n\t\t1 mark for a further link, so less harm is done',
      4,
      [
        '1: names a tax on spending',
        '1: petrol or alcohol is taxed',
        '1: demand falls as it is dearer',
        '1: a further link, so less harm is done',
      ],
    ],
    [
      'keeps a skill with several marks whole',
      'AO1\t1 mark\tthe pitch rises\nAO2\t2 marks\tthe string is tightened, so it swings faster',
      3,
      ['1: the pitch rises', '2: the string is tightened, so it swings faster'],
    ],
  ])('%s', (_, text, maxMark, expected) => {
    expect(pointsRead(text, maxMark)).toEqual(expected);
  });
});
