import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Returns the points with their marks, and the scheme's other instructions. */
const read = (text: string, maxMark: number, question = 'Explain it.') => {
  const { groups, ignored, conditions } = readScheme(text, maxMark, question);
  return {
    cap: groups.map(({ cap }) => cap).find((cap) => cap !== null) ?? null,
    points: groups.flatMap(({ points }) =>
      points.map(({ text: said, marks }) => `${marks}: ${said}`),
    ),
    ignored,
    conditions: conditions.map(({ kind }) => kind),
  };
};
const plain = { cap: null, ignored: [], conditions: [] };

describe('a sentence that says how many points count', () => {
  it.each([
    'Two of the following (1 mark each): higher rents; longer journeys; fewer parks',
    'Two from the following: higher rents; longer journeys; fewer parks',
    'Award two of these reasons – higher rents; longer journeys; fewer parks',
  ])('introduces the list on its line: %s', (text) => {
    expect(read(text, 2)).toEqual({
      ...plain,
      cap: 2,
      points: ['1: higher rents', '1: longer journeys', '1: fewer parks'],
    });
  });

  it.each([
    'No more than 2 marks.',
    'Award no more than two marks in total',
    'No more than 2 marks overall. Do not credit references to traffic.',
  ])('limits the list above it: %s', (text) => {
    const { cap, points } = read(`- higher rents\n- longer journeys\n- fewer parks\n${text}`, 2);
    expect({ cap, points }).toEqual({
      cap: 2,
      points: ['1: higher rents', '1: longer journeys', '1: fewer parks'],
    });
  });

  it.each([
    '2 (a)\twaxy cuticle (1)\n\trolled leaves (1)\n\tsmall leaves (1)\t2\tMax 2',
    'waxy cuticle\t1\tmax 2\nrolled leaves\t1\nsmall leaves\t1',
    'waxy cuticle\t1\nrolled leaves\t1\nsmall leaves\t1\tMax 2 marks',
  ])('limits the list next to it: %j', (text) => {
    const { cap, points } = read(text, 2);
    expect({ cap, points }).toEqual({
      cap: 2,
      points: ['1: waxy cuticle', '1: rolled leaves', '1: small leaves'],
    });
  });

  it('can say what a plain and a fuller answer are worth', () => {
    expect(
      read(
        'One reason identified 1 mark; explained 2 marks\nthe river floods (1) because it rains (1)',
        2,
      ).points,
    ).toEqual(['1: the river floods', '1: because it rains']);
  });

  it.each([
    'One mark for naming a tool, one mark for a use, one mark for its risk.',
    '1 mark for a tool, 1 mark for saying what it does, and 1 mark for a risk',
  ])('can repeat the marks of the points below: %s', (text) => {
    expect(read(`${text}\na saw [1]\ncuts wood [1]\nsharp teeth [1]`, 3)).toEqual({
      ...plain,
      points: ['1: a saw', '1: cuts wood', '1: sharp teeth'],
    });
  });

  it.each([
    ['1 mark for a saw, and 1 mark for a hammer', 2],
    ['no more than two people may enter (1)\nthe door must be shut (1)', 2],
    ['two of the kings were brothers (1)\nboth died young (1)', 2],
    ['a loss or gain (1) of electrons (1)', 2],
  ])('is not read from the points of a scheme: %s', (text, count) => {
    expect(read(text, 2).points).toHaveLength(count);
  });
});

describe('remarks after the mark of a point', () => {
  it.each([
    'the belt stretches [1]\nspeed falls more slowly [1]  Accept deceleration is smaller\nso the force is smaller [1]',
    'the belt stretches ;\nspeed falls more slowly ; A deceleration is smaller\n(so) the force is smaller ; ORA',
    'the belt stretches (1)\nspeed falls more slowly (1) Allow deceleration is smaller\nso the force is smaller (1)',
  ])('end with their line: %s', (text) => {
    const { groups } = readScheme(text, 3, 'Explain it.');
    const points = groups.flatMap((group) => group.points);
    expect(points.map(({ statements }) => statements.length)).toEqual([1, 2, 1]);
  });

  it.each([
    ['I impact is less', { ignored: ['impact is less'] }],
    ["I 'it cushions you'", { ignored: ['it cushions you'] }],
  ])('can begin with a letter: %s', (remark, expected) => {
    expect(read(`the belt stretches [1]\nthe force is smaller [1]\n${remark}`, 2)).toMatchObject({
      points: ['1: the belt stretches', '1: the force is smaller'],
      ...expected,
    });
  });

  it.each(["A  'gives'", "A 'gives'", 'A   gives way'])('can accept something: %s', (remark) => {
    const { groups } = readScheme(
      `the force is smaller (1)\nthe belt stretches (1)\n${remark}\nR breaks`,
      2,
      'Explain it.',
    );
    const points = groups.flatMap((group) => group.points);
    expect(points).toHaveLength(2);
    expect([...(points[1]?.standIns ?? []), ...(points[1]?.statements ?? [])].join()).toContain(
      'gives',
    );
  });

  it.each([
    ['I went to town (1)\nI saw a dog (1)\nI walked home (1)', 3],
    ['a dog barks (1)\nI was afraid (1)', 2],
  ])('are not read from sentences about oneself: %s', (text, count) => {
    expect(read(text, count).points).toHaveLength(count);
  });

  it.each([
    'NOT M2 and M3 if breaking covalent bonds stated',
    'Do not award M2 or M3 for breaking covalent bonds',
    'Reject M2, M3 if breaking covalent bonds is mentioned',
  ])('can reject words for several points: %s', (remark) => {
    const { groups } = readScheme(
      `M1 the boiling point rises\nM2 forces get stronger\nM3 more energy is needed\n${remark}`,
      3,
      'Explain it.',
    );
    expect(groups.flatMap(({ points }) => points.map(({ rejected }) => rejected))).toEqual([
      [],
      ['breaking covalent bonds'],
      ['breaking covalent bonds'],
    ]);
  });
});

describe('a limit that alone keeps the points from giving the marks of the question', () => {
  it.each([
    [
      'higher rents (1) so people move out (1)\nlonger journeys (1) time is lost (1)\nfewer parks (1) less exercise (1)\nNote: 1 mark each for identification x 2, 1 mark each for explanation x 2.',
      4,
    ],
    [
      'one mark for strength + one for elaboration\n• high control (1)\nso nothing else is the cause (1)\n• easily repeated (1)\nto check the results (1)\nOnly one strength credited. If two given with no elaboration\nmax 1',
      2,
    ],
    ['crops are used [1]\nland is cleared [1]\nwater runs off [1]\nsoil [1] OR mud [1] max 1', 4],
  ])('is not of the whole list: %j', (text, maxMark) => {
    const { warnings } = readScheme(text, maxMark, 'Explain it.');
    expect(warnings.map(({ code }) => code)).not.toContain('sum-short');
    expect([null, maxMark]).toContain(read(text, maxMark).cap);
  });

  it('stays where the points cannot give these marks either', () => {
    expect(read('Any one from:\nhigher rents (1)\nlonger journeys (1)', 4).cap).toBe(1);
  });
});
