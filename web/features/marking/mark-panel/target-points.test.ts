import { describe, expect, it } from 'vitest';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { testingTarget } from '../testing-target.ts';
import { findInAnswer } from './selected-words.ts';
import { areAsTheyStood, earningWords, pointsOfTarget, tickPoint } from './target-points.ts';

const point = (words: string, marksAwarded: number, quote: string | null = null): MarkedPoint => ({
  point: words,
  marksAvailable: 2,
  marksAwarded,
  quote,
});
const judged = [point('heat', 1, 'hot'), point('light', 0)];
const aiAnalysis = {
  points: judged,
  flags: [],
  confidence: 1,
  marker: 'built-in',
  promptHash: 'rules',
};
const ofScheme = [point('heat', 0), point('light', 0)];
const ticked = [point('heat', 0), point('light', 2, 'bright')];

describe('the points of an answer', () => {
  it('are as the marker judged them while its mark is unchanged', () => {
    const target = testingTarget({ aiAnalysis });
    expect(pointsOfTarget(target, undefined, [])).toEqual({ points: judged, isApart: false });
  });

  it('are as a teacher ticked them, even after the page is reopened', () => {
    const target = testingTarget({ aiAnalysis, tickedPoints: ticked, markAwarded: 2 });
    expect(pointsOfTarget(target, undefined, [])).toEqual({ points: ticked, isApart: false });
  });

  it('do not apply to another mark that was typed', () => {
    const target = testingTarget({ aiAnalysis });
    expect(pointsOfTarget(target, { mark: 2 }, [])).toEqual({
      points: [point('heat', 0), point('light', 0)],
      isApart: true,
    });
  });

  it('are those of the scheme if no marker has judged', () => {
    const target = testingTarget({ markAwarded: 'Pending', aiMark: null });
    expect(pointsOfTarget(target, undefined, ofScheme)).toEqual({
      points: ofScheme,
      isApart: false,
    });
  });
});

const earlier = (about = {}) => testingTarget({ aiAnalysis, isOfEarlierQuestion: true, ...about });

describe('the points of an answer that was marked before the scheme was edited', () => {
  const edited = [point('water', 0), point('heat', 0)];

  it('are those of the current scheme, with the ticks of points that it still has', () => {
    expect(pointsOfTarget(earlier(), undefined, edited)).toEqual({
      points: [point('water', 0), point('heat', 1, 'hot')],
      isApart: false,
    });
    const inInk = earlier({ tickedPoints: [point('heat', 2, 'hot')], markAwarded: 2 });
    expect(pointsOfTarget(inInk, undefined, edited).points[1]).toEqual(point('heat', 2, 'hot'));
  });

  it('no longer explain the mark if a point that earned marks is gone', () => {
    const without = [point('water', 0), point('light', 0)];
    expect(pointsOfTarget(earlier(), undefined, without)).toEqual({
      points: without,
      isApart: true,
    });
  });

  it('are highlighted in the answer as they were when it was marked', () => {
    expect(pointsOfTarget(earlier(), undefined, null).points).toEqual(judged);
  });
});

describe('a tick', () => {
  it('restores the points as they were, unless that gives a mark that was never given', () => {
    const full = [point('heat', 2, 'hot'), point('light', 0)];
    const target = testingTarget({ aiAnalysis: { ...aiAnalysis, points: full } });
    const without = tickPoint(full, 0, null);
    expect(areAsTheyStood(target, without, [])).toBe(false);
    expect(areAsTheyStood(target, tickPoint(without, 0, null), [])).toBe(true);
    expect(areAsTheyStood(target, tickPoint(full, 0, 'scorching'), [])).toBe(false);
    // Its points gave 1 mark in all, and give 2 when ticked again.
    const partly = testingTarget({ aiAnalysis });
    const again = tickPoint(tickPoint(judged, 0, null), 0, null);
    expect(areAsTheyStood(partly, again, [])).toBe(false);
    // With nothing ticked there is no mark at first; after a tick is removed, the mark is 0.
    const unmarked = testingTarget({ markAwarded: 'Pending', aiMark: null });
    expect(areAsTheyStood(unmarked, ofScheme, ofScheme)).toBe(false);
  });

  it('gives a point its marks, and removes them again', () => {
    const once = tickPoint(ofScheme, 1, null);
    expect(once).toEqual([point('heat', 0), point('light', 2)]);
    expect(tickPoint(once, 1, null)).toEqual(ofScheme);
  });

  it('gives the point any selected words, and leaves it ticked', () => {
    const withWords = tickPoint(judged, 0, 'scorching');
    expect(withWords[0]).toEqual(point('heat', 1, 'scorching'));
    expect(earningWords(withWords)).toEqual(['scorching']);
  });
});

describe('words selected in an answer', () => {
  it.each([
    ['spread out', 'Particles spread\n out.', 'spread\n out'],
    ['(hot)', 'It is (hot) there.', '(hot)'],
    ['cold', 'It is hot.', null],
    ['  ', 'It is hot.', null],
  ])('%j in %j are %j', (shown, answer, found) => {
    expect(findInAnswer(answer, shown)).toBe(found);
  });
});
