import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Returns each point with its marks and other wordings, and the limit before each group. */
const read = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark).groups.flatMap(({ cap, points }) => [
    ...(cap === null ? [] : [`max ${String(cap)}`]),
    ...points.map(({ marks, statements }) => `${String(marks)}: ${statements.join(' | ')}`),
  ]);

describe('headings with a mark', () => {
  it('give it to the text below them', () => {
    expect(
      read(
        'Advantage (1)\ne.g. no petrol is needed\nDisadvantage (1)\ne.g. the battery takes hours to fill',
        2,
      ),
    ).toEqual(['1: no petrol is needed', '1: the battery takes hours to fill']);
  });

  it('give it to the examples behind what an answer has to say', () => {
    expect(
      read(
        'a way (1) e.g. delay paying suppliers\n+ how this works (1) e.g. money stays in the bank / payments go out later\n+ consequence (1) e.g. bills can be paid',
        3,
      ),
    ).toEqual([
      '1: delay paying suppliers',
      '1: money stays in the bank | payments go out later',
      '1: bills can be paid',
    ]);
  });

  it('are not points if they say how many marks each one is worth', () => {
    expect(
      read(
        'Two marks for each belief developed; one mark for a simple statement.\nGod is one (1), he has no partners (+1)',
        4,
      ),
    ).toEqual(['1: God is one', '1: he has no partners']);
  });

  it('give it to the text after them on the line', () => {
    expect(
      read(
        'Strength (1) - people answer honestly / nobody is named\nWeakness (1) - few send it back',
        2,
      ),
    ).toEqual(['1: people answer honestly | nobody is named', '1: few send it back']);
  });

  it('give it to either of two examples', () => {
    expect(read('Good reason [1]\n- the road was icy\n- the lamp was broken', 1)).toEqual([
      '1: the road was icy | the lamp was broken',
    ]);
  });

  it('are kept if they say what each of the points below is worth', () => {
    const points = read(
      'Feature stated (1)\n+ detail (1)\n• a moat of water\n• a gate of oak\n• a tower of stone',
      4,
    );
    expect(points.filter((point) => /moat|gate|tower/.test(point))).toHaveLength(3);
  });

  it('are read as points if they have words of their own', () => {
    expect(read('Advantage of steel (1)\nit bends (1)', 2)).toEqual([
      '1: Advantage of steel',
      '1: it bends',
    ]);
  });
});

describe('a sum of marks above points without marks', () => {
  it.each([
    ['3 marks, one for each stage, in any order:', 3],
    ['3 marks, one each, owtte', 3],
  ])('limits them: %s', (sum, maxMark) => {
    expect(
      read(`${sum}\nthe mould is filled\nit cools down\nthe pot comes out\nit is fired`, maxMark),
    ).toEqual([
      'max 3',
      '1: the mould is filled',
      '1: it cools down',
      '1: the pot comes out',
      '1: it is fired',
    ]);
  });
});
