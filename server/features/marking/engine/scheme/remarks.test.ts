import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';
import { abstainsFrom } from './abstains-from.ts';
import { readScheme } from './read-scheme.ts';
import { pointsRead } from './testing/points-read.ts';

describe('lines about marks are not points', () => {
  it.each<[string, string, number, string[]]>([
    [
      'how many answers count',
      'Any two from:\ntin\nbrass\nsteel\nOnly the first two answers',
      2,
      ['max 2', '1: tin', '1: brass', '1: steel'],
    ],
    [
      'the same in reverse order',
      'Any two from:\ntin\nbrass\nsteel\nFirst two responses only',
      2,
      ['max 2', '1: tin', '1: brass', '1: steel'],
    ],
    [
      'what earns no mark',
      'lava flows (1)\nash falls (1)\nNo marks for: it is hot',
      2,
      ['1: lava flows', '1: ash falls'],
    ],
    [
      'what is not accepted, before a dash',
      'Any two from:\ntin\nbrass\nsteel\nplastic – do not accept',
      2,
      ['max 2', '1: tin', '1: brass', '1: steel'],
    ],
    [
      'what a point accepts, by its number',
      'uses a list ;\nsorts the list ;\nBP2 accept bubble sort in code',
      2,
      ['1: uses a list', '1: sorts the list'],
    ],
    [
      'a letter with a full stop',
      'a copy is kept elsewhere ;\nso that files can be restored ;\nR. "saves files" on its own',
      2,
      ['1: a copy is kept elsewhere', '1: so that files can be restored'],
    ],
    [
      'what a full definition is worth',
      'Two marks for a full definition: land that is flat (1) beside a river (1)',
      2,
      ['1: land that is flat', '1: beside a river'],
    ],
    [
      'a label in a column after the question number',
      '4\tM1\tthe nucleus is smaller ✓\n\tM2\tfewer shells ✓\n\t\tALLOW ORA',
      2,
      ['1: the nucleus is smaller', '1: fewer shells'],
    ],
    [
      'two lists, each below its name, its limit and "e.g."',
      'Benefit (max 1) e.g. saves time; saves paper\nDrawback (max 1) e.g. screens tire the eyes; batteries run flat',
      2,
      [
        'max 1',
        '1: saves time',
        '1: saves paper',
        'max 1',
        '1: screens tire the eyes',
        '1: batteries run flat',
      ],
    ],
    [
      'what too many answers cost, in words not listed anywhere',
      'helium (1)\nneon (1)\nIf more than two are circled, deduct one for each wrong one',
      2,
      ['1: helium', '1: neon'],
    ],
    [
      'a code after a figure at the start of its row',
      '6.\t48 ÷ 8 × 3\tM1\toe\n18\tA1\tCAO',
      2,
      ['1: 48 ÷ 8 × 3', '1: 18 A1 CAO'],
    ],
    [
      'the question number before the marks to award',
      '1.(b)\tAward 1 mark per statement up to a maximum of two\nto give to the poor\nto please God\nto be pure',
      2,
      ['max 2', '1: to give to the poor', '1: to please God', '1: to be pure'],
    ],
    [
      'letters of parts below a heading over two columns, and a point on two lines',
      'Question\t\tAnswer\tMark\tGuidance\n(a)\t(iii)\tless kinetic energy ✓\n\nfewer enzyme–substrate complexes formed / fewer\nESCs each second ✓',
      2,
      [
        '1: less kinetic energy',
        '1: fewer enzyme–substrate complexes formed / fewer ESCs each second',
      ],
    ],
    [
      'a heading of indicative content that runs into the numbers',
      'Indicative content: award one mark for each of\n1\ta loop\n2\tinput inside the loop',
      2,
      ['1: a loop', '1: input inside the loop'],
    ],
  ])('%s', (_, text, maxMark, points) => {
    expect(pointsRead(text, maxMark)).toEqual(points);
  });

  it('but a point can be about marks if its question is', () => {
    const question = 'Explain how candidates in an election are chosen.';
    const { groups } = readScheme('parties name them\ncandidates need signatures', 2, question);
    expect(groups.flatMap(({ points }) => points)).toHaveLength(2);
  });
});

const mark = async (scheme: string, answer: string, maxMark: number, question: string) =>
  createBuiltInMarker().mark({
    id: 'a',
    questionText: question,
    markSchemeAnswer: scheme,
    userAnswer: answer,
    maxMark,
  });

describe('schemes whose marks are described elsewhere', () => {
  it.each([
    'Refer to the training packs and anchor scripts.',
    'See the exemplar answers on the secure site',
    'Use the standardisation materials of this series to reach a mark.',
    'Award a mark on a best-fit basis.',
  ])('are left to the teacher: "%s"', (scheme) => {
    expect(abstainsFrom(readScheme(scheme, 5))).not.toBeNull();
  });

  it('do not include one with a point about materials', () => {
    expect(pointsRead('use of standard materials (1)\nbest fit line drawn (1)', 2)).toHaveLength(2);
  });
});

describe('the marker', () => {
  it.each([
    ['B, D, A, C', 3],
    ['BDAC', 3],
    ['B → D → A → C', 3],
  ])(
    'gives the order "%s" its marks if the scheme writes the letters as one word',
    async (answer, marks) => {
      const { markAwarded } = await mark('BDAC', answer, 3, 'Put the stages A to D in order.');
      expect(markAwarded).toBe(marks);
    },
  );

  it('accepts two options if two are asked for, but not a third', async () => {
    const question = 'Name the two vitamins that dissolve in water: A, B, C, D.';
    const given = await Promise.all(
      ['B and C', 'C, B', 'B', 'A, B, C'].map((answer) =>
        mark('B (1)\nC (1)', answer, 2, question),
      ),
    );
    expect(given.map(({ markAwarded }) => markAwarded)).toEqual([2, 2, 1, 0]);
  });

  it('accepts an alternative name for the point with its number', async () => {
    const scheme =
      'Two marks from:\n1 Humerus\n2 Scapula\n3 Clavicle\nAccept: shoulder blade for pt 2; collar bone for pt 3';
    const question = 'Name two bones that meet at the shoulder joint.';
    const { markAwarded } = await mark(scheme, 'shoulder blade and collar bone', 2, question);
    expect(markAwarded).toBe(2);
  });

  it('doubts a mark of 0 for one statement worth many marks', async () => {
    const question = 'What is the role of a prototype?';
    const scheme = 'To simulate the behaviour of portions of the desired software.';
    const { markAwarded, analysis } = await mark(
      scheme,
      'It shows clients early ideas.',
      5,
      question,
    );
    expect(markAwarded).toBe(0);
    expect(analysis.flags).toContain('doubt');
  });

  it('gives the mark for a unit written with a negative exponent', async () => {
    const scheme = '12 × 3 = 36 (1)\nm/s / m s–1 (1)';
    const { markAwarded } = await mark(scheme, '36 m/s', 2, 'Calculate the speed. Give the unit.');
    expect(markAwarded).toBe(2);
  });

  it('doubts a mark of 0 for a word that sounds like the name', async () => {
    const { markAwarded, analysis } = await mark(
      'mussel',
      'the muscle',
      1,
      'Name the shellfish in the picture.',
    );
    expect(markAwarded).toBe(0);
    expect(analysis.flags).toContain('doubt');
  });
});
