import { sensesAt, wordsOf } from './read-speech.ts';
import type { SpeechConcept } from './words-of-speech.ts';

/** How much less a clause weighs where its question speaks of the same. */
export type Excuse = (clause: string) => number;

const OF_THE_SUBJECT: ReadonlySet<SpeechConcept> = new Set([
  ...(['worth', 'marker', 'scheme', 'judge', 'right', 'kind'] as const),
  ...(['please', 'plea', 'deduct', 'reply', 'role', 'ignore'] as const),
]);
/** "[4 marks]", "(1 mark)", "Total for Question 2: 5 marks" */
const TARIFF = /[[(]?\s?\b(?:total\b[^\n]{0,30})?\d{1,2}\s{0,3}(?:marks?|points?)\b\s?[\])]?/giu;
/** What is written to somebody who may be asked for something. */
const TEXT_TO_SOMEBODY =
  /\b(?:letter|speech|e-?mail|dialogue|conversation|monologue|advert\w*|application|diary|story|poem|leaflet|article|review|blog|request|complain\w*|persuade|imperative|message|petition)\b/iu;

const SAME_WORD = 1.5;
const IN_A_TEXT = 3;

/** An answer may speak of marks, mercy or orders where its question does. */
export function excuseOf(question: string): Excuse {
  if (question === '') return () => 0;
  const said = new Set(wordsOf(question.replaceAll(TARIFF, ' ')));
  const forText = TEXT_TO_SOMEBODY.test(question) ? IN_A_TEXT : 0;
  return (clause) => {
    const words = wordsOf(clause);
    const isSaid = words.some(
      (word, index) =>
        said.has(word) && sensesAt(words, index).some(({ concept }) => OF_THE_SUBJECT.has(concept)),
    );
    return Math.max(forText, isSaid ? SAME_WORD : 0);
  };
}
