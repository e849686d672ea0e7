import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_POINT } from '../scheme/scheme.ts';
import { tokenise } from '../text/tokenise.ts';
import { readAnswer } from './answer.ts';
import type { JudgedGroup } from './award-marks.ts';
import type { PointJudgement } from './judge-point.ts';
import { isSumOfChances, likelyTotal, totalsOf } from './likely-total.ts';
import { readChanceSigns } from './point-chance.ts';

/** A statement of which the given words carry so much. */
function said(words: string, share: number, part: Partial<PointJudgement> = {}): PointJudgement {
  const tokens = tokenise(words);
  return {
    point: { ...PLAIN_POINT, text: words, statements: [words], marks: 1, kind: 'statement' },
    share,
    found: share,
    isTouched: share > 0,
    wordsMet: tokens.length,
    conflict: null,
    isReplaced: false,
    isWithheld: false,
    isRoundabout: false,
    tokens,
    evidence: null,
    finding: null,
    verdict: null,
    ...part,
  };
}

const listOf = (
  judgements: readonly PointJudgement[],
  cap: number | null = null,
): JudgedGroup[] => [{ cap, route: null, judgements }];
const PLAIN = { mayRepeat: false, scale: null };
const ANSWER = readAnswer('seeds need warm damp soil and then roots take up water from it');

const mean = (totals: readonly number[]): number =>
  totals.reduce((sum, chance, marks) => sum + marks * chance, 0);

/** The totals of a list whose points have these chances. */
function totalsFor(own: readonly number[], cap: number | null, maxMark: number): readonly number[] {
  const judgements = own.map((_, at) => said(`point ${at}`, 0.5));
  const known = new Map(judgements.map((judgement, at) => [judgement, own[at] ?? 0]));
  return totalsOf(listOf(judgements, cap), known, maxMark);
}

describe('the chances of each total', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 1,
    maxLength: 8,
  });
  const limit = fc.integer({ min: 1, max: 8 });

  it('add up to one, and to nothing above a limit', () => {
    fc.assert(
      fc.property(chances, limit, limit, (own, cap, maxMark) => {
        const totals = totalsFor(own, cap, maxMark);
        expect(totals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
        expect(totals.length).toBeLessThanOrEqual(Math.min(cap, maxMark, own.length) + 1);
      }),
    );
  });

  it('are never for less where a point is likelier', () => {
    fc.assert(
      fc.property(chances, fc.nat(7), limit, (own, at, maxMark) => {
        const more = own.map((chance, place) => (place === at % own.length ? 1 : chance));
        expect(mean(totalsFor(more, null, maxMark))).toBeGreaterThanOrEqual(
          mean(totalsFor(own, null, maxMark)) - 1e-9,
        );
      }),
    );
  });
});

describe('the likeliest total', () => {
  const terms = { ...PLAIN, maxMark: 4 };

  it('is nothing where nothing of the points was found', () => {
    const none = ['warm', 'damp', 'air', 'light'].map((words) =>
      said(words, 0, { wordsMet: 0, tokens: [] }),
    );
    expect(likelyTotal(listOf(none), ANSWER, terms, 0)).toBe(0);
  });

  it('is all of the marks where all points are said in full', () => {
    const all = ['warm soil', 'damp', 'roots', 'water'].map((words, at) =>
      said(`${words} ${at}`.padEnd(12 + at, 'x'), 1, {
        tokens: ANSWER.tokens.slice(at * 2, at * 2 + 2),
      }),
    );
    expect(likelyTotal(listOf(all), ANSWER, terms, 4)).toBe(4);
  });

  it('never takes the last mark of what earns one by itself', () => {
    const one = [
      said('warm soil', 0.7, { tokens: ANSWER.tokens.slice(2, 3) }),
      ...['air', 'light', 'time'].map((words) => said(words, 0, { wordsMet: 0, tokens: [] })),
    ];
    expect(likelyTotal(listOf(one), readAnswer('warm'), terms, 1)).toBe(1);
  });

  it('gives nothing for what is denied or turned round, however much is said', () => {
    const turned = ['warm soil', 'damp soil'].map((words, at) =>
      said(words, 0.45, {
        conflict: 'reversed',
        tokens: ANSWER.tokens.slice(at * 2, at * 2 + 2),
      }),
    );
    expect(likelyTotal(listOf(turned), ANSWER, { ...terms, maxMark: 2 }, 0)).toBe(0);
  });

  it('gives a longer answer no more for words that no point claims', () => {
    const first = said('warm soil', 0.6);
    const wordsIn = (answer: string): number | undefined =>
      readChanceSigns(listOf([first, said('damp', 0.2)]), readAnswer(answer), 2).get(first)
        ?.wordsForEach;
    const long = 'roots water seeds plants light air stones worms leaves rain '.repeat(2);
    expect(wordsIn(long.repeat(5))).toBe(wordsIn(long));
  });
});

describe('which lists have a likeliest total', () => {
  const one = said('warm', 0.5);
  const two = [one, said('damp', 0.5)];
  it.each<[string, JudgedGroup[], Partial<typeof PLAIN>, boolean]>([
    ['points with one mark each', listOf(two), {}, true],
    ['one point alone', listOf([one]), {}, false],
    ['a model answer, whose sentences share the marks', listOf(two), { mayRepeat: true }, false],
    ['routes of which one counts', [{ cap: null, route: 1, judgements: two }], {}, false],
    [
      'points of which one needs the other',
      listOf([said('warm', 0.5, { point: { ...one.point, needs: 1 } }), said('damp', 0.5)]),
      {},
      false,
    ],
  ])('%s', (_, groups, part, expected) => {
    expect(isSumOfChances(groups, { ...PLAIN, ...part })).toBe(expected);
  });
});
