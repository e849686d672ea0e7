import { describe, expect, it } from 'vitest';
import { languageOf } from './feedback-language.ts';
import { hintFor } from './hint.ts';
import { markAnswer } from '../judges/testing/mark-of.ts';
import { PLAIN_POINT, type SchemePoint } from '../scheme/scheme.ts';

const point = (text: string, called: string | null = null): SchemePoint => ({
  ...PLAIN_POINT,
  text,
  statements: [text],
  called,
});

const hint = (missing: SchemePoint, questionText: string, answerText: string) =>
  hintFor({ questionText, answerText, missing: [missing], earned: 1, marks: 1, maxMark: 2 });

describe('a hint', () => {
  it('names a missing part as the scheme does', () => {
    expect(hint(point('seen on steep roofs', 'example'), 'Define friction.', 'a force')).toBe(
      'Now give an example.',
    );
  });

  it('names the thing in the question that the answer does not mention', () => {
    const missing = point('gas: particles are far apart');
    expect(hint(missing, 'Compare the gas and the solid.', 'The solid is regular.')).toBe(
      'Now say more about the gas.',
    );
  });

  it('does not ask for two from a student who gave two', () => {
    const asked = 'Give two uses of copper.';
    expect(hint(point('wires'), asked, 'pipes')).toBe('The question asks for two.');
    expect(hint(point('wires'), asked, 'pipes and windows')).toBeNull();
  });
});

const feedback = async (answer: string): Promise<string> =>
  (await markAnswer(['Name the loss of water from leaves.', 'transpiration (1)', 1], answer))
    .feedback;

describe('feedback on a wrong name', () => {
  it('mentions a similar word only if the word is similar', async () => {
    expect(await feedback('translocation')).toContain('a similar word');
    expect(await feedback('digestion')).toBe('This answer does not earn a mark yet.');
  });
});

it.each([
  'Calculate the formula mass of ammonium sulfate. Relative masses: H = 1, N = 14, O = 16',
  'Translate: Obwohl es regnete, gingen wir im Park spazieren.',
])('the feedback treats %j as a question in English', (question) => {
  expect(languageOf(question)).toBe('en');
});
