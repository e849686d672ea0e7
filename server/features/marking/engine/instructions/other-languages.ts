import { isEnglishWord } from '../judges/term/dictionary.ts';
import { sensesAt, wordsOf } from './read-speech.ts';
import type { SpeechConcept } from './words-of-speech.ts';

/**
 * Pairs of concepts that are combined only when addressing a marker, in forms of asking and
 * ordering.
 */
const DEMANDS: readonly (readonly [SpeechConcept, SpeechConcept])[] = [
  ['give', 'worth'],
  ['please', 'worth'],
  ['please', 'judge'],
  ['please', 'right'],
  ['please', 'deduct'],
  ['plea', 'worth'],
  ['plea', 'judge'],
  ['judge', 'right'],
  ['judge', 'own'],
  ['ignore', 'scheme'],
  ['deduct', 'worth'],
  ['reply', 'right'],
  ['kind', 'worth'],
  ['kind', 'judge'],
  ['kind', 'marker'],
  ['please', 'kind'],
  ['plea', 'kind'],
];

/**
 * True if a clause in a language other than English asks its marker for something. There are too
 * few sentences in these languages to fit weights, so the concepts of the words decide.
 */
export function asksElsewhere(clause: string): boolean {
  const words = wordsOf(clause);
  const said = new Map<SpeechConcept, Set<number>>();
  const foreign = new Set<number>();
  for (const [index, word] of words.entries())
    for (const { concept, isEnglish } of sensesAt(words, index)) {
      said.set(concept, (said.get(concept) ?? new Set()).add(index));
      if (!isEnglish && word.length > 2 && !isEnglishWord(word)) foreign.add(index);
    }
  if (foreign.size === 0) return false;
  return DEMANDS.some(([one, other]) =>
    [...(said.get(one) ?? [])].some((first) =>
      [...(said.get(other) ?? [])].some(
        (second) => first !== second && (foreign.has(first) || foreign.has(second)),
      ),
    ),
  );
}
