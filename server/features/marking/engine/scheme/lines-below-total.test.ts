import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const pointsOf = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark, 'Describe it.').groups.flatMap(({ points }) =>
    points.map(({ text: said, marks }) => `${marks}: ${said}`),
  );

describe('a total below as many lines as it counts', () => {
  it.each<[string, number, string[]]>([
    [
      'grows to a red super giant\nexplodes as a supernova\nthe core becomes a neutron star\n3\n4.8.1.2\nAO1',
      3,
      [
        '1: grows to a red super giant',
        '1: explodes as a supernova',
        '1: the core becomes a neutron star',
      ],
    ],
    [
      'light is absorbed by the leaf\nso more glucose is made\nwhich is used for growth\n3\nAO1',
      3,
      [
        '1: light is absorbed by the leaf',
        '1: so more glucose is made',
        '1: which is used for growth',
      ],
    ],
    [
      'it is cheap\nit is quick\nignore it is easy\n2\nAO2',
      2,
      ['1: it is cheap', '1: it is quick'],
    ],
    [
      '01.2\nthe valves close\nblood cannot flow back\n2',
      2,
      ['1: the valves close', '1: blood cannot flow back'],
    ],
    ['wages fall\nfewer goods are sold\n(2)', 2, ['1: wages fall', '1: fewer goods are sold']],
    [
      'the gas expands\nit becomes less dense\nso it rises\n3 marks',
      3,
      ['1: the gas expands', '1: it becomes less dense', '1: so it rises'],
    ],
  ])('gives each line one mark: %j', (text, maxMark, expected) => {
    expect(pointsOf(text, maxMark)).toEqual(expected);
  });

  it.each<[string, number, string[]]>([
    [
      'the pressure is greater because\nthe area is smaller\n2',
      2,
      ['2: the pressure is greater because the area is smaller'],
    ],
    [
      'heat is carried from the hob\nto the handle\n2',
      2,
      ['2: heat is carried from the hob to the handle'],
    ],
    ['= 12 × 4\n= 48\n2', 2, ['2: = 12 × 4 = 48']],
  ])('keeps wrapped lines together: %j', (text, maxMark, expected) => {
    expect(pointsOf(text, maxMark)).toEqual(expected);
  });
});
