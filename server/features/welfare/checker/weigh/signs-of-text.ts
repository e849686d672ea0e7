import { STORY } from '../people-words.ts';

/** Phrases at the start of a text that show that the writer speaks in a role. */
const SPEAKS_AS =
  /^ (?:(?:my )?dear (?:diary|mother|father|mama|papa|ma|pa|sister|brother|wife)|(?:the )?(?:secret )?diary of|letter (?:from|to)|i (?:am|was born) (?:an?|the|in the) (?!bit |mess |burden |girl |boy |carer |problem |failure |joke |liar |freak |victim )|my name is|as (?:(?:an?|the) )?\S+ i |hot seating|in role|monologue|role play|day \S+ (?:at|of|in) |chapter )/;
/** Phrases anywhere in a text that show that the writer speaks in a role. */
const IN_ROLE =
  / (?:in (?:my|our|the|this) (?:story|play|drama|scene|monologue|poem)|my (?:ghost |scary |spooky |adventure )?(?:story|poem|monologue)|in role|for (?:drama|my monologue)|hot seating|i play(?:ed)?|pretend to) /;
const OF_WORK =
  / (?:poem|poet|writer|author|quote|quotation|paragraph|chapter|novel|stanza|reader|audience|source|historian|essay|character|experiment|variable|equation|cell|energy|theory|study|sentence|metaphor|simile|question|answer)s? /;
const MARKS =
  / (?:marks?|grade|pass|fail|failed|score|percent|resit|set|out of (?:ten|twenty|\d+)) /;
const ASKS = / (?:please|pls|beg|begging|mercy|need|give) /;
const MOST_PARTS = 5;

/** True if the text asks or begs for marks. */
export function isAboutMarks(sentences: readonly string[]): boolean {
  const whole = sentences.join(' ');
  return MARKS.test(whole) && ASKS.test(whole);
}

/**
 * Returns the signs of the whole text: the same words weigh less in a role, about a poem, or in a
 * plea for marks.
 */
export function signsOfText(sentences: readonly string[]): string[] {
  const whole = sentences.join(' ');
  const has: readonly (readonly [string, boolean])[] = [
    ['in role', SPEAKS_AS.test(sentences[0] ?? '') || IN_ROLE.test(whole)],
    ['of a story', sentences.some((sentence) => STORY.test(sentence))],
    ['of work', OF_WORK.test(whole)],
    ['of marks', isAboutMarks(sentences)],
  ];
  return [
    `text of ${Math.min(sentences.length, MOST_PARTS)}`,
    ...has.filter(([, isSo]) => isSo).map(([sign]) => `text ${sign}`),
  ];
}
