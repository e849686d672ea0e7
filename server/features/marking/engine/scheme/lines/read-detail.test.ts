import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

const wordsOf = (scheme: string, maxMark: number, question: string) => {
  const { kind, groups, isByDetail, conditions } = readScheme(scheme, maxMark, question);
  return {
    kind,
    isByDetail,
    isDoubtful: conditions.some((condition) => condition.kind === 'not-understood'),
    groups: groups.map(({ cap, count, points }) => ({
      cap,
      count,
      points: points.map(({ text, marks }) => `${marks} ${text}`),
    })),
  };
};

const TWO_OF_TWO = { kind: 'points', isByDetail: true, isDoubtful: true };

describe('a list of possible points, marked by how fully each is explained', () => {
  it('has the steps of each way read, even if repeated, and bullets that continue on one line', () => {
    const question = 'Explain two ways in which belief in karma may influence Hindus today.';
    const scheme = `05  ${question}
     Target: AO1:1 Knowledge and understanding
     First way
     Simple explanation of a relevant and accurate influence – 1 mark
     Detailed explanation of a relevant and accurate influence – 2 marks
     Second way
     Simple explanation of a relevant and accurate influence – 1 mark
     Detailed explanation of a relevant and accurate influence – 2 marks
     Students may include some of the following points, but all others must be credited:
     • they avoid harming animals • they give to charity to gain merit
     • they do their duty (dharma)
                                                   [4 marks]
                                                          17`;
    expect(wordsOf(scheme, 4, question)).toEqual({
      ...TWO_OF_TWO,
      groups: [
        {
          cap: 4,
          count: 2,
          points: [
            '2 they avoid harming animals',
            '2 they give to charity to gain merit',
            '2 they do their duty (dharma)',
          ],
        },
      ],
    });
  });

  it('has the marks for a full and a limited outline read, with possible content below', () => {
    const question = 'Outline two strengths of case studies in psychology. [4 marks]';
    const scheme = `[AO1 = 4]  2 marks for each strength:

2 marks for a clear and coherent outline with some detail.
1 mark for a limited or muddled outline ("it is rich").

Possible strengths:
– rich data / depth: a whole life is studied, which gives insight;
– rare behaviour can be studied;
Do not credit limitations.`;
    expect(wordsOf(scheme, 4, question)).toEqual({
      ...TWO_OF_TWO,
      groups: [
        {
          cap: 4,
          count: 2,
          points: [
            '2 rich data / depth: a whole life is studied, which gives insight',
            '2 rare behaviour can be studied',
          ],
        },
      ],
    });
    const [group] = readScheme(scheme, 4, question).groups;
    expect(group?.points[0]?.partial).toEqual([
      { text: 'rich data', marks: 1 },
      { text: 'depth', marks: 1 },
    ]);
  });

  it('can have steps that do not begin with one mark', () => {
    const scheme = `For each cause:
2 marks – simple explanation
3 marks – developed explanation with supporting detail
Answers may refer to:
- alliances dragged powers in
- the arms race raised tension`;
    expect(wordsOf(scheme, 6, 'Explain two causes of the First World War.').groups).toEqual([
      {
        cap: 6,
        count: 2,
        points: ['3 alliances dragged powers in', '3 the arms race raised tension'],
      },
    ]);
  });

  it.each([
    ['nothing is listed', 'First way\nSimple explanation – 1 mark\nDetailed explanation – 2 marks'],
    [
      'there are levels',
      'Level 1 (1–2): simple points\nLevel 2 (3–4): detailed points\nIndicative content\n• turn off lights\n• insulate',
    ],
  ])('is left to the teacher if %s', (_, scheme) => {
    const read = readScheme(scheme, 4, 'Explain two ways in which a school can save energy.');
    expect(read.isByDetail).toBe(false);
    expect(read.kind === 'levels' || read.hasLevels).toBe(true);
  });

  it('is not assumed if the lines have their own marks', () => {
    const scheme = 'Simple wave (1)\nDetailed map of the sea (1)\nwind blows over water (2)';
    expect(readScheme(scheme, 4, 'Explain how waves form.').isByDetail).toBe(false);
  });
});

const LISTED = '\n• people give to charity\n• people pray for the sick';

it.each([
  'First effect: simple explanation 1 mark, detailed explanation 2 marks\nSecond effect: simple explanation 1 mark, detailed explanation 2 marks',
  'First way – simple explanation 1 mark, detailed 2 marks\nSecond way – simple explanation 1 mark, detailed 2 marks',
  'First way (simple explanation (1), detailed explanation (2))\nSecond way (simple explanation (1), detailed explanation (2))',
  'Way 1: basic explanation = 1 mark; developed explanation = 2 marks\nWay 2: basic explanation = 1 mark; developed explanation = 2 marks',
  'Each way: simple explanation 1 mark, detailed explanation 2 marks',
  'First influence: brief 1 mark and detailed 2 marks\nSecond influence: brief 1 mark and detailed 2 marks',
])('both steps of a way are read on one line: %j', (steps) => {
  expect(wordsOf(steps + LISTED, 4, 'Explain two ways in which faith influences people.')).toEqual({
    ...TWO_OF_TWO,
    groups: [
      { cap: 4, count: 2, points: ['2 people give to charity', '2 people pray for the sick'] },
    ],
  });
});

const WAYS =
  'First teaching\nSimple explanation of a teaching – 1 mark\nDetailed explanation of a teaching – 2 marks\nSecond teaching\nSimple explanation of a teaching – 1 mark\nDetailed explanation of a teaching – 2 marks\n';

it.each([
  'Relevant and accurate reference to scripture or sacred writing – 1 mark',
  'Reference to a source of belief and teaching (1 mark)',
  'Accurate reference to sacred writings: 1 mark',
])('a fifth mark is given for a named source: %j', (line) => {
  const asked = 'Explain two teachings about prayer. Refer to scripture.';
  const { groups } = wordsOf(WAYS + line + LISTED, 5, asked);
  expect(groups.map(({ cap, points }) => [cap, points.length])).toEqual([
    [4, 2],
    [null, 1],
  ]);
});
