import { describe, expect, it } from 'vitest';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { createBuiltInMarker } from './built-in-marker.ts';

const repeat = (text: string) =>
  text.repeat(Math.floor(MAX_QUESTION_TEXT_CHARACTERS / text.length));

/**
 * Texts of the greatest length that the contract allows, each of which once took ten seconds or
 * more.
 */
const longTexts = {
  'words with “or” between them': repeat('a or '),
  'a line for each word': repeat('cell\n'),
  'nothing but negations': repeat('not '),
  equations: repeat('2H2 + O2 -> 2H2O\n'),
  'a numbered line for each word': repeat('1  a\n'),
  'words that nobody knows': Array.from({ length: 3_000 }, (_, n) => `w${n}ing`).join(' '),
};

const point = (n: number) => `point ${n} says that light lets plants make sugar (1)`;

/** Returns the points that are read from a trace table with this below it. */
async function pointsBelow(below: string): Promise<string[]> {
  const { analysis } = await createBuiltInMarker().mark({
    id: '1',
    questionText: 'Complete the trace table for x and total.',
    markSchemeAnswer: `x\ttotal\n1\t1\n2\t3\n${below}`,
    userAnswer: `x = 1 then 2${' '.repeat(1_000)}\n`.repeat(15),
    maxMark: 2,
  });
  return analysis.points.map((one) => one.point);
}

describe('marking a scheme and an answer of maximum length', () => {
  it.each(Object.entries(longTexts))(
    '%s: leaves them to the teacher instead of judging for minutes',
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

  it.each(
    Object.entries({
      'a row of empty cells': `${'\t'.repeat(100)}x`,
      'words behind one bullet': `•1 ${'a '.repeat(9_900)}`,
      'a chain of arrows': '1 → '.repeat(4_900),
      'a row for each mark': 'x = 1, total = 1 (1)\n'.repeat(500),
    }),
  )('reads a trace table with %s below it', async (_, below) => {
    expect(await pointsBelow(below)).toEqual(['column x: 1, 2', 'column total: 1, 3']);
  });

  it('does not mistake lines with a gap as long as a page for a trace table', async () => {
    const gap = `1 mark: x${' '.repeat(15_000)}total.${' '.repeat(4_000)}x`;
    expect(await pointsBelow(gap)).toEqual(['1', 'x total. x']);
  });

  it('still marks an essay of 1,500 words by a scheme of twenty points', async () => {
    const markSchemeAnswer = Array.from({ length: 20 }, (_, n) => point(n)).join('\n');
    const userAnswer = 'Plants make sugar when light falls on their leaves. '.repeat(167);
    const task = { id: '1', questionText: 'Why?', markSchemeAnswer, userAnswer, maxMark: 20 };
    const { analysis } = await createBuiltInMarker().mark(task);
    expect(analysis.flags).not.toContain('cannot-judge');
  });

  it('learns from no more confirmed essays than it can afford', async () => {
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
    const learn = (examples: typeof confirmed) =>
      createBuiltInMarker().mark({ ...task, confirmed: examples });
    expect((await learn(confirmed)).analysis.learntFrom).toBeUndefined();
    const short = confirmed.map((one) => ({ ...one, userAnswer: 'H2O' }));
    expect((await learn(short)).analysis.learntFrom).toBe(30);
  });
});
