import { describe, expect, it } from 'vitest';
import { abstainsFrom } from './abstains-from.ts';
import { readScheme } from './read-scheme.ts';

const pointsOf = (text: string, maxMark: number) =>
  readScheme(text, maxMark).groups.flatMap((group) => group.points);

/** Returns each point with its marks, and the limit or route before each group. */
const read = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark).groups.flatMap(({ cap, route, points }) => [
    ...(cap === null ? [] : [`max ${cap}`]),
    ...(route === null ? [] : [`route ${route}`]),
    ...points.map((point) => `${point.marks}: ${point.text}`),
  ]);

describe('the reader of schemes pasted from a PDF', () => {
  it.each<[string, string, number, string[]]>([
    [
      'the skill of each mark before its line',
      'K    demand falls (1)\nAn   imports are dearer (1) so firms raise prices (1)\nAp   coffee from Brazil costs more (1)',
      4,
      [
        '1: demand falls',
        '1: imports are dearer',
        '1: so firms raise prices',
        '1: coffee from Brazil costs more',
      ],
    ],
    [
      'insufficient answers with their own number',
      '1.  wear gloves\n2.  open a window\n3.  NE being careful alone\nMax 2',
      2,
      ['max 2', '1: wear gloves', '1: open a window'],
    ],
    [
      'a remark on working after ticks, and the total',
      '4 half-lives ✓\n50 ✓✓ with or without working [3]',
      3,
      ['1: 4 half-lives', '2: 50'],
    ],
    [
      'a mark next to every row, with guidance',
      'Answer\tMark\tAdditional guidance\n90 s = 1.5 min\t1\tconversion\nd = 1.5 × 40\t1\tallow ecf for wrong or no conversion\n= 60 (m)\t1\t60 with no working scores 3\n\t\t3600 scores 2',
      3,
      ['1: 90 s = 1.5 min', '1: d = 1.5 × 40', '1: = 60 (m)'],
    ],
    [
      'sample code below its bullets',
      '1 mark per bullet to max 2\n• sets the count to nought\n• prints the count\nExample:\ncount = 0\nfor i = 1 to 9\n  count = count + i\nnext i\nprint(count)',
      2,
      ['max 2', '1: sets the count to nought', '1: prints the count'],
    ],
    [
      'a program below its bullets, and the objective’s number below it',
      '1 mark per bullet\n• Uses a counter\n• Adds each price to the total\ne.g.\ntotal = 0\nfor p in prices:\n  total = total + p\n2\nAO3 2b',
      2,
      ['1: Uses a counter', '1: Adds each price to the total'],
    ],
    [
      'letters of parts without brackets, below a question number',
      '7 a igneous 1\nb sedimentary 1 reject limestone\nc metamorphic 1',
      3,
      ['1: igneous', '1: sedimentary', '1: metamorphic'],
    ],
    [
      'a reference to the specification on its own line',
      'Question Answers Extra information Mark AO / Spec. Ref.\n03.1 petals attract insects 1 AO1\n4.3.2.1\npollen sticks to the insect 1 AO1\ndo not accept eaten by the insect',
      2,
      ['1: petals attract insects', '1: pollen sticks to the insect'],
    ],
    [
      'a sum of marks followed by a rule for lists',
      '1. Lower costs\n2. Faster delivery\n3. Fewer faults\n2 x 1 mark. Mark first two answers only.',
      2,
      ['max 2', '1: Lower costs', '1: Faster delivery', '1: Fewer faults'],
    ],
    [
      'a special case after the last mark, and guidance under its heading',
      '40 × 1.25 or 40 + 10 M1 oe\n50 A1 SC1 30(.00)\nAdditional Guidance\n£50p A1',
      2,
      ['1: 40 × 1.25 or 40 + 10', '1: 50'],
    ],
    [
      'a limit in words, with points after it',
      'One mark per valid reason, any two of:\n1. cheap fuel\n2. low wages\n3. good roads\nAccept any other valid reason',
      2,
      ['max 2', '1: cheap fuel', '1: low wages', '1: good roads'],
    ],
    [
      'a limit in capitals below its list, followed by guidance',
      'rents are low\nthe port is near\nworkers are skilled\nANY TWO. 2 x 1.   Reject: taxes are high',
      2,
      ['max 2', '1: rents are low', '1: the port is near', '1: workers are skilled'],
    ],
    [
      'a second route on one line, after OR',
      'Wages fall\t1\nBecause firms save money\t1\nOR sales drop (1) customers leave (1)',
      2,
      [
        'route 1',
        '1: Wages fall',
        '1: Because firms save money',
        'route 2',
        '1: sales drop',
        '1: customers leave',
      ],
    ],
    [
      'an order and its marks',
      'egg, larva, pupa, adult\n3 marks for all in correct order\n1 mark for egg first',
      3,
      ['3: egg, larva, pupa, adult'],
    ],
    [
      'method marks below an answer that is worth all marks',
      '5/16 oe (2)\nM1 for 16 as denominator',
      2,
      ['2: 5/16 oe'],
    ],
    [
      'how marks are given, in two parts and times two',
      '1 mark for method, 1 mark for expansion, × 2\nLock (1) keeps strangers out (1)\nAlarm (1) warns the owner (1)',
      4,
      ['max 4', '1: Lock', '1: keeps strangers out', '1: Alarm', '1: warns the owner'],
    ],
    [
      'features and support of an open list',
      'Award 1 mark for each valid feature identified up to a maximum of two features. The second mark should be awarded for supporting information. Maximum 4 marks.\ne.g.\n• The city had walls (1). They were ten metres high (1).\n• It held markets (1). Cloth was sold there (1).',
      4,
      [
        'max 4',
        '1: The city had walls',
        '1: They were ten metres high',
        '1: It held markets',
        '1: Cloth was sold there',
      ],
    ],
    [
      'a limit that applies only to lists',
      '(Submax 1 if no reason)\n1. lungs grow\n2. so more oxygen is taken in',
      2,
      ['1: lungs grow', '1: so more oxygen is taken in'],
    ],
    [
      'rows without their own marks below "any two from"',
      'Answer\tMarks\tGuidance\nAny two from:\t2\tOne mark for each\nwear gloves\t\t\nwash hands often\t\tAccept soap\nclean tools / sinks\t\t\ncover cuts\t\t',
      2,
      ['max 2', '1: wear gloves', '1: wash hands often', '1: clean tools / sinks', '1: cover cuts'],
    ],
    [
      'pairs joined by a dash',
      '1 mark for each use, 1 mark for each explanation (2 × 2)\nLight (1) – cheap to carry (1)\nStrong (1) – hard to dent (1)\nShiny (1) – looks good (1)',
      4,
      [
        'max 4',
        '1: Light',
        '1: cheap to carry',
        '1: Strong',
        '1: hard to dent',
        '1: Shiny',
        '1: looks good',
      ],
    ],
    [
      'skills within the marks',
      'Benefit K1 + development AN1\ne.g. it is free (1K) so profit rises (1AN)\nit is quick (1K) so time is saved (1AN)',
      2,
      [
        'route 1',
        '1: it is free',
        '1: so profit rises',
        'route 2',
        '1: it is quick',
        '1: so time is saved',
      ],
    ],
    [
      'a label in the past tense',
      'Weakness identified: small sample\t1\nso it may not hold for others\t1',
      2,
      ['1: small sample', '1: so it may not hold for others'],
    ],
  ])('reads %s', (_, text, maxMark, expected) => {
    expect(read(text, maxMark)).toEqual(expected);
  });

  it('accepts board letters at the beginning of a line if the scheme uses them', () => {
    const scheme = readScheme(
      '1  water leaves ;\n2  by osmosis ;\nI refs. to salt\nR diffusion',
      2,
    );
    expect(scheme.groups.flatMap(({ points }) => points)).toHaveLength(2);
    expect([
      ...scheme.ignored,
      ...scheme.groups.flatMap(({ points }) => points.flatMap((p) => p.ignored)),
    ]).toEqual(['salt', 'diffusion']);
  });

  it('reads a letter before a formula, and what contradicts a point', () => {
    const [first, second] = pointsOf(
      'M1  brown solid forms ;   CON bubbles\nM2  ions are reduced ;  A Cu2+ + 2e- → Cu',
      2,
    );
    expect(first?.rejected).toEqual(['bubbles']);
    expect(second?.statements).toContain('Cu2+ + 2e- → Cu');
  });

  it('does not read guidance as an answer', () => {
    const [only] = pointsOf('thick wall (1)\nallow converse for vein\nallow reverse argument', 1);
    expect(only?.statements).toEqual(['thick wall']);
  });

  it('reads what gets no credit after NB', () => {
    const scheme = readScheme(
      "to save money (1)\nto help others (1)\nNB Do not credit 'to lose weight'",
      2,
    );
    expect(scheme.conditions).toEqual([]);
    expect(scheme.ignored).toEqual(['to lose weight']);
  });

  it('reads what part of an answer is worth', () => {
    const { conditions } = readScheme(
      'how output (1)\nchanges with labour (1)\nPartial: "more with more" = 1',
      2,
    );
    expect(conditions).toEqual([
      { kind: 'special-case', answer: 'more with more', marks: 1, line: 2 },
    ]);
  });

  it('keeps alternatives between slashes separate, even with an article', () => {
    const [only] = pointsOf('it is one of the Ten Commandments / a duty / told by Moses (1)', 1);
    expect(only?.statements).toEqual([
      'it is one of the Ten Commandments',
      'a duty',
      'told by Moses',
    ]);
    const [other] = pointsOf('(Muscular) hypertrophy / arm grows thicker / stronger (1)', 1);
    expect(other?.statements).toContain('(Muscular) hypertrophy');
  });

  it('keeps the remarks of a column separate', () => {
    const { conditions, notes } = readScheme(
      'Answer\tMark\tGuidance\nH⁺ + OH⁻ → H2O\t2\t1 mark for correct species\n\t\t1 mark for charges\n\t\tALLOW multiples',
      2,
    );
    expect(notes).toContain('1 mark for correct species');
    expect(notes).toContain('1 mark for charges');
    expect(conditions.filter(({ kind }) => kind === 'not-understood').length).toBeLessThan(3);
  });

  it.each([
    'Refer to the generic mark grid on page 4.',
    'Use the levels of response grid at the back of this mark scheme.',
    'See generic level descriptors.',
    'Mark according to the banding in Appendix 2',
  ])('leaves %j to the teacher', (text) => {
    expect(abstainsFrom(readScheme(text, 4))).toBe('teacher-notes');
  });

  it('leaves answers marked by amount of detail to the teacher if nothing is listed', () => {
    const text =
      'First effect: simple explanation 1 mark, detailed explanation 2 marks\nSecond effect: simple explanation 1 mark, detailed explanation 2 marks';
    expect(abstainsFrom(readScheme(text, 4))).toBe('levels');
  });
});
