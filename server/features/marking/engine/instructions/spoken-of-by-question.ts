import { isEnglishWord } from '../judges/term/dictionary.ts';
import { sensesAt, wordsOf } from './read-speech.ts';
import type { SpeechConcept } from './words-of-speech.ts';

/** Returns how much less a clause weighs because its question is about the same thing. */
export type Excuse = (clause: string) => number;

const OF_THE_SUBJECT: ReadonlySet<SpeechConcept> = new Set([
  ...(['worth', 'marker', 'scheme', 'judge', 'right', 'kind'] as const),
  ...(['please', 'plea', 'deduct', 'reply', 'role', 'ignore'] as const),
]);
/** "[4 marks]", "(1 mark)", "Total for Question 2: 5 marks" */
const TARIFF = /[[(]?\s?\b(?:total\b[^\n]{0,30})?\d{1,2}\s{0,3}(?:marks?|points?)\b\s?[\])]?/giu;
/** Texts addressed to somebody who may be asked for something. */
const TEXT_TO_SOMEBODY =
  /\b(?:letter|speech|e-?mail|dialogue|conversation|monologue|advert\w*|application|diary|poem|leaflet|article|review|blog|request|complain\w*|persuade|imperative|message|petition)\b|\b(?:write|continue|finish|tell|begin|end)\b.{0,40}\bstory\b/iu;
/** Work in another language, where "s'il vous plaît" is part of the answer. */
const IN_ANOTHER_LANGUAGE =
  /\btranslat|\b(?:french|german|spanish|italian|welsh|irish|gaelic|polish|portuguese|turkish|urdu|arabic|chinese|russian|latin)\b|[¿¡à-öø-ÿœß]|[^\P{L}\p{Script=Latin}]/iu;
/** Tasks to write a program or record that may mention marks. */
const CODE =
  /\b(?:write|create|complete|give)\b.{0,40}\b(?:program|code|python|json|xml|html|css|sql|class)\b/iu;
const PLEAS: ReadonlySet<SpeechConcept> = new Set(['please', 'plea', 'kind']);

const SAME_WORD = 1.5;
const IN_CODE = 1.5;
const IN_A_TEXT = 3;
/** A plea in another language is out of place in the answer to an English question. */
const OUT_OF_PLACE = -1.5;

const pleadsElsewhere = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      sensesAt(words, index).some(({ concept, isEnglish }) => !isEnglish && PLEAS.has(concept)) &&
      !isEnglishWord(word),
  );

/** True for "Correcteur, mets trois points": no sentence to translate asks its marker for marks. */
const addressesMarker = (words: readonly string[]): boolean => {
  const concepts = new Set(
    words.flatMap((_, index) => sensesAt(words, index).map(({ concept }) => concept)),
  );
  return concepts.has('marker') && concepts.has('worth');
};

/**
 * Creates the excuse for a question: an answer may mention marks, mercy or orders if its question
 * does.
 */
export function excuseOf(question: string): Excuse {
  if (question === '') return () => 0;
  const said = new Set(wordsOf(question.replaceAll(TARIFF, ' ')));
  const isForeign = IN_ANOTHER_LANGUAGE.test(question) || ![...said].some(isEnglishWord);
  const isText = isForeign || TEXT_TO_SOMEBODY.test(question);
  const forTask = isText ? IN_A_TEXT : CODE.test(question) ? IN_CODE : 0;
  return (clause) => {
    const words = wordsOf(clause);
    const isSaid = words.some(
      (word, index) =>
        said.has(word) && sensesAt(words, index).some(({ concept }) => OF_THE_SUBJECT.has(concept)),
    );
    if (isForeign && !isSaid && addressesMarker(words)) return 0;
    if (isText || isSaid) return Math.max(forTask, isSaid ? SAME_WORD : 0);
    return pleadsElsewhere(words) ? OUT_OF_PLACE : forTask;
  };
}
