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

describe('a remark in a scheme that was not understood', () => {
  it.each([
    'Do not penalise poor spelling of names',
    'NB the order of the steps is not penalised',
    'No penalty for a missing unit',
    'unit mark independent of the value',
    'The second mark stands even if the first is wrong',
    'Labels on the diagram are fine',
    'phonetic spelling is acceptable here',
  ])('can take nothing away if it only forgives: %s', (condition) => {
    expect(bears(condition, ONE)).toBe(false);
  });

  it.each([
    'Do not penalise spelling, but "compresses" alone = 0',
    'Steam is acceptable only if the valve is closed',
    'must be in the right order',
  ])('may take something away if it forgives and forbids, or only demands: %s', (condition) => {
    expect(bears(condition, ONE)).toBe(true);
  });

  it.each([
    'Working Answer Unit Marks',
    'Acceptable answers / Additional guidance Mark',
    'Question Expected answer Notes',
  ])('demands nothing if it is a row of headings: %s', (condition) => {
    expect(bears(condition, ONE)).toBe(false);
  });

  it.each([
    'If the final answer is incorrect, allow one mark for the working',
    'Award 1 for naming the piston if no other credit is given',
  ])('does not affect full marks if it gives part of them: %s', (condition) => {
    expect(bears(condition, BOTH)).toBe(false);
    expect(bears(condition, ONE)).toBe(true);
  });

  it.each(['Max 1 if the valve is not mentioned', 'Award 1 only if no diagram'])(
    'affects full marks if it limits them: %s',
    (condition) => {
      expect(bears(condition, BOTH)).toBe(true);
    },
  );

  it.each([
    ['an answer of 240 scores 1 mark only', '60 kPa', '240 kPa'],
    ['Stroke not halved (3.6) = max 1', 'so it is 1.8 litres', 'so it is 3.6 litres'],
    ['12/90 or 0.13 → B1 for the method', 'the share is 0.2', 'the share is 0.13'],
    ['80 with no working gets 2', '4 × 20 = 80', '80'],
  ])(
    'affects answers with the figures that it gives marks for: %s',
    (condition, without, withIt) => {
      expect(bears(condition, `${BOTH} ${without}`)).toBe(false);
      expect(bears(condition, `${BOTH} ${withIt}`)).toBe(true);
    },
  );

  it.each([
    ['both values 20 and 35 must be seen', 'from 20 to 35', 'up to 35'],
    ['working must have 4 × 15', '4 × 15 times', '60 times'],
  ])('is satisfied by the figures that it demands: %s', (condition, withIt, without) => {
    expect(bears(condition, `${BOTH} ${withIt}`)).toBe(false);
    expect(bears(condition, `${BOTH} ${without}`)).toBe(true);
  });

  it.each([
    ["'it gets hotter' alone is not enough for the second mark", 'It gets hotter.'],
    ['any reference to leaks should not be credited', 'It leaks.'],
    ["CON 'the valve opens' – no marks", 'The valve opens.'],
    ['"squeeze" or "squash" on its own: no mark', 'It is squeezed, a squeeze.'],
    ['SELECT * loses the first mark', 'SELECT * FROM pumps'],
    ['<= gets 0', 'IF p <= 3'],
    ['Max 1 if valves, springs or levers', 'The valves close.'],
    ['Max 1 if the answer refers to steam', 'The steam cools.'],
  ])('affects answers that say what it rejects: %s', (condition, said) => {
    expect(bears(condition, BOTH)).toBe(false);
    expect(bears(condition, `${BOTH} ${said}`)).toBe(true);
  });

  it.each([
    ['Max 1 if no reference to leaks', 'No leak stops it.'],
    ['max 1 if the valve is never mentioned', 'The valve closes.'],
    ['must mention a valve or a tap', 'The tap is shut.'],
    ["'closed' needed for the second mark", 'The end is closed.'],
    ["Do not credit 'pressure' without the idea of force / area", 'More force on it.'],
  ])('affects answers that leave out what it demands: %s', (condition, said) => {
    expect(bears(condition, BOTH)).toBe(true);
    expect(bears(condition, `${BOTH} ${said}`)).toBe(false);
  });

  it.each([
    'Both ideas needed for the mark',
    'Second mark dep on the first',
    'The second mark cannot be awarded unless the first is scored',
    'at least two terms correct',
    'The same idea is credited only once',
    'isw further explanation',
    'One mark per valid point',
    'No unit needed. Labels are fine.',
  ])('does not affect an answer that states every point: %s', (condition) => {
    expect(bears(condition, BOTH)).toBe(false);
  });

  it.each([
    'Max 1 if the steps are reversed',
    'If a different process is described, 0 marks',
    'Both ideas needed in this order',
    'No marks for rising pressure. No unit needed.',
  ])(
    'affects an answer if the words of the answer cannot show whether it applies: %s',
    (condition) => {
      expect(bears(condition, BOTH)).toBe(true);
    },
  );
});
