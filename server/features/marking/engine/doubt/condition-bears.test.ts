import { describe, expect, it } from 'vitest';
import { readAnswer } from '../match/answer.ts';
import { awardMarks } from '../match/award-marks.ts';
import { judgeAnswer } from '../match/judge-answer.ts';
import { EVIDENCE_WEIGHTS } from '../match/weigh-evidence.ts';
import { createQuestionPreparer } from '../prepare-scheme.ts';
import { bearsOn } from './condition-bears.ts';

const SCHEME = 'the piston compresses the air (1)\nthe pressure of the air rises (1)';
const BOTH = 'The piston compresses the air, so the pressure of the air rises.';
const ONE = 'The piston compresses the air.';

function bears(condition: string, userAnswer: string): boolean {
  const task = { id: 'one', questionText: 'What happens in a pump?', maxMark: 2, userAnswer };
  const question = createQuestionPreparer()({ ...task, markSchemeAnswer: SCHEME });
  const answer = readAnswer(userAnswer);
  const groups = judgeAnswer(question, answer, EVIDENCE_WEIGHTS);
  const points = awardMarks(groups, { maxMark: 2, mayRepeat: false, total: null });
  return bearsOn(condition, answer, { maxMark: 2, scheme: question.scheme, points });
}

describe('a remark of a scheme that was not understood', () => {
  it.each([
    'Do not penalise poor spelling of names',
    'NB the order of the steps is not penalised',
    'No penalty for a missing unit',
    'unit mark independent of the value',
    'The second mark stands even if the first is wrong',
    'Labels on the diagram are fine',
    'phonetic spelling is acceptable here',
  ])('takes nothing away where it only forgives: %s', (condition) => {
    expect(bears(condition, ONE)).toBe(false);
  });

  it.each([
    'Do not penalise spelling, but "force" alone = 0',
    'Steam is acceptable only if the valve is closed',
    'must be in the right order',
  ])('may take something away where it forgives and forbids, or only demands: %s', (condition) => {
    expect(bears(condition, ONE)).toBe(true);
  });

  it.each([
    'Working Answer Unit Marks',
    'Acceptable answers / Additional guidance Mark',
    'Question Expected answer Notes',
  ])('asks nothing where it is a row of titles: %s', (condition) => {
    expect(bears(condition, ONE)).toBe(false);
  });

  it.each([
    'If the final answer is incorrect, allow one mark for the working',
    'Award 1 for naming the piston if no other credit is given',
  ])('does not bear on full marks where it gives part of them: %s', (condition) => {
    expect(bears(condition, BOTH)).toBe(false);
    expect(bears(condition, ONE)).toBe(true);
  });

  it.each(['Max 1 if the valve is not mentioned', 'Award 1 only if no diagram'])(
    'bears on full marks where it limits them: %s',
    (condition) => {
      expect(bears(condition, BOTH)).toBe(true);
    },
  );
});
