import { describe, expect, it } from 'vitest';
import { readAnswer } from '../match/answer.ts';
import { awardMarks } from '../match/award-marks.ts';
import { judgeAnswer } from '../match/judge-answer.ts';
import { EVIDENCE_WEIGHTS } from '../match/weigh-evidence.ts';
import { createQuestionPreparer } from '../prepare-scheme.ts';
import { recallAnswers } from './recall.ts';
import { readTotalSigns, type TotalSigns } from './total-signs.ts';

function signsOf(userAnswer: string, markSchemeAnswer: string, maxMark: number): TotalSigns {
  const questionText = 'Say what seeds need to grow, of 3 things.';
  const task = { id: 'one', questionText, markSchemeAnswer, userAnswer, maxMark };
  const question = createQuestionPreparer()(task);
  const answer = readAnswer(userAnswer);
  const groups = judgeAnswer(question, answer, EVIDENCE_WEIGHTS);
  const points = awardMarks(groups, { maxMark, mayRepeat: false, total: null });
  return readTotalSigns(points, answer, question, { maxMark, recall: recallAnswers });
}

const SEEDS = 'warm soil (1)\ndamp soil (1)\nair / oxygen (1)';

describe('the signs of how reliable a total is', () => {
  it('show how much was awarded, and for which points', () => {
    expect(signsOf('warm damp soil with oxygen', SEEDS, 3)).toMatchObject({
      maxMark: 3,
      pointsPerMark: 1,
      givenShare: 1,
      isFull: 1,
      isPart: 0,
    });
    expect(signsOf('the soil is warm', SEEDS, 3)).toMatchObject({ isFull: 0, isPart: 1 });
  });

  it('show how much of the answer earned nothing', () => {
    const { unusedWords, usedShare } = signsOf('warm soil, a gardener, a fence', SEEDS, 3);
    expect(unusedWords).toBe(2);
    expect(usedShare).toBe(0.5);
  });

  it('show how much of the answer comes from the question', () => {
    expect(signsOf('seeds need 3 things to grow', SEEDS, 3).askedWords).toBe(6);
    expect(signsOf('warm soil', SEEDS, 3).askedWords).toBe(0);
  });

  it('show what the question asks for', () => {
    expect(signsOf('warm soil', SEEDS, 3)).toMatchObject({ questionWords: 9, questionFigures: 1 });
  });

  it('count the things that the marker could not judge', () => {
    const limited = `${SEEDS}\nMax 1 for a list of single words`;
    expect(signsOf('warm soil, damp soil, air', SEEDS, 3).doubts).toBe(0);
    expect(signsOf('warm soil, damp soil, air', limited, 3).doubts).toBe(1);
  });

  it('are the same for a long answer and a longer one if the extra words match no point', () => {
    const long = 'roots seeds plants stones worms leaves rain birds flowers trees '.repeat(10);
    expect(signsOf(`warm soil ${long.repeat(3)}`, SEEDS, 3)).toEqual(
      signsOf(`warm soil ${long}`, SEEDS, 3),
    );
  });

  it('are numbers for any answer', () => {
    for (const answer of ['?', '12', 'warm', '=', 'idk']) {
      const signs = signsOf(answer, SEEDS, 3);
      expect(Object.entries(signs).filter(([, sign]) => !Number.isFinite(sign))).toEqual([]);
    }
  });
});
