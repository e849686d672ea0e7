import { describe, expect, it } from 'vitest';
import { shareInterval } from '../../../../shared/share-interval.ts';
import { isBulkRefused, measureQuestion } from './agreement-rules.ts';
import type { SampledAnswer } from './sample-queries.ts';

const markOf = (teacherId: string, mark: number) => ({
  teacherId,
  teacher: teacherId,
  mark,
  points: [],
  isOfNow: true,
});

/** Answers with the marker's mark and the teachers' marks. */
const sampled = (...marks: [predicted: number | null, ...given: number[]][]): SampledAnswer[] =>
  marks.map(([predictedMark, ...given], index) => ({
    submissionId: `s${index}`,
    userId: `u${index}`,
    questionId: 'q',
    purpose: 'sample',
    predictedMark,
    predictedBy: predictedMark === null ? null : 'built-in',
    isOutdated: false,
    isUnjudged: false,
    standing: 'as it is',
    maxMark: 3,
    userAnswer: 'an answer',
    revision: 1,
    marks: given.map((mark, teacher) => markOf(`t${teacher}`, mark)),
  }));

const times = (count: number, mark: [number, number]) =>
  sampled(...Array.from({ length: count }, () => mark));

const recommended = (right: number, wrong: number) =>
  measureQuestion([...times(right, [2, 2]), ...times(wrong, [0, 2])]).recommendation;

const spots = (...marks: [number, number][]) =>
  sampled(...marks).map((each) => ({ ...each, purpose: 'spot-check' as const }));

describe('the agreement of a marker with teachers on a question', () => {
  it('counts exact marks and those within one, over answers marked by both', () => {
    expect(measureQuestion(sampled([2, 2], [1, 2], [0, 3], [null, 1], [3]))).toMatchObject({
      chosen: 5,
      marked: 4,
      measured: 3,
      exact: 1,
      withinOne: 2,
    });
  });

  it('includes kappa only if the marks vary and there are enough of them', () => {
    expect(measureQuestion(times(8, [1, 1])).kappa).toBeNull();
    expect(measureQuestion(sampled([0, 0], [3, 3])).kappa).toBeNull();
    expect(measureQuestion(sampled([0, 0], [3, 3], [1, 1], [2, 2], [3, 3])).kappa).toBe(1);
  });

  it('recommends nothing for fewer than five marks, and otherwise trust, checking all or marking by hand', () => {
    expect(recommended(4, 1)).toBe('check-all');
    expect([recommended(4, 0), recommended(8, 2), recommended(6, 4), recommended(4, 6)]).toEqual([
      'unmeasured',
      'trust',
      'check-all',
      'by-hand',
    ]);
  });

  it('is measured against the teacher who marked first, and teachers are compared with each other', () => {
    expect(measureQuestion(sampled([2, 2, 1], [1, 1, 1], [0, 0]))).toMatchObject({
      exact: 3,
      teachers: { both: 2, exact: 1 },
    });
  });

  it('reports drift if spot checks agree less than the sample led to expect', () => {
    const good = times(10, [2, 2]);
    expect(measureQuestion([...good, ...spots([2, 2], [2, 2], [2, 2])]).isDrifting).toBe(false);
    expect(measureQuestion([...good, ...spots([2, 2], [0, 2], [0, 2])])).toMatchObject({
      isDrifting: true,
      measured: 13,
      spotChecked: { measured: 3, exact: 1 },
    });
  });

  it('says of all answers only what the first marks show: spot checks are of the surer marks', () => {
    const first = sampled([2, 2], [2, 2], [2, 2], [2, 2], [0, 2]);
    const right = spots(...Array.from({ length: 5 }, (): [number, number] => [2, 2]));
    expect(measureQuestion([...first, ...right])).toMatchObject({
      measured: 10,
      exact: 9,
      interval: { ...shareInterval(4, 5), measured: 5, exact: 4, of: 'all-answers' },
      recommendation: 'check-all',
    });
    expect(measureQuestion(right)).toMatchObject({
      interval: { ...shareInterval(5, 5), measured: 5, exact: 5, of: 'bulk' },
      recommendation: 'trust',
    });
    expect(measureQuestion(sampled([null, 2])).interval).toBeNull();
  });

  it('excludes a question from bulk acceptance if too few marks agree or the sample is too small', () => {
    const demand = { leastExactPercent: 70, leastSample: 0 };
    expect(isBulkRefused({ measured: 10, exact: 7, unjudged: 0, isToLearn: false }, demand)).toBe(
      false,
    );
    expect(isBulkRefused({ measured: 10, exact: 6, unjudged: 0, isToLearn: false }, demand)).toBe(
      true,
    );
    expect(isBulkRefused({ measured: 4, exact: 0, unjudged: 0, isToLearn: false }, demand)).toBe(
      true,
    );
    expect(isBulkRefused({ measured: 4, exact: 3, unjudged: 0, isToLearn: false }, demand)).toBe(
      false,
    );
    expect(isBulkRefused({ measured: 0, exact: 0, unjudged: 0, isToLearn: false }, demand)).toBe(
      false,
    );
    expect(isBulkRefused({ measured: 3, exact: 3, unjudged: 0, isToLearn: true }, demand)).toBe(
      true,
    );
    expect(
      isBulkRefused(
        { measured: 4, exact: 4, unjudged: 0, isToLearn: false },
        { ...demand, leastSample: 5 },
      ),
    ).toBe(true);
  });

  it.each([
    [100, 10, 10, false],
    [100, 10, 9, true],
    [100, 1, 0, true],
    [0, 10, 0, false],
    [0, 0, 0, false],
  ])(
    'requires %d %% for bulk acceptance: of %d blind marks, %d are the same',
    (leastExactPercent, measured, exact, is) => {
      const demand = { leastExactPercent, leastSample: 0 };
      expect(isBulkRefused({ measured, exact, unjudged: 0, isToLearn: false }, demand)).toBe(is);
    },
  );

  it('leaves out results from before the question changed, and says so', () => {
    const before = times(5, [2, 2]).map((each) => ({
      ...each,
      predictedMark: null,
      isOutdated: true,
    }));
    expect(measureQuestion(before)).toMatchObject({
      measured: 0,
      isOutdated: true,
      isToLearn: true,
      recommendation: 'unmeasured',
    });
    expect(measureQuestion(before.slice(0, 3)).isToLearn).toBe(true);
    const wordsReplaced = before.map((each) => ({ ...each, marks: [] }));
    expect(measureQuestion(wordsReplaced)).toMatchObject({ isOutdated: false, isToLearn: false });
    const oldSpots = spots([2, 2]).map((each) => ({
      ...each,
      predictedMark: null,
      isOutdated: true,
    }));
    expect(measureQuestion(oldSpots)).toMatchObject({
      isOutdated: true,
      unjudged: 0,
      isToLearn: true,
    });
    expect(measureQuestion([...times(5, [2, 2]), ...oldSpots])).toMatchObject({
      measured: 5,
      isOutdated: false,
    });
  });
});
