import { asShare, type MarkPair } from '../shared/agreement.ts';

/** Returns the commonest share of the marks, as a marker that reads nothing would give it. */
export function commonestShare(pairs: readonly MarkPair[]): number {
  const counts = Map.groupBy(pairs, (pair) => asShare(pair.given, pair.maxMark));
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 0;
}

const HEADING = /^[\p{L} ]{1,20}:\s/u;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/**
 * Marks by the share of the scheme's different words that are in the answer. The share is doubled,
 * since few answers use more than half the words: undoubled, it does worse.
 */
export function markByOverlap(scheme: string, answer: string, maxMark: number): number {
  const wanted = wordsOf(scheme.replace(HEADING, ''));
  if (wanted.size === 0) return 0;
  const share = wordsOf(answer).intersection(wanted).size / wanted.size;
  return Math.round(Math.min(1, share * 2) * maxMark);
}
