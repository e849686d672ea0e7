import { describe, expect, it } from 'vitest';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { createBuiltInMarker } from './built-in-marker.ts';

const repeat = (text: string) =>
  text.repeat(Math.floor(MAX_QUESTION_TEXT_CHARACTERS / text.length));

/** Texts as long as the contract allows, each of which once took from ten seconds to minutes. */
const longTexts = {
  'words with “or” between them': repeat('a or '),
  'a line for each word': repeat('cell\n'),
  'nothing but negations': repeat('not '),
  equations: repeat('2H2 + O2 -> 2H2O\n'),
  'words that nobody knows': Array.from({ length: 3_000 }, (_, n) => `w${n}ing`).join(' '),
};

const point = (n: number) => `point ${n} says that light lets plants make sugar (1)`;

describe('a scheme and an answer as long as they may be', () => {
  it.each(Object.entries(longTexts))(
    '%s: left to the teacher, not judged for minutes',
    async (_, text) => {
      const marker = createBuiltInMarker();
      const task = {
        id: '1',
        questionText: 'Why?',
        markSchemeAnswer: text,
        userAnswer: text,
        maxMark: 10,
      };
      const { analysis } = await marker.mark(task);
      expect(analysis.flags).toEqual(['cannot-judge']);
    },
  );

  it('still marks an essay of 1,500 words by a scheme of twenty points', async () => {
    const markSchemeAnswer = Array.from({ length: 20 }, (_, n) => point(n)).join('\n');
    const userAnswer = 'Plants make sugar when light falls on their leaves. '.repeat(167);
    const task = { id: '1', questionText: 'Why?', markSchemeAnswer, userAnswer, maxMark: 20 };
    const { analysis } = await createBuiltInMarker().mark(task);
    expect(analysis.flags).not.toContain('cannot-judge');
  });

  it('learns from as many confirmed essays as it can afford', async () => {
    const userAnswer = longTexts['a line for each word'];
    const confirmed = Array.from({ length: 30 }, () => ({ userAnswer, markAwarded: 1 }));
    const markSchemeAnswer = longTexts['equations'];
    const task = {
      id: '1',
      questionText: 'Why?',
      markSchemeAnswer,
      userAnswer: 'water',
      maxMark: 4,
    };
    const { analysis } = await createBuiltInMarker().mark({ ...task, confirmed });
    expect(analysis.learntFrom).toBeUndefined();
  });
});
