import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import { restoreColumns } from './layout/restore-columns.ts';

const read = (text: string, maxMark: number, question = '') => {
  const scheme = readScheme(restoreColumns(text, maxMark, question), maxMark, question);
  return scheme.groups.flatMap(({ route, points }) => [
    ...(route === null ? [] : [`route ${route}`]),
    ...points.map(({ marks, statements }) => `${marks}: ${statements.join(' | ')}`),
  ]);
};

describe('text that a scheme prints above its points', () => {
  it.each<[string, string, number, string]>([
    [
      'the first words of the question, its number and its marks',
      '04.2\tCalculate the loss. Show your working.\t2 marks\n• costs £40 × 9 = £360 (1)\n• loss £360 – £300 = £60 (1)',
      2,
      'A stall sells 20 lamps for £300. Calculate the loss if 9 crates cost £40 each. Show your working.',
    ],
    [
      'the question cut short with dots',
      '03.1   Give one reason ... (2 marks)   AO2\ncosts £40 × 9 = £360 (1)\nloss £360 – £300 = £60 (1)',
      2,
      'Give one reason why a stall might make a loss.',
    ],
    [
      'the question in slightly different words',
      '07\tCalculate the yearly loss and show your working\ncosts £40 × 9 = £360 (1)\nloss £360 – £300 = £60 (1)',
      2,
      'Calculate the yearly loss of the stall. You should show all your working.',
    ],
    [
      'the objectives after the question number',
      '2 (d)  AO1 1  AO2 1\ncosts £40 × 9 = £360 (1)\nloss £360 – £300 = £60 (1)',
      2,
      '',
    ],
    [
      'the section and the page',
      'Section B\nPage 12 of 30     GCE Business     Mark scheme\ncosts £40 × 9 = £360 (1)\nloss £360 – £300 = £60 (1)',
      2,
      '',
    ],
  ])('is not a point: %s', (_, text, maxMark, question) => {
    expect(read(text, maxMark, question)).toEqual([
      '1: costs £40 × 9 = £360',
      '1: loss £360 – £300 = £60',
    ]);
  });

  it('is not a point if it is the number of a part, between a title and ticks in front', () => {
    expect(
      read('Mark scheme\n5(c)\t✓ the lamp glows more\n✓ because the current rises', 2),
    ).toEqual(['1: the lamp glows more', '1: because the current rises']);
  });

  it('does not include a point that only uses words of the question', () => {
    expect(read('Compare prices (1)\nAsk a friend (1)', 2, 'Compare two ways to shop.')).toEqual([
      '1: Compare prices',
      '1: Ask a friend',
    ]);
  });
});

describe('notes in their own words', () => {
  it.each<[string, string, string]>([
    ['Max 1 if', 'if boiling is mentioned max 1', 'Max 1 if boiling is mentioned'],
    ['Max 1 if', 'any mention of boiling scores max 1', 'Max 1 if boiling'],
  ])('limit the mark: %s', (_, written, text) => {
    const { conditions } = readScheme(`water cools ✓\nit condenses ✓\n${written}`, 2);
    expect(conditions).toEqual([{ kind: 'limit', text, marks: 1, line: 2 }]);
  });

  it('say what is worth a mark by itself, even if it is on the next line', () => {
    const scheme = readScheme(
      '18 ÷ 3 (1)\n6 (N) (1)\n   if no other mark awarded allow 1 mark for\n   force = mass × acceleration',
      2,
    );
    expect(scheme.conditions).toMatchObject([
      { kind: 'special-case', answer: 'force = mass × acceleration', marks: 1 },
    ]);
  });

  it('say that the list is open', () => {
    expect(
      read('melting (1)\nboiling (1)\nThis is not an exhaustive list; credit other changes.', 2),
    ).toEqual(['1: melting', '1: boiling']);
  });

  it('introduce another route to all marks', () => {
    expect(
      read('v = 3 × 4 ✓\n12 ✓\n\nALTERNATIVE METHOD\narea of triangle ✓\n12 ✓\n\nAllow 12.0', 2),
    ).toEqual([
      'route 1',
      '1: v = 3 × 4',
      '1: 12',
      'route 2',
      '1: area of triangle',
      '1: 12 | 12.0',
    ]);
  });
});

it('"Not acceptable" heads a column of rejected answers', () => {
  const { groups } = readScheme(
    'Box | Acceptable | Not acceptable\n1 | she had bought / she bought | she buys\n2 | a new coat | jacket',
    2,
  );
  expect(groups.flatMap(({ points }) => points.map(({ rejected }) => rejected))).toEqual([
    ['she buys'],
    ['jacket'],
  ]);
});

it('a cell that repeats the question leaves the answer next to it', () => {
  expect(
    read(
      '06\t1\tCalculate the median\t41 (cm)\t1\tAO4',
      1,
      'The lengths were 38, 41 and 45 cm. Calculate the median length.',
    ),
  ).toEqual(['1: 41 (cm)']);
});

it('rows that begin with a letter or number are kept separate if marks have no column', () => {
  expect(
    read(
      '\tAccept\tReject\n(a)\t(the) bridge\tship\n(b)\tnevertheless / even so\talthough\n(c)\t(to) forbid\tpermit\n1 mark each.',
      3,
    ),
  ).toEqual(['1: (the) bridge', '1: nevertheless | even so', '1: (to) forbid']);
});

it('"One further mark for development, eg" names what earns the second mark', () => {
  expect(
    read(
      'One mark for a basic definition: the guilty mind / the intention\nOne further mark for development, eg it may be direct; recklessness can be enough',
      2,
    ),
  ).toEqual([
    '1: the guilty mind | the intention',
    '1: it may be direct | recklessness can be enough',
  ]);
});
