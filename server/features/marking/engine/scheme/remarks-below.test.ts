import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const pointsOf = (scheme: string, maxMark: number, question = 'Explain it.'): string[] =>
  readScheme(scheme, maxMark, question).groups.flatMap(({ points }) =>
    points.map(({ text }) => text),
  );

describe('a remark below the points about answers that earn less is not a point', () => {
  const MARKED = ['leaves fall in autumn', 'buds are set for spring'];
  const scheme = (remark: string): string =>
    `${MARKED.map((one) => `${one} (1)`).join('\n')}\n${remark}`;

  it.each([
    'if states leaves grow in autumn = 0 marks overall',
    'Examples of trees only: 0 marks',
    '7 without the unit: do not penalise.',
    'Weather on its own (not rain / frost) is not enough',
    'more than two trees named: –1 each extra (min 0)',
    'Zero: names of trees merely repeated',
    '0 marks: description of evergreen trees',
  ])('%s', (remark) => {
    expect(pointsOf(scheme(remark), 2)).toEqual(MARKED);
    expect(pointsOf(`${MARKED.join('\n')}\n${remark}`, 2)).toEqual(MARKED);
  });

  it.each([
    [
      'in a list of which only some items count',
      'Any two from:\n• leaves fall\n• buds are set\n• sap sinks',
    ],
    ['in a list without marks', '• leaves fall\n• sap sinks'],
  ])('%s', (_, list) => {
    const read = pointsOf(`${list}\nFrost on its own (not ice) is not enough`, 2);
    expect(read).toEqual(pointsOf(list, 2));
  });

  it('and is passed on to the teacher if it affects marks', () => {
    const { conditions } = readScheme(
      `${MARKED.join('\n')}\nif states buds fall = 0 marks overall`,
      2,
    );
    expect(conditions.map(({ kind }) => kind)).toEqual(['not-understood']);
  });

  it.each([
    ['Zero gravity in orbit (1)\nbones grow weak (1)', 2],
    ['x = 3\ny = –1', 2],
    ['friction alone is not enough to hold the car (1)\nthe banked road helps (1)', 2],
  ])('but lines that are points are kept: %s', (points, maxMark) => {
    expect(pointsOf(points, maxMark)).toHaveLength(2);
  });
});

describe('the letters A, R and I that boards use, before a name', () => {
  it.each([
    ['R RNA, ATP, starch', 'rejected'],
    ['I Paris, Rome', 'ignored'],
    ["I dates, names.   R 'it was long ago'", 'rejected'],
  ])('in a remark below points with semicolons do not make a point: %s', (remark) => {
    const points = ['the gene is copied', 'the copy leaves the nucleus'];
    expect(pointsOf(`${points[0]} ; A is transcribed\n${points[1]} ;\n${remark}`, 2)).toEqual(
      points,
    );
  });

  it('are read after a semicolon, before letters joined by a dash', () => {
    const { groups } = readScheme('bases pair A–T ; R A–U\nthe strands part ;\nthey wind up ;', 3);
    expect(groups.flatMap(({ points }) => points.map(({ rejected }) => rejected))).toEqual([
      ['A–U'],
      [],
      [],
    ]);
  });

  it('are not read from sentences about oneself, or from quantities', () => {
    expect(pointsOf('I prefer trains ;\nR = V / I ;', 2)).toHaveLength(2);
  });
});
