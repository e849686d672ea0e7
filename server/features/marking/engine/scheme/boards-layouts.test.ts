import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import { pointsRead } from './testing/points-read.ts';

/** Returns what the scheme says that particular answers are worth. */
const scored = (text: string, maxMark: number) =>
  readScheme(text, maxMark).conditions.flatMap((condition) =>
    condition.kind === 'special-case' || condition.kind === 'final-answer'
      ? [`${condition.kind} ${condition.answer}: ${condition.marks}`]
      : [],
  );

/** Returns the wordings of the first point. */
const wordings = (text: string) => readScheme(text, 1).groups[0]?.points[0]?.statements;

describe('the reader of boards’ layouts', () => {
  it.each<[string, string, number, string[]]>([
    [
      'column headings with the question number',
      'Question number\tAnswer\tNotes\tMarks\n4 (c)\tthe spring stretches;\tignore bends\t1\n\tby twice as much;\t\t1',
      2,
      ['1: the spring stretches', '1: by twice as much'],
    ],
    [
      'column headings for expected responses and maximum mark',
      'Question\tExpected response\tMax mark\tAdditional guidance\n7.\t(b)\tthe lamp goes out (1)\nbecause the loop is broken (1)\t2\tAccept no current',
      2,
      ['1: the lamp goes out', '1: because the loop is broken'],
    ],
    [
      'the headings of indicative content',
      'Question Number\tIndicative content\tMark\n2 (a)\tAO1 2 marks\nAward one mark for each point identified up to a maximum of two.\n• It falls in spring (1)\n• It recalls the empty tomb (1)\nAccept any other valid response.\t2',
      2,
      ['max 2', '1: It falls in spring', '1: It recalls the empty tomb'],
    ],
    [
      'the question, its part and its total in separate columns',
      'Qu\tPart\tMarking Guidance\tTotal marks\tAO\n6\t1\tAward one mark for each correct reason, up to a maximum of two marks.\n\nReasons may include:\n• it is light\n• it does not rust\n• it can be recycled\nAny other valid response.\t2\tAO4 1a',
      2,
      ['max 2', '1: it is light', '1: it does not rust', '1: it can be recycled'],
    ],
    [
      'the parts of a question in columns before the answer',
      'Question\tAnswer\tMark\tGuidance\n3\tb\tii\tpacket switching\t1\tALLOW packets',
      1,
      ['1: packet switching'],
    ],
    [
      'the question number with its total after a gap',
      'Question 4 (b) (ii)                         AO4  2\n18 – 6 = 12 (1)\n12 ÷ 6 × 100 = 200% (1)',
      2,
      ['1: 18 – 6 = 12', '1: 12 ÷ 6 × 100 = 200%'],
    ],
    [
      'a reference to the specification between two rows',
      'the sum is 12\t\t1\tAO2\n4.2.1.3\n\t(the mean) is 4\tallow ecf\t1',
      2,
      ['1: the sum is 12', '1: (the mean) is 4'],
    ],
    [
      'the objective that all marks are for',
      'All marks AO1 (understanding)\nA cache is nearer the processor;\nso it is quicker to read;',
      2,
      ['1: A cache is nearer the processor', '1: so it is quicker to read'],
    ],
    [
      'how the marks are shared among objectives',
      'Marks for this question: AO1 = 1, AO2 = 1\nthe price rises (1)\nso fewer are sold (1)',
      2,
      ['1: the price rises', '1: so fewer are sold'],
    ],
    [
      'letters with a full stop before remarks that begin with a capital',
      'the lock keeps others out;\nthe log shows who came in;\nA. Alarms that record\nNE. Cameras are good\nR. Guards sleep\nDPT. for naming a brand',
      2,
      ['1: the lock keeps others out', '1: the log shows who came in'],
    ],
    [
      'benefit of the doubt',
      '1 mark per bullet to max 2\n• asks for a name\n• prints the name\nBOD missing quotation marks\nNBOD print without a value',
      2,
      ['max 2', '1: asks for a name', '1: prints the name'],
    ],
    [
      'remarks in the answer’s cell, with the mark next to them',
      'Question\tAnswers\tMark\tAO / Spec. Ref.\n02.1\t(detected by) the skin\nallow receptors\t1\tAO1\n\t(brain) sends impulses\ndo not accept messages\t1\tAO1\n\t(to the) sweat glands\t1\tAO1\n\t(where) sweat is made\nignore water unqualified\ndo not accept sebum\t1\tAO1',
      4,
      [
        '1: (detected by) the skin',
        '1: (brain) sends impulses',
        '1: (to the) sweat glands',
        '1: (where) sweat is made',
      ],
    ],
    [
      'what to ignore, below a column of codes',
      'Question Number\tScheme\tMarks\n3.\t(y =) 2x³ + x\n\tany power lowered by one\tM1\n\t6x²\tA1\n\t+ 1\tA1\n\tisw after a correct answer\n\t\t(3 marks)',
      3,
      ['1: (y =) 2x³ + x any power lowered by one', '1: 6x²', '1: + 1'],
    ],
    [
      'neutral answers',
      'Any 2 × (1) from:\n\tNo fuel is burnt\n\tWill not run out\n\tNeutral answers: cheap, clean\n\tUnacceptable answers: no pollution',
      2,
      ['max 2', '1: No fuel is burnt', '1: Will not run out'],
    ],
  ])('leaves out %s', (_, text, maxMark, points) => {
    expect(pointsRead(text, maxMark)).toEqual(points);
  });

  it('still reads a table without a header whose first cell is the answer', () => {
    expect(pointsRead('12\t2\tboth needed', 2)).toEqual(['2: 12']);
    expect(pointsRead('3\tb\t1', 1)).toEqual(['1: b']);
  });

  it('still reads a list lettered A, B, C', () => {
    expect(pointsRead('A. oxygen\nB. nitrogen\nC. argon', 3)).toEqual([
      '1: oxygen',
      '1: nitrogen',
      '1: argon',
    ]);
  });

  it('gives a mark to each column if a line says that there is one for each', () => {
    const text =
      'Award one mark for each component named (sub max 2) and one for each reason (sub max 2).\n\tComponent\tReason\n\tBalance\tto stay upright on the beam\n\tStrength\tto hold the handstand';
    expect(
      pointsRead(text, 4, 'Name two components of fitness and give a reason for each.'),
    ).toEqual([
      '1: Balance',
      '1: to stay upright on the beam',
      '1: Strength',
      '1: to hold the handstand',
    ]);
  });
});

describe('the reader of remarks about answers other than the right one', () => {
  it('distinguishes a wrong answer that earns some marks from the right one that earns all', () => {
    expect(
      scored(
        '0.2 × 40\t1\n= 8 (g)\t1\nan answer of 8 (g) scores 2 marks\nan answer of 16 (g) scores 1 mark',
        2,
      ),
    ).toEqual(['final-answer 8: 2', 'special-case 16: 1']);
  });

  it('reads several answers with their marks in one remark', () => {
    expect(
      scored(
        '9 × 22 (1)\n198 (1)\n= 79 (1)\n(an answer of 79 scores 3 marks, 78.6 or 78.57 scores 2 marks)',
        3,
      ),
    ).toEqual(['final-answer 79: 3', 'special-case 78.6: 2', 'special-case 78.57: 2']);
  });

  it('reads what a wrong answer is worth even if a reason is given', () => {
    expect(scored('40 + 12 + 48 (1)\n= 100 (1)\n68 scores 1 (one atom only)', 2)).toEqual([
      'special-case 68: 1',
    ]);
  });

  it('does not read a figure of the first line as the question number', () => {
    const text = 'Question number\tAnswer\tMark\n6(a)(ii)\t40 + 12 + 48 (1)\n= 100 (1)\t(2)';
    expect(readScheme(text, 2).groups[0]?.points[0]?.text).toBe('40 + 12 + 48');
  });

  it('does not read a rejected word as a right answer', () => {
    expect(
      scored('Two from:\nurea\nepoxy\nR: acrylic; CON any wrong name with a correct answer', 2),
    ).toEqual([]);
  });

  it('requires the unit that the last mark needs', () => {
    const { groups, warnings } = readScheme(
      'a = 6 ÷ 3 (1)\na = 2 m/s² (1)\nUnit required for final mark',
      2,
    );
    expect(groups.flatMap(({ points }) => points.map(({ text }) => text)).at(-1)).toBe(
      'a = 2 m/s² (unit required)',
    );
    expect(warnings).toEqual([]);
  });
});

describe('the reader of words on either side of a slash', () => {
  it('treats a short name in capitals as a separate wording', () => {
    expect(wordings('urea formaldehyde / UF')).toEqual(['urea formaldehyde', 'UF']);
    expect(wordings('melamine (formaldehyde) / MF')).toEqual(['melamine (formaldehyde)', 'MF']);
    expect(wordings('phenol formaldehyde / Bakelite')).toEqual(['phenol formaldehyde', 'Bakelite']);
  });

  it('gives two verbs the same words that follow', () => {
    expect(wordings('(she) likes / loves animals')).toEqual([
      '(she) likes animals',
      'loves animals',
    ]);
  });

  it('applies the "no" in front to each', () => {
    expect(wordings('No CO2 / greenhouse gas / SO2 emitted')).toEqual([
      'No CO2',
      'No greenhouse gas',
      'No SO2 emitted',
    ]);
    expect(wordings('no distinct seasons / small annual temperature range')).toEqual([
      'no distinct seasons',
      'small annual temperature range',
    ]);
  });

  it('replaces a verb with a verb', () => {
    expect(wordings('supply shifts left / decreases')).toEqual([
      'supply shifts left',
      'supply decreases',
    ]);
  });
});
