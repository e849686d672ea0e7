import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

const waysOf = (scheme: string, maxMark: number, question: string): string[][] =>
  readScheme(scheme, maxMark, question).groups.map(({ points }) =>
    points.map(({ text, marks }) => `${marks} ${text}`),
  );

const LIBRARY = 'Explain one way in which a public library can reduce loneliness.';

describe('a series of steps with marks, above a list of possible points', () => {
  it('makes each line of the list a route, and its parts the steps', () => {
    const scheme = `1 mark – identifies a way
1 mark – explains how it works
1 mark – further development or result for people who live alone

Possible ways
• Reading groups – people meet each week – so they make friends
• Warm rooms – people stay longer / talk – so they feel less cut off

Only credit one way; mark the best.`;
    expect(waysOf(scheme, 3, LIBRARY)).toEqual([
      ['1 Reading groups', '1 people meet each week', '1 so they make friends'],
      ['1 Warm rooms', '1 people stay longer / talk', '1 so they feel less cut off'],
    ]);
    const { groups, isByDetail } = readScheme(scheme, 3, LIBRARY);
    expect(groups.map(({ route }) => route)).toEqual([1, 2]);
    expect(isByDetail).toBe(true);
  });

  it('gives the remaining marks to the last part of a shorter line', () => {
    const scheme = `One mark: names a way
+1: explains it
+1: develops the explanation
- reading groups – people meet others and make friends
- warm rooms – people stay and talk – they feel at home`;
    expect(waysOf(scheme, 3, LIBRARY)[0]).toEqual([
      '1 reading groups',
      '2 people meet others and make friends',
    ]);
  });

  it('can have its steps on one line', () => {
    const scheme = `1 for technique correctly named (with or without quote), 1 for effect linked to it
– metaphor ('the sea is a beast') ; makes it seem dangerous
– short sentence ; sounds sudden`;
    expect(waysOf(scheme, 2, 'Name one technique and explain its effect.')).toEqual([
      ["1 metaphor ('the sea is a beast')", '1 makes it seem dangerous'],
      ['1 short sentence', '1 sounds sudden'],
    ]);
  });

  it.each([
    [
      'in one sentence',
      'Award one mark for each method identified (max 2) and one for each explanation (max 2).',
    ],
    [
      'for each point',
      'For each method: 1 mark = naming it, 1 mark = detail of how it works. 2 x 2.',
    ],
    ['with what is required', '2 methods x (1 id + 1 comment)'],
    ['on separate lines', 'For each method:\n1 mark – identifies a method\n1 mark – explains it'],
  ])('counts as many points as the question names, with the steps given %s', (_, steps) => {
    const scheme = `${steps}
• terraces – hold back the water on slopes
• trees – roots bind the soil
• mulch – shields soil from the rain`;
    const [group, ...others] = readScheme(scheme, 4, 'Explain two methods to save soil.').groups;
    expect(others).toEqual([]);
    expect(group?.cap).toBe(4);
    expect(group?.points.map(({ marks, partial }) => [marks, partial])).toEqual([
      [2, [{ text: 'terraces', marks: 1 }]],
      [2, [{ text: 'trees', marks: 1 }]],
      [2, [{ text: 'mulch', marks: 1 }]],
    ]);
  });

  it('treats a name and its explanation as one line, with a semicolon between them', () => {
    const scheme = `2 methods x (1 id + 1 comment)
Terraces on the slopes ; they hold back the water
Mulch between the rows ; it shields soil from the rain`;
    const [group] = readScheme(scheme, 4, 'Explain two methods to save soil.').groups;
    expect(group?.points.map(({ text, partial }) => [text, partial[0]?.text])).toEqual([
      ['Terraces on the slopes – they hold back the water', 'Terraces on the slopes'],
      ['Mulch between the rows – it shields soil from the rain', 'Mulch between the rows'],
    ]);
  });

  it.each([
    [
      'steps that are themselves the answer',
      '1 mark – roots take up water\n1 mark – xylem carries it\nnotes on plants – for teachers',
      2,
    ],
    [
      'marks that do not add up to those of the question',
      '1 mark – names it\n1 mark – explains it\n• a – b',
      5,
    ],
    ['a list of lines with marks', '1 mark – names it\n1 mark – explains it\n• steam – hot (1)', 2],
  ])('is not recognised in %s', (_, scheme, maxMark) => {
    expect(readScheme(scheme, maxMark, 'Explain it.').isByDetail).toBe(false);
  });
});
