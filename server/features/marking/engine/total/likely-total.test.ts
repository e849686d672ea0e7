import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../match/answer.ts';
import type { JudgedGroup } from '../match/award-marks.ts';
import type { PointJudgement } from '../match/judge-point.ts';
import { createQuestionPreparer } from '../prepare-scheme.ts';
import { PLAIN_POINT } from '../scheme/scheme.ts';
import { tokenise } from '../text/tokenise.ts';
import { awardByScheme, isSumOfPoints, OFFSETS, totalsOf } from './likely-total.ts';
import { recallAnswers } from './recall.ts';

/** Returns a statement that was expressed to this share by the given words. */
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
const QUESTION = createQuestionPreparer()({
  id: 'one',
  questionText: 'Say what seeds need to grow.',
  markSchemeAnswer: 'warm soil (1)\ndamp soil (1)\nair (1)\nlight (1)',
  userAnswer: '',
  maxMark: 4,
});
const ANSWER = readAnswer('seeds need warm damp soil and then roots take up water from it');

/**
 * Returns the total of a list if a person almost certainly gives `offset` marks more than the
 * points' sum.
 */
function totalFor(judgements: readonly PointJudgement[], offset: number, maxMark = 4): number {
  const chances = OFFSETS.map((one) => (one === offset ? 0.96 : 0.01));
  const terms = { ...PLAIN, maxMark };
  const { points } = awardByScheme(listOf(judgements), ANSWER, QUESTION, terms, {
    ask: () => chances,
    recall: recallAnswers,
  });
  return points.reduce((sum, { marks }) => sum + marks, 0);
}

const words = (from: number, many: number) => ANSWER.tokens.slice(from, from + many);
const nothing = (text: string) => said(text, 0, { wordsMet: 0, tokens: [] });

describe('the probabilities of the totals', () => {
  const chances = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
    minLength: OFFSETS.length,
    maxLength: OFFSETS.length,
  });

  it('add up to one over all totals that a question can have', () => {
    fc.assert(
      fc.property(chances, fc.nat(6), fc.integer({ min: 1, max: 6 }), (own, claimed, maxMark) => {
        const totals = totalsOf(own, Math.min(claimed, maxMark), maxMark);
        expect(totals.length).toBe(maxMark + 1);
        expect(totals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('the most likely total', () => {
  const half = said('damp soil', 0.4, { tokens: words(3, 1) });
  const whole = said('warm soil', 1, { tokens: words(2, 1) });
  const most = said('warm soil', 0.8, { tokens: words(2, 1) });

  it('gives a mark for a half-expressed point if people do', () => {
    expect(totalFor([most, half], 0)).toBe(1);
    expect(totalFor([most, half], 1)).toBe(2);
  });

  it('takes a mark off words that barely express two points if people do', () => {
    const other = said('soil', 0.7, { tokens: words(4, 1) });
    expect(totalFor([most, other], 0)).toBe(2);
    expect(totalFor([most, other], -1)).toBe(1);
  });

  it.each([
    ['is 0 if no part of the points was found', [nothing('warm'), nothing('air')], 2, 0],
    ['gives no mark if no point earns one by itself', [half, nothing('air')], 1, 0],
    ['gives no mark for a point of which no word was found', [most, nothing('air')], 1, 1],
    [
      'takes no mark off points that are fully expressed',
      [whole, said('damp', 1, { tokens: words(3, 1) })],
      -1,
      2,
    ],
    ['takes off the last mark if no point is fully expressed', [most, nothing('air')], -1, 0],
    ['never takes off the mark of a fully expressed point', [whole, nothing('air')], -1, 1],
  ])('%s', (_, judgements, offset, expected) => {
    expect(totalFor(judgements, offset)).toBe(expected);
  });

  it.each(['reversed', 'contradicted', 'rejected'] as const)(
    'gives nothing for a point that is %s, however much is said',
    (conflict) => {
      const turned = said('damp soil', 0.45, { conflict, tokens: words(3, 2) });
      expect(totalFor([most, turned], 1)).toBe(1);
    },
  );

  it('never exceeds the question’s maximum mark', () => {
    const three = ['soil', 'roots', 'water'].map((text, at) =>
      said(text, 0.9, { tokens: words(4 + at * 2, 1) }),
    );
    expect(totalFor([...three, half], 2, 3)).toBe(3);
  });
});

describe('lists with a most likely total', () => {
  const one = said('warm', 0.5);
  const two = [one, said('damp', 0.5)];
  it.each<[string, JudgedGroup[], Partial<typeof PLAIN>, boolean]>([
    ['include points with one mark each', listOf(two), {}, true],
    [
      'include points of which one has two marks',
      listOf([one, said('damp', 0.5, { point: { ...one.point, marks: 2 } })]),
      {},
      true,
    ],
    ['do not include a single point', listOf([one]), {}, false],
    [
      'do not include a model answer, whose sentences share the marks',
      listOf(two),
      { mayRepeat: true },
      false,
    ],
    [
      'do not include routes of which one counts',
      [{ cap: null, route: 1, judgements: two }],
      {},
      false,
    ],
    [
      'do not include points of which one needs the other',
      listOf([said('warm', 0.5, { point: { ...one.point, needs: 1 } }), said('damp', 0.5)]),
      {},
      false,
    ],
  ])('%s', (_, groups, part, expected) => {
    expect(isSumOfPoints(groups, { ...PLAIN, ...part })).toBe(expected);
  });
});
