import { useRef } from 'react';
import { type LastDigit, markOfDigit } from '../keyboard/typed-mark.ts';
import { markOfPoints } from '../mark-panel/mark-of-points.ts';
import { forgetSelectedWords, useSelectedWords } from '../mark-panel/selected-words.ts';
import type { BlindDraft, BlindDrafts } from './blind-drafts.ts';
import type { BlindItem } from './blind-queue.ts';

/** The mark of an answer and its ticked points: as typed, otherwise as saved. */
export function useBlindMark(item: BlindItem, drafts: BlindDrafts, onTyped: () => void) {
  const lastDigit = useRef<LastDigit | null>(null);
  const { answer, question, points } = item;
  const { submissionId } = answer;
  const words = useSelectedWords(submissionId);
  const { mark, points: ticked } = drafts.find(item) ?? {
    mark: answer.myMark ?? '',
    points: answer.myPoints,
  };

  function type(next: Partial<BlindDraft>) {
    drafts.type(item, { mark, points: ticked, ...next });
    onTyped();
  }
  const typeMark = (next: number) => type({ mark: next, points: [] });

  function tick(at: number) {
    const others = ticked.filter((each) => each.place !== at);
    const isOff = words === null && others.length < ticked.length;
    const point = points[at]?.point;
    const next = isOff ? others : [...others, { place: at, point, quote: words }];
    const earned = new Set(next.map((each) => each.place));
    const ruled = points.map((each, index) => (earned.has(index) ? each : { ...each, marks: 0 }));
    type({ points: next, mark: markOfPoints(ruled, question.maxMark) });
    if (words !== null) forgetSelectedWords();
  }

  /** Returns false if the digit makes no mark. */
  function typeDigit(digit: number): boolean {
    const pressed = { key: submissionId, digit, maxMark: question.maxMark };
    const next = markOfDigit({ ...pressed, atMs: performance.now() }, lastDigit.current);
    if (next === null) return false;
    lastDigit.current = { key: submissionId, mark: next, atMs: performance.now() };
    typeMark(next);
    return true;
  }

  return { mark, ticked, words, typeMark, typeDigit, tick };
}

export type BlindMark = ReturnType<typeof useBlindMark>;
