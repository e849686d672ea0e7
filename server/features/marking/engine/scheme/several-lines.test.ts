import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import { pointsRead } from './testing/points-read.ts';

const TRANSLATE = 'Translate: agricola in agro laborat.';

describe('notation that only several lines together explain', () => {
  it.each<[string, string, number, string[], string?]>([
    [
      'bullets as in quoted email',
      '> the pond dries out\n> the frogs move away',
      2,
      ['1: the pond dries out', '1: the frogs move away'],
    ],
    [
      'an arrow between a feature and its effect, each with a mark',
      'One mark for the feature, one for the explanation (2+2)\nlong roots ► reach water deep down\nthick skin ► less water is lost',
      4,
      ['1: long roots', '1: reach water deep down', '1: thick skin', '1: less water is lost'],
    ],
    [
      'two headed columns that each earn a mark',
      '1 mark for each valid cause identified, up to max 2. 2nd mark for supporting detail.\nCause\tSupporting detail\nCrop failure\train for two summers\nTaxes\tpoor paid most of them',
      4,
      ['1: Crop failure', '1: rain for two summers', '1: Taxes', '1: poor paid most of them'],
    ],
    [
      'pairs separated by vertical lines, and what each half is worth',
      'Reason 1 mark, explanation 1 mark; x2\nTrade | ships brought silk\nFaith | pilgrims went there',
      4,
      ['max 4', '1: Trade', '1: ships brought silk', '1: Faith', '1: pilgrims went there'],
    ],
    [
      'a column whose heading says that it is not required',
      'Step\tReason (not required)\nheat the salt\tdrives off water\nweigh it again\tshows that it is dry\n1 mark per step in first column.',
      2,
      ['1: heat the salt', '1: weigh it again'],
    ],
    [
      'numbers of points in a column, some of which look like other figures',
      '1  (seed) takes in water ;\n2  swells ;\n3  enzymes made ;\nI  photosynthesis happens\n[max 2]',
      2,
      ['max 2', '1: (seed) takes in water', '1: swells', '1: enzymes made'],
    ],
    [
      'letters for the part of an answer after each clause',
      '1 for point + 1 for development\ne.g. Lower rent [P], so costs fall [D].\ne.g. More customers [P], so sales rise [D].',
      2,
      ['1: Lower rent', '1: so costs fall', '1: More customers', '1: so sales rise'],
    ],
    [
      'a mark between the source text and the translation',
      'agricola [1] the farmer\nin agro [1] in the field\nlaborat [1] works',
      3,
      ['1: the farmer', '1: in the field', '1: works'],
      TRANSLATE,
    ],
    [
      'a tick in a column, with a remark next to it',
      'a bridge of rope    ✓ needs both words\nover the gorge    ✓ accept valley',
      2,
      ['1: a bridge of rope', '1: over the gorge'],
    ],
    [
      'two routes to the same marks next to each other',
      '12 × 16 + 3 (1) = 195 (1) // 1100 0011 (1) = 195 (1)',
      2,
      ['1: 12 × 16 + 3 OR 1100 0011', '1: = 195'],
    ],
    [
      'a cell of several lines that breaks its row in two',
      'Question\tWorking\tAnswer\tMark\tNotes\n9\t2x + y = 9\n3x – y = 1\tx = 2, y = 5\t3\tM1 for adding\n\t5x = 10\t\t\tA1 for x = 2 or y = 5',
      3,
      ['1: 5x = 10', '1: x = 2 or y = 5', '1: x = 2, y = 5'],
      'Solve 2x + y = 9 and 3x – y = 1.',
    ],
    [
      'half marks in a column',
      'King: (Henry) Tudor    1/2\nPlace: Bosworth (Field)    1/2',
      1,
      ['0.5: King: (Henry) Tudor', '0.5: Place: Bosworth (Field)'],
    ],
    [
      'a list on one line below the number of items that count',
      'Any 2 ✓✓\nlight // water // warmth',
      2,
      ['max 2', '1: light', '1: water', '1: warmth'],
    ],
  ])('%s', (_, text, maxMark, expected, question) => {
    expect(pointsRead(text, maxMark, question)).toEqual(expected);
  });
});

describe('notation on one line', () => {
  it.each<[string, string, number, string[]]>([
    [
      'a mark for development',
      'lag time is shorter (1) as tarmac sheds rain (1)(d)\nflow is flashier (1) as drains are quick (1d)',
      4,
      [
        '1: lag time is shorter',
        '1: as tarmac sheds rain',
        '1: flow is flashier',
        '1: as drains are quick',
      ],
    ],
    [
      'a further mark added to the first',
      'Two marks for each of two ways, such as:\n• hidden crime (1 mark): fear of revenge (+1 mark)\n• lost crime (1 mark): no time to write it down (+1 mark)',
      4,
      ['1: hidden crime', '1: fear of revenge', '1: lost crime', '1: no time to write it down'],
    ],
    [
      'a mark for both halves of a line',
      'Proof: civil – on balance; criminal – beyond doubt [1 for both]\nEnd: civil – damages; criminal – prison [1 for both]',
      2,
      [
        '1: Proof: civil – on balance and criminal – beyond doubt',
        '1: End: civil – damages and criminal – prison',
      ],
    ],
    [
      'roles of marks in words',
      'Method mark 1: 60 × 0.9\nAccuracy mark 1: 54',
      2,
      ['1: 60 × 0.9', '1: 54'],
    ],
    [
      'a limit followed by its sum',
      'wash hands ; removes germs ;\nuse gloves ; keeps germs off ;\nMax 2 (2 × 1)',
      2,
      ['max 2', '1: wash hands', '1: removes germs', '1: use gloves', '1: keeps germs off'],
    ],
    [
      'in one paragraph, how marks are given and then what for',
      '1 mark for each valid way, to a maximum of two. Valid ways include: walking to school; sharing a car; taking a bus. Do not credit vague answers.',
      2,
      ['max 2', '1: walking to school', '1: sharing a car', '1: taking a bus'],
    ],
    [
      'a heading with the worth of each item below it, and how many count',
      'Use (1 mark each, max 1)\n- wiring\n- pans\nReason (1 mark each, max 1)\n- carries current\n- melts at high heat',
      2,
      ['max 1', '1: wiring', '1: pans', 'max 1', '1: carries current', '1: melts at high heat'],
    ],
    [
      'the total of a numbered question',
      'it floats (1)\nit fizzes (1)\nTotal for question 4(b)(i) = 2 marks',
      2,
      ['1: it floats', '1: it fizzes'],
    ],
    [
      'the charge at the end of an ion',
      'Mg2+ and Cl– ; (1)\nMgCl2 ; (1)',
      2,
      ['1: Mg2+ and Cl–', '1: MgCl2'],
    ],
    [
      'a law case after its example',
      'the test is of what he saw (1), e.g. R v Smith (1)',
      2,
      ['1: the test is of what he saw', '1: R v Smith'],
    ],
    [
      'braces around rows, for either order',
      'sodium chloride\t}\nwater\t\t} both, in either order, 1 + 1',
      2,
      ['1: sodium chloride', '1: water'],
    ],
  ])('%s', (_, text, maxMark, expected) => {
    expect(pointsRead(text, maxMark)).toEqual(expected);
  });

  it('both codes of a cell go to the text next to them', () => {
    const text = 'Part\tAnswer\tMark\tGuidance\n(a)\t18 – 11 = 7\tM1 A1\tM1 for either quartile';
    expect(pointsRead(text, 2)).toEqual(['2: 18 – 11 = 7']);
  });

  it('several worths that begin with “for” are left to the teacher', () => {
    const text = 'For 2 marks: names him and why\nFor 1 mark: names him\nFor 0 marks: neither';
    expect(readScheme(text, 2).hasLevels).toBe(true);
  });
});

const first = (text: string, maxMark: number) =>
  readScheme(text, maxMark)
    .groups.flatMap(({ points }) => points)
    .at(-1);

describe('text after a mark', () => {
  it('is another wording of its point if it follows a slash', () => {
    const point = first('it grows (1)\nat a fixed rate (1) / if the rate does not change', 2);
    expect(point?.statements).toContain('if the rate does not change');
  });

  it('can be a figure that loses the last mark', () => {
    const point = first('340.8 (C1)\n340 (A1)  [A0 for 341]   3.4 × 10² scores full marks', 2);
    expect(point).toMatchObject({ rejected: ['341'], statements: ['340', '3.4 × 10²'] });
  });

  it('is rejected by a letter in square brackets', () => {
    expect(first('✓ loses its shape [R dies / is killed]', 1)).toMatchObject({
      text: 'loses its shape',
      rejected: ['dies', 'is killed'],
    });
  });

  it('is insufficient if it equals 0', () => {
    const { ignored, groups } = readScheme('move faster;\nmore frequent hits; [more hits = 0]', 2);
    expect([
      ...ignored,
      ...groups.flatMap(({ points }) => points.flatMap((one) => one.ignored)),
    ]).toContain('more hits');
  });
});

it('a figure or formula is not read as a mark code', () => {
  expect(pointsRead('A 1.4 × 10³ (1)', 1)).toEqual(['1: A 1.4 × 10³']);
  expect(pointsRead('C2H5OH + 3O2 → 2CO2 + 3H2O (2)', 2)).toEqual([
    '2: C2H5OH + 3O2 → 2CO2 + 3H2O',
  ]);
});
