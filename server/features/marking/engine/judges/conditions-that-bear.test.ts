import { describe, expect, it } from 'vitest';
import { flagsOf, markOf, type Asked } from './testing/mark-of.ts';

/** What a scheme says about marks, where the answer shows whether that can change its mark. */

const METALS: Asked = ['Name two alkali metals.', 'sodium (1)\npotassium (1)', 2];
const withRemark = ([question, scheme, marks]: Asked, remark: string): Asked => [
  question,
  `${scheme}\n${remark}`,
  marks,
];

/** A requirement for every answer, in the column next to the first point. */
const COMPARED =
  'Answer\tMark\tGuidance\nAny two from:\t\tAnswers must be comparative\ncopper is denser\t1\t\ncopper is harder\t1\t\ncopper melts later\t1\t';

describe('a remark that a teacher need not check', () => {
  it.each([
    'Symbols not needed for the first mark.',
    'Chemical formulae are not required for the marks.',
    'Descriptions in German gain no credit.',
    'No credit for transition metals.',
    'Answers that name halogens score 0.',
    'One mark for each numbered point',
    'Do not credit "shiny metals" without a name.',
    'Any mention of halogens = 0 for the second mark',
    'Second mark can be awarded only if sodium is named.',
    'Copper and zinc = 0',
    'If lithium is chosen = 0 marks',
    'Spelling must be correct.',
    'Figures must be correct if given.',
    'Extra wrong metals do not lose marks.',
    'The second mark is independent of the first.',
    'Accept any other valid metal.',
  ])('%s', async (remark) => {
    expect(await flagsOf(withRemark(METALS, remark), 'They are sodium and potassium.')).toEqual([]);
  });

  it.each([
    'Where both are attempted, mark both and award the better; do not add marks across routes.',
    'Do not combine marks from the two routes.',
  ])('about routes, if these are kept separate anyway: %s', async (remark) => {
    const scheme = `EITHER\nthe kettle boils water (1)\nsteam turns the wheel (1)\nOR\nthe dam stores rain (1)\nfalling rain spins a shaft (1)\n${remark}`;
    expect(
      await flagsOf(
        ['How does one of the engines work?', scheme, 2],
        'The kettle boils water. Steam turns the wheel.',
      ),
    ).toEqual([]);
  });

  it('about a limit for each line, if no line reaches it', async () => {
    const scheme =
      'thick walls keep the warmth inside (1) so less fuel is burnt (1)\nlarge windows let sunlight in (1) so lamps are needed less (1)\nMax 2 for any one feature.';
    const answer =
      'The thick walls keep warmth inside, so less fuel is burnt. Its large windows let the sunlight in, so lamps are needed less.';
    const question = ['Explain two features of the house.', scheme, 4] as const;
    expect(await markOf(question, answer)).toBe(4);
    expect(await flagsOf(question, answer)).toEqual([]);
  });

  it('about other valid points, if statements of the list earned part of the marks', async () => {
    const scheme =
      'yeast respires (1)\ncarbon dioxide gas is released (1)\nthe gas makes the dough expand (1)\nAccept any other valid point.';
    const question = ['Explain why the bread rises.', scheme, 3] as const;
    const answer = 'Yeast respires and carbon dioxide gas is released.';
    expect(await markOf(question, answer)).toBe(2);
    expect(await flagsOf(question, answer)).toEqual([]);
    expect(await flagsOf(question, 'The dough gets warm.')).toContain('doubt');
  });

  it('about an answer that says only what the scheme rejects', async () => {
    const scheme =
      'waves carry the sand away (1)\nthere are no groynes to hold it (1)\nReject: people take the sand home';
    const question = ['Explain why the shore loses sand.', scheme, 2] as const;
    const answer = 'People take the sand home.';
    expect(await markOf(question, answer)).toBe(0);
    expect(await flagsOf(question, answer)).toEqual([]);
  });

  it('about a comparison, if the answer compares', async () => {
    const question = ['Compare copper with wood.', COMPARED, 2] as const;
    const answer =
      'Wood is lighter while copper is much denser, and copper is harder than wood is.';
    expect(await flagsOf(question, answer)).toEqual([]);
  });

  it('about figures, if the question asks for the same', async () => {
    const scheme = 'M1 62.4 ÷ 3.2\nA1 = 19.5 (cm)\nA1 must be to 3 sf';
    const question = [
      'Calculate the width. Give your answer to 3 significant figures.',
      scheme,
      2,
    ] as const;
    expect(await flagsOf(question, '62.4 ÷ 3.2 = 19.5 cm')).toEqual([]);
  });
});

describe('a remark that a teacher should check', () => {
  it.each([
    ['Descriptions in German gain no credit.', 'Sodium, and potassium, in German Kalium.'],
    ['Answers without a reason score 0.', 'sodium and potassium'],
    ['Do not credit "shiny metals" without a name.', 'sodium and potassium, shiny metals'],
    ['Any mention of halogens = 0 for the second mark', 'sodium, potassium, they are no halogens'],
    ['Copper and zinc = 0', 'sodium and potassium and copper and zinc'],
    ['If lithium is chosen = 0 marks', 'sodium and potassium and lithium'],
    ['Figures must be correct if given.', 'sodium 12 and potassium 20'],
    ['Second mark can be awarded only if lithium is named.', 'sodium and potassium'],
    ['Accept any other valid metal.', 'sodium'],
    ['All other relevant metals must be credited.', 'sodium'],
    ['Award 1 mark for a partial answer.', 'soft grey metals of the first group'],
    ['Answers that do not say where they stand score 0.', 'sodium and potassium'],
  ])('%s %s', async (remark, answer) => {
    expect(await flagsOf(withRemark(METALS, remark), answer)).toContain('doubt');
  });

  it('about a comparison, if the answer does not compare', async () => {
    const question = ['Compare copper with wood.', COMPARED, 2] as const;
    const answer = 'In water copper is dense. Copper is hard.';
    expect(await flagsOf(question, answer)).toContain('doubt');
  });

  it('about a limit for each item, if a line gives more', async () => {
    const scheme =
      'carrots (1) contain vitamin A (1) which helps to see at night (1)\nmilk (1) contains calcium (1) for strong bones (1)\nMax 2 for any one food.';
    const answer = 'Carrots contain vitamin A which helps to see at night.';
    expect(await flagsOf(['What does a food give?', scheme, 4], answer)).toContain('doubt');
  });
});

it('the marker judges a figure by the decimal places that the scheme asks for', async () => {
  const scheme = 'M1 7 ÷ 3\nA1 = 2.33\nA1 must be to 2 dp';
  const question = ['Calculate the mean.', scheme, 2] as const;
  expect(await markOf(question, '7 ÷ 3 = 2.33')).toBe(2);
  expect(await markOf(question, '7 ÷ 3 = 2.3333')).toBe(1);
});
