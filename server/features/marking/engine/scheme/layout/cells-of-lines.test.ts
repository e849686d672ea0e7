import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';
import { pointsRead } from '../testing/points-read.ts';

describe('tables with cells of several lines', () => {
  it.each<[string, string, number, string[], string?]>([
    [
      'text below the mark is guidance, not a point',
      'Question\tAnswer\tMarks\tGuidance\n4\t(a)\t(i)\tthe balloon gets bigger ✓\nas the particles inside it move\nfaster ✓\t2\tALLOW it swells\nIGNORE it gets lighter\nparticles must be inside',
      2,
      ['1: the balloon gets bigger', '1: as the particles inside it move faster'],
    ],
    [
      'the mark of a cell belongs to its one answer over two lines',
      'Question\tAnswer\tMark\n1\tit carries sound through the\nsolid frame\t1\n2\tit is cheap\t1',
      2,
      ['1: it carries sound through the solid frame', '1: it is cheap'],
    ],
    [
      'the total of a row is one mark for each line that earns one',
      'Qu\tPt\tMarking guidance\tTotal marks\n05\t1\tMark is for AO1 (recall)\ncrust;\n05\t2\t2 marks for AO2 (apply)\nplates move apart;\nmagma rises between them;\t2',
      2,
      ['1: plates move apart', '1: magma rises between them'],
    ],
    [
      'the letters of one board are verbs on separate lines',
      'Qu\tPart\tMarking guidance\tTotal marks\n07\t1\tMark is for AO2 (apply)\n1011;\nI. leading zeros\nR. reversed\t1\n07\t2\tMark is for AO1 (recall)\n(it is) doubled;\nA. × 2\t1',
      2,
      ['1: 1011', '1: (it is) doubled'],
    ],
    [
      'two lists in one cell each have their own count',
      'Question\t\tExpected response\tMax mark\tAdditional guidance\n3.\t(b)\tAny two advantages, 1 mark each:\n– cheap to print\n– easy to carry\n– no battery needed\nAny one disadvantage, 1 mark:\n– tears easily\n– cannot be searched\t3\tSingle words such as\n"good" receive no marks.',
      3,
      ['max 2', '1: cheap to print', '1: easy to carry', '1: no battery needed', '1: tears easily'],
    ],
    [
      'a list of answers is in the guidance column if the other column says how to mark',
      'Question\t\tExpected response\tMax mark\tAdditional guidance\n2.\t\tCandidates should use their own words as far as\npossible.\n1 mark for each point.\t2\tPossible answers include:\n\n•\tshe felt ashamed\n•\tshe wanted to leave\n•\tshe missed her brother\n\nAny two points. Do not reward the same idea twice.',
      2,
      ['max 2', '1: she felt ashamed', '1: she wanted to leave', '1: she missed her brother'],
    ],
    [
      'remarks can be in lines that begin with tabs',
      'Question\nnumber\tAnswer\tAdditional guidance\tMark\n5(c)\tA description that includes\n\t•\twool is rubbed (1)\n\t•\tcharge moves to the rod (1)\n\t\taccept passes over\n\t\tignore friction\n\t\t(2)',
      2,
      ['1: wool is rubbed', '1: charge moves to the rod'],
    ],
    [
      'answers under Additional Guidance are those of candidates, not points',
      'Q\tAnswer\tMark\tComments\n6(a)\t4n + 3\tB2\toe eg 7 + 4(n − 1)\nB1 for 4n\n\tAdditional Guidance\n\tn = 4n + 3\tB2\n\tn + 4\tB0\n6(b)\t4 × 30 + 3\tM1\tft their 4n + 3\n\t123\tA1\n\tAdditional Guidance\n\t123 with no working\tM1A1',
      4,
      ['2: 4n + 3', '1: 4 × 30 + 3', '1: 123'],
    ],
    [
      'codes are next to rows, some of which continue below',
      'Question\tScheme\tMarks\tNotes\n6\tthe sample is small /\tB1\taccept few\n\tonly one street was asked\t\tnot biased\nalone\n\tuse a random sample\tB1\tnot ask more\n\t\t\tunless a list is given',
      2,
      ['1: the sample is small / only one street was asked', '1: use a random sample'],
    ],
  ])('%s', (_, text, maxMark, points, question = '') => {
    expect(pointsRead(text, maxMark, question)).toEqual(points);
  });

  it('keep for a point what its guidance cell accepts', () => {
    const text =
      'Question\tAnswer\tMark\tGuidance\n2\t(a)\tit melts\t1\taccept turns to liquid\ndo not accept boils';
    const [point] = readScheme(text, 1).groups.flatMap(({ points }) => points);
    expect(point?.statements).toEqual(['it melts', 'turns to liquid']);
    expect(point?.rejected).toEqual(['boils']);
  });

  it('keep the partial marks next to the whole answer', () => {
    const text = 'Q\tAnswer\tMark\tComments\n6(a)\t4n + 3\tB2\toe\nB1 for 4n';
    const { groups, conditions } = readScheme(text, 2);
    expect(groups.flatMap(({ points }) => points.map((point) => point.marks))).toEqual([2]);
    expect(conditions).toMatchObject([{ kind: 'special-case', answer: '4n', marks: 1 }]);
  });

  it('give numbered remarks to the points with the same numbers', () => {
    const text =
      'Question\tMarking guidance\tMark\tComments\n04.1\t1. Pushes ribs up;\n2. Chest gets bigger;\t2\t1. Accept lifts ribs\n2. Reject smaller';
    const points = readScheme(text, 2).groups.flatMap((group) => group.points);
    expect(points.map((point) => [point.statements.slice(1), point.rejected])).toEqual([
      [['lifts ribs'], []],
      [[], ['smaller']],
    ]);
  });

  it('do not cause failure if their lines do not fit the columns', () => {
    const text = 'Question\tAnswer\tMark\n1\tx = 4\tfor both\nroots\tnone\tnone';
    expect(() => readScheme(text, 1)).not.toThrow();
  });
});
