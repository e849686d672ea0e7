import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';
import { readAnswer } from '../match/answer.ts';
import { judgeAnswer } from '../match/judge-answer.ts';
import { awardByScheme, OFFSETS } from '../total/likely-total.ts';
import { recallAnswers } from '../total/recall.ts';
import { EVIDENCE_WEIGHTS } from '../match/weigh-evidence.ts';
import { createQuestionPreparer } from '../prepare-scheme.ts';
import { DOUBT_BELOW, estimateConfidence } from './estimate-confidence.ts';

const taskOf = (markSchemeAnswer: string, userAnswer: string, maxMark: number) => ({
  id: 'one',
  questionText: 'Explain how a lighthouse keeps ships safe.',
  markSchemeAnswer,
  userAnswer,
  maxMark,
});
const FOUR_POINTS =
  'the lamp warns sailors of rocks (1)\nit can be seen from far away at night (1)\neach has its own pattern of flashes (1)\nso sailors know where they are (1)';
const TWO_POINTS = 'the lamp warns sailors (1)\nthe light is seen far away (1)';

describe('a mark that rests only on the probable total of a list', () => {
  it('exceeds the sum of the single points if the answer says so much, and is flagged', async () => {
    const said =
      'sailors are warned by the lamp that rocks are near and since every lighthouse flashes differently they can work out their position on a dark night from a long way off';
    const task = taskOf(FOUR_POINTS, said, 4);
    const { markAwarded, analysis } = await createBuiltInMarker().mark(task);
    const question = createQuestionPreparer()(task);
    const answer = readAnswer(said);
    const byPoints = awardByScheme(
      judgeAnswer(question, answer, EVIDENCE_WEIGHTS),
      answer,
      question,
      { maxMark: 4, mayRepeat: false, scale: null },
      { ask: () => OFFSETS.map((offset) => (offset === 0 ? 1 : 0)), recall: recallAnswers },
    );
    expect(markAwarded).toBeGreaterThan(byPoints.points.reduce((sum, { marks }) => sum + marks, 0));
    expect(analysis.flags).toContain('doubt');
  });

  it('is doubted if the same points alone would not be', () => {
    const task = taskOf(TWO_POINTS, 'the lamp warns sailors, the light is seen far away', 2);
    const question = createQuestionPreparer()(task);
    const answer = readAnswer(task.userAnswer);
    const { points } = awardByScheme(
      judgeAnswer(question, answer, EVIDENCE_WEIGHTS),
      answer,
      question,
      { maxMark: 2, mayRepeat: false, scale: null },
    );
    const sureOf = (isMoved: boolean): number =>
      estimateConfidence(points, answer, question, {
        maxMark: 2,
        mayBeMisread: false,
        isMoved,
        chance: 0.9,
      });
    expect(sureOf(false)).toBeGreaterThanOrEqual(DOUBT_BELOW.forList);
    expect(sureOf(true)).toBeLessThan(DOUBT_BELOW.forList);
  });
});

describe('a point that an answer says the reverse of', () => {
  it('is no doubt where the answer earned another point', async () => {
    const { markAwarded, analysis } = await createBuiltInMarker().mark({
      id: 'one',
      questionText: 'Describe what happens to the pressure and volume when a gas is compressed.',
      markSchemeAnswer: 'volume decreases (1)\npressure increases (1)',
      userAnswer: 'The volume decreases and the pressure decreases.',
      maxMark: 2,
    });
    expect([markAwarded, analysis.flags]).toEqual([1, []]);
  });
});
