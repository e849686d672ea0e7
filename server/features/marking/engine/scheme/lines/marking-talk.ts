import { FUNCTION_WORDS } from '../../text/word-lists.ts';

/** Words that schemes use about answers in general, not about a particular one. */
export const OF_ANSWERS: ReadonlySet<string> = new Set(
  (
    'simple basic brief limited muddled vague partial partially undeveloped generalised generalized ' +
    'superficial weak unclear detail detailed details developed development clear clearly coherent ' +
    'full fully thorough sound elaborated elaboration explained explanation explanations linked ' +
    'supported supporting expanded well outline outlined description described answer answers point ' +
    'points reason reasons way ways relevant accurate appropriate correct valid identified ' +
    'identification identifying stated statement evidence example examples knowledge understanding ' +
    'response influence cause effect consequence belief teaching feature factor strength weakness ' +
    'limitation advantage disadvantage benefit criticism evaluation discussion argument use uses mark ' +
    'marks attempt specific information source quotation reference good fair accurately chain ' +
    'reasoning extended inaccurate incomplete list listed briefly mentioned named only simply shown ' +
    'adv disadv pro con application applied expansion expanding developing explaining impact link links analysis'
  ).split(' '),
);

const OF_MARKING: ReadonlySet<string> = new Set(
  (
    'award awarded awards awarding credit credited give given gain gained gains earn earned ' +
    'candidate candidates student students learner learners pupil pupils maximum max minimum number ' +
    'total further second additional extra third provided provide instructions marking allocated ' +
    'available following reach reached max bullet bullets numbered bulleted required needed made making giving naming stating describing outlining suggesting using'
  ).split(' '),
);

const tellingWords = (line: string): string[] =>
  (line.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !FUNCTION_WORDS.has(word) && !/^(?:one|two|three|four|five|six|nd|rd|th)$/.test(word),
  );

const isAmong = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/s$/, ''));

/**
 * True for lines about answers in general: "Development of the disadvantage", "Clear
 * understanding".
 */
export function isOfAnswers(line: string): boolean {
  const telling = tellingWords(line);
  return (
    telling.length > 0 && !/\d/.test(line) && telling.every((word) => isAmong(OF_ANSWERS, word))
  );
}

const SPEAKS_OF_MARKS =
  /\bmarks?\b.*\b(?:for|per|each|should|can|may|will|must|is|are|if|available|when)\b|\b(?:credited|awarded)\b|\b(?:award|give)\b.*\bmarks?\b/i;

/** "Full marks only if both are explained": a requirement for full marks. */
const NEEDED_FOR_ALL = /^full marks\b/i;

/**
 * True for lines on how marks are given, such as "A second mark should be given for reasons that
 * are developed": without words about marks and answers, nothing is left of such a line.
 */
export function isMarkingTalk(line: string): boolean {
  if (
    !SPEAKS_OF_MARKS.test(line) ||
    NEEDED_FOR_ALL.test(line) ||
    /[=:;]\s*\S.*\p{L}{3}.*[=:;]/u.test(line)
  )
    return false;
  const telling = tellingWords(line);
  return (
    telling.length > 1 &&
    telling.every((word) => isAmong(OF_ANSWERS, word) || isAmong(OF_MARKING, word))
  );
}
