import { describe, expect, it } from 'vitest';
import { abstainsFrom } from './abstains-from.ts';
import { readScheme } from './read-scheme.ts';

/**
 * Returns a scheme as one line: marks and words of each point, and the limit or route before a
 * group.
 */
function read(text: string, maxMark: number, questionText = ''): string[] {
  return readScheme(text, maxMark, questionText).groups.flatMap(({ cap, route, points }) => [
    ...(cap === null ? [] : [`max ${cap}`]),
    ...(route === null ? [] : [`route ${route}`]),
    ...points.map((point) => `${point.marks}: ${point.text}`),
  ]);
}

describe('the reader of boards’ schemes', () => {
  it.each<[string, string, number, string[]]>([
    ['an equation', '5y = 35\ny = 7', 2, ['1: 5y = 35', '1: y = 7']],
    ['a quantity', 'pOH = 9', 1, ['1: pOH = 9']],
    ['an area and its working', 'length = 8\narea = 24', 2, ['1: length = 8', '1: area = 24']],
    ['"= 1" on every line', 'soil = 1\nwater = 1', 2, ['1: soil', '1: water']],
    [
      'method and accuracy marks',
      'M1 for 4x = 20\nA1 x = 5 cao',
      2,
      ['1: 4x = 20', '1: x = 5 cao'],
    ],
    [
      'codes below their lines',
      '30 (from 6 × 5)\nM1\n12\nA1 ft their 30 – 18',
      2,
      ['1: 30 (from 6 × 5)', '1: 12'],
    ],
    ['C1 and A1', 'C1\t3.2 km = 3200 m\nA1\t40 (m/s)', 2, ['1: 3.2 km = 3200 m', '1: 40 (m/s)']],
    [
      'counting labels',
      'M1 the gas expands (1)\nM2 it rises (1)',
      2,
      ['1: the gas expands', '1: it rises'],
    ],
    [
      'MP labels with marks',
      'MP1\twind turns the blades\t(1)\nMP2\tso the shaft spins\t(1)',
      2,
      ['1: wind turns the blades', '1: so the shaft spins'],
    ],
    ['B2 with a lesser B1', 'B2 for 5/8\n(B1 for 625/1000 oe)', 2, ['2: 5/8']],
    ['marks within a line', 'Rain falls (1) and soaks in (1)', 2, ['1: Rain falls', '1: soaks in']],
    [
      'objectives next to marks',
      'wax melts (1) AO1\nit drips (1) AO2',
      2,
      ['1: wax melts', '1: it drips'],
    ],
    ['ticks', 'wax melts ✓\nit drips ✓', 2, ['1: wax melts', '1: it drips']],
    ['half marks', 'wax melts ½\nit drips ½', 1, ['0.5: wax melts', '0.5: it drips']],
    [
      'a mark in words with a colon',
      '1 mark: correct symbols\n1 mark: correct balancing',
      2,
      ['1: correct symbols', '1: correct balancing'],
    ],
    [
      'numbers without a full stop',
      'any two from:\n1 tides ; A waves\n2 wind ; R sun\n3 storms',
      2,
      ['max 2', '1: tides', '1: wind', '1: storms'],
    ],
    [
      'bullets from a symbol font',
      '\uF0B7 tides rise (1)\n\uF0B7 wind blows (1)',
      2,
      ['1: tides rise', '1: wind blows'],
    ],
    [
      'boxes and a mark column',
      '☐ tides rise\t1\n☐ wind blows\t1',
      2,
      ['1: tides rise', '1: wind blows'],
    ],
    [
      'a table with a header',
      'Question\tAnswer\tMark\tGuidance\n1(a)\ttides rise\t1\tallow sea level\n\twind blows\t1\tignore rain',
      2,
      ['1: tides rise', '1: wind blows'],
    ],
    [
      'a table with rows that continue',
      'Answers\tExtra information\tMark\nthe moon\t\t1\npulls the sea\t\t\nso tides rise\t\t1',
      2,
      ['1: the moon pulls the sea', '1: so tides rise'],
    ],
    [
      'a wrapped bullet',
      '• the moon pulls the water of\nthe seas (1)\n• so tides rise (1)',
      2,
      ['1: the moon pulls the water of the seas', '1: so tides rise'],
    ],
    [
      'the source text next to a translation',
      'la semana pasada\tlast week\t1\nfui al mercado\tI went to the market\t1',
      2,
      ['1: last week', '1: I went to the market'],
    ],
    [
      'any two, then the total',
      'Any TWO from:\n- cheap\n- quick\n- quiet\n2 × (1)',
      2,
      ['max 2', '1: cheap', '1: quick', '1: quiet'],
    ],
    [
      'a limit below its list',
      '• cheap (1)\n• quick (1)\n• quiet (1)\nMax 2. No credit for colour.',
      2,
      ['max 2', '1: cheap', '1: quick', '1: quiet'],
    ],
    [
      'a mark per bullet',
      '1 mark per bullet, max 2\n• cheap\n• quick\n• quiet',
      2,
      ['max 2', '1: cheap', '1: quick', '1: quiet'],
    ],
    [
      'a list on one line',
      'any two from: cheap / free ; quick ; quiet ; AVP',
      2,
      ['max 2', '1: cheap / free', '1: quick', '1: quiet'],
    ],
    [
      'named groups with limits',
      'Causes (max 1):\n• rain\n• snow\nEffects (max 1):\n• floods\n• mud',
      2,
      ['max 1', '1: rain', '1: snow', 'max 1', '1: floods', '1: mud'],
    ],
    [
      'any one of reference answers',
      'Any one of these reference answers:\nDelta\nEstuary',
      1,
      ['1: Delta'],
    ],
    [
      'routes',
      'EITHER prices rise (1) so demand falls (1)\nOR wages fall (1) so people save (1)',
      2,
      [
        'route 1',
        '1: prices rise',
        '1: so demand falls',
        'route 2',
        '1: wages fall',
        '1: so people save',
      ],
    ],
    [
      'chains of an example each',
      'Award 1 mark for a reason, plus 1 for its effect.\ne.g. It is near (1) so trips are short (1)\ne.g. It is safe (1) so parents agree (1)',
      2,
      [
        'route 1',
        '1: It is near',
        '1: so trips are short',
        'route 2',
        '1: It is safe',
        '1: so parents agree',
      ],
    ],
    [
      'skills as marks',
      'Rents rise (K) so shops close (AN)',
      2,
      ['1: Rents rise', '1: so shops close'],
    ],
    [
      'cause and effect joined by a dash',
      'For each cause: (1) identifies + (1) explains. 2+2\nAnswers may refer to: drought – ruined the crops; plague – killed the workers',
      4,
      ['1: drought', '1: ruined the crops', '1: plague', '1: killed the workers'],
    ],
    [
      'label and mark',
      'Feature (1): alliteration; rhyme\nEffect (1): sounds playful / gentle',
      2,
      ['1: alliteration / rhyme', '1: sounds playful / gentle'],
    ],
    [
      'a model paragraph',
      'Salt dissolves in water. The water is heated gently. Crystals form on cooling.',
      3,
      [
        '1: Salt dissolves in water.',
        '1: The water is heated gently.',
        '1: Crystals form on cooling.',
      ],
    ],
    ['one word', 'osmium', 1, ['1: osmium']],
  ])('reads %s', (_, text, maxMark, expected) => {
    expect(read(text, maxMark, "Translate: 'La semana pasada fui al mercado.'")).toEqual(expected);
  });
});

describe('text that is not a point', () => {
  it.each<[string, string, number, string, number]>([
    [
      'a right answer without working',
      '4 × 9 (1)\n36 (1)\nCorrect answer with or without working scores 2',
      2,
      'final-answer',
      2,
    ],
    [
      'full marks in brackets',
      '4 × 9 (1)\n36 (1)\n[2 marks for correct answer]',
      2,
      'final-answer',
      2,
    ],
    [
      'full marks for a value',
      '4 × 9 (1)\n£36 (1)\nAward full marks for £36 even if no working shown.',
      2,
      'final-answer',
      2,
    ],
    ['a special case', 'M1 4 × 9\nA1 36\nSC1 for 13', 2, 'special-case', 1],
    ['an answer worth less', '4 × 9 (1)\n36 (J) (1)\n0.036 (kJ) = 1 mark', 2, 'special-case', 1],
    ['"accept … for 1 mark"', '10110\naccept 1011 for 1 mark', 2, 'special-case', 1],
    ['errors carried forward', '4 × 9 (1)\n36 (1)\necf applies', 2, 'errors-carried-forward', 0],
    [
      'the list principle',
      'any one from: tin / lead / zinc\nList principle applies',
      1,
      'list-principle',
      0,
    ],
    ['other valid answers', 'tides (1)\nAccept any other valid answer', 1, 'open', 0],
    ['a limit on how it is said', 'tides (1)\nwind (1)\nMaximum 1 mark for a list.', 2, 'limit', 1],
    [
      'a condition that is not understood',
      'tides (1)\nwind (1)\nMarks are only credited in ink.',
      2,
      'not-understood',
      0,
    ],
  ])('can be read as a condition: %s', (_, text, maxMark, kind, marks) => {
    const scheme = readScheme(text, maxMark);
    const marked = scheme.groups.flatMap((group) => group.points);
    expect(scheme.conditions.map((condition) => condition.kind)).toContain(kind);
    expect(marked.reduce((sum, point) => sum + point.marks, 0)).toBe(maxMark);
    const worths = scheme.conditions.map((one) => ('marks' in one ? one.marks : 0));
    expect(worths).toContain(marks);
  });

  it.each([
    ['headings', 'Key elements:\n• tides\n• wind\nOther', 2, 2],
    ['an equation above its aspects', '2H2 + O2 → 2H2O\n1 mark: formulae\n1 mark: balancing', 2, 2],
    [
      'sample code',
      '1 mark per bullet, max 2\n• loop used\n• prints the sum\nAccept any language e.g.\nFOR i = 1 TO 3\nPRINT i',
      2,
      2,
    ],
    ['"no credit"', 'tides (1)\nsun: no credit', 1, 1],
  ])('includes %s', (_, text, maxMark, count) => {
    expect(readScheme(text, maxMark).groups.flatMap((group) => group.points)).toHaveLength(count);
  });
});

describe('schemes that the marker leaves to the teacher', () => {
  it.each([
    [
      'levels',
      'Level 2 (3–4 marks) detailed\nLevel 1 (1–2 marks) simple\nIndicative content\n– rain',
      4,
      'levels',
    ],
    [
      'levels in a table',
      'Level\tMarks\tDescriptor\n2\t3–4\tdetailed\n1\t1–2\tsimple',
      4,
      'levels',
    ],
    [
      'levels separated by vertical lines',
      'Level 2 | 3–4 | Thoughtful\nLevel 1 | 1–2 | Simple',
      4,
      'levels',
    ],
    ['notes kept elsewhere', 'See teacher notes.', 3, 'teacher-notes'],
    ['a teacher to decide', 'Use professional judgement.', 3, 'teacher-notes'],
    ['no content', 'Answer:', 3, 'no-content'],
    ['fewer marks than the maximum', 'tides (1)\nwind (1)', 4, 'marks-unaccounted'],
  ])('include a scheme of %s', (_, text, maxMark, reason) => {
    expect(abstainsFrom(readScheme(text, maxMark))).toBe(reason);
  });

  it('warnings include a sum over the maximum, and a condition that is not understood', () => {
    const { warnings } = readScheme('tides (1)\nwind (1)\nMarks are only credited in ink.', 1);
    expect(warnings.map(({ code }) => code).toSorted()).toEqual(['not-understood', 'sum-over']);
  });
});
