import { describe, expect, it } from 'vitest';
import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import {
  formatAdvice,
  formatDemand,
  formatInterval,
  formatRecommendation,
} from './format-agreement.ts';

const measured = (changes: Partial<QuestionAgreement> = {}): QuestionAgreement => ({
  questionId: 'q',
  isExact: false,
  isSkipped: false,
  skippedBy: null,
  chosen: 10,
  marked: 10,
  measured: 10,
  unjudged: 0,
  exact: 9,
  withinOne: 10,
  kappa: 0.9,
  interval: { low: 0.6, high: 0.99, measured: 10, exact: 9, of: 'all-answers' },
  spotChecked: { measured: 0, exact: 0 },
  isDrifting: false,
  teachers: { both: 0, exact: 0 },
  doubtful: 0,
  acceptable: 0,
  leftOut: 0,
  sure: 20,
  inBulk: 0,
  isToLearn: false,
  isOutdated: false,
  recommendation: 'trust',
  isBulkRefused: false,
  ...changes,
});

describe('how much the marks prove', () => {
  const range = { low: 0.6, high: 0.99 };

  it('is said of all answers by the first marks, and of bulk acceptance by spot checks alone', () => {
    expect(formatInterval(measured())).toBe(
      'By 10 marks, somewhere from 60% to 99% of all answers.',
    );
    const spotChecked = { measured: 5, exact: 5 };
    expect(formatInterval(measured({ measured: 15, exact: 14, spotChecked }))).toBe(
      'By 10 first marks, somewhere from 60% to 99% of all answers.',
    );
    const interval = { ...range, ...spotChecked, of: 'bulk' } as const;
    expect(formatInterval(measured({ ...spotChecked, spotChecked, interval }))).toBe(
      'By 5 spot checks, somewhere from 60% to 99% of the marks accepted in bulk or ready to be.',
    );
  });
});

describe('the advice from blind marks, in one line', () => {
  it('says once for each question what to do', () => {
    const questions = [
      measured(),
      measured({ recommendation: 'check-all' }),
      measured(),
      measured({ recommendation: 'by-hand', isBulkRefused: true }),
      measured({ recommendation: 'unmeasured', measured: 0, isSkipped: true }),
      measured({ recommendation: 'trust' }),
    ];
    expect(formatAdvice(questions)).toBe(
      'Trust questions 1, 3 and 6 with spot checks, check all of question 2, ' +
        'mark question 4 by hand. Question 5 is not measured.',
    );
  });

  it('has a question checked if its spot checks drift, whatever its first marks promised', () => {
    expect(formatAdvice([measured({ isDrifting: true }), measured()])).toBe(
      'Trust question 2 with spot checks, check all of question 1.',
    );
  });

  it('does not mention a question without answers to mark first', () => {
    const exact = measured({ recommendation: 'unmeasured', chosen: 0, marked: 0, measured: 0 });
    expect(formatAdvice([measured(), exact])).toBe('Trust question 1 with spot checks.');
  });
});

describe('the school’s demand before marks are accepted in bulk', () => {
  it.each([
    [
      70,
      5,
      'The line is what your school demands before marks are accepted in bulk: 70%, by at least 5 marks.',
    ],
    [70, 0, 'The line is what your school demands before marks are accepted in bulk: 70%.'],
    [
      0,
      1,
      'Your school demands at least 1 mark before marks are accepted in bulk, however many agree.',
    ],
    [0, 0, 'Your school demands nothing before marks are accepted in bulk.'],
  ])('%d %% by %d marks', (leastExactPercent, leastSample, sentence) => {
    expect(formatDemand({ leastExactPercent, leastSample })).toBe(sentence);
  });
});

describe('a question that the marker leaves to a person', () => {
  it('does not wait for the AI to learn', () => {
    const left = measured({ recommendation: 'unmeasured', measured: 0, unjudged: 10 });
    expect(formatRecommendation(left)).toBe(
      'The AI leaves its answers to you: there is nothing to measure.',
    );
  });
});

it('says who skipped a question', () => {
  const skipped = { recommendation: 'unmeasured' as const, measured: 0, isSkipped: true };
  expect(formatRecommendation(measured(skipped))).toBe(
    'Not measured: you skipped it. Check its marks yourself.',
  );
  expect(formatRecommendation(measured({ ...skipped, skippedBy: 'Una Ray' }))).toBe(
    'Not measured: Una Ray skipped it. Check its marks yourself, or mark it after all.',
  );
});
