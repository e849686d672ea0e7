import {
  baseOfGerund,
  baseOfThird,
  guessBaseOfThird,
  isAlsoNoun,
  isBase,
  isPast,
} from './verbs.ts';
import {
  AFTER_DESCRIBING,
  DEGREES,
  DESCRIBING,
  DOUBTS,
  FLAWS,
  NO_ADVERBS,
  PROBLEMS,
} from './words.ts';
import { uncapital } from './person.ts';
import type { NotePart } from './read-note.ts';

const PERSON =
  /^(?:an? )?(?:(?!(?:and|at|by|for|from|in|of|on|the|to|with)\b)\p{L}+[- ]){0,3}(?:joy|pleasure|delight|asset|credit|star|student|pupil|learner|lad|boy|girl|young (?:man|lady|woman|person)|scientist|mathematician|historian|geographer|linguist|musician|artist|writer|reader|speaker|listener|worker|thinker|leader|member|team player|role model|helper|solver|scorer|performer|contributor|ambassador|captain|communicator|all-rounder|individual|programmer|cook|designer|natural)(?=$|,| (?:to|of|in|with|for|who|when|on|at|and)\b)/iu;
/** What somebody is and should not be. */
const PERSON_AT_FAULT =
  /^(?:(?:an?|bit of an?) )?(?:\p{L}+ ){0,2}(?:perfectionist|chatterbox|distraction|daydreamer|procrastinator|worrier|poor listener)(?=$|,| (?:to|of|in|with|for|who|when|and)\b)/iu;
const PLACED =
  /^(?:the (?:first|last|best|only one) (?:to|in)|among the|one of the|on (?:time|task|track|target)|off task|ahead|behind|up to date|top of|in line|at ease)\b/iu;
/** `late 4 times`, `rude on two occasions`: that has been. */
const OCCURRED = /\b(?:once|twice|times|on (?:\S+ ){1,2}occasions?)$/iu;
const ADVERB =
  /ly$|^(?:always|often|sometimes|seldom|still|never|also|really|hardly|ever|now|just)$/iu;

/** What the student is: `confident with graphs`; a flaw comes as something to change. */
export function readQuality(piece: string): NotePart | null {
  const said = /^(?:is|are)\s+(.+)$/iu.exec(piece)?.[1];
  if (said !== undefined) return { kind: 'does', text: `{v:be} ${said}` };
  const wished = /^(?:being|be|becoming|become)\s+(.+)$/iu.exec(piece)?.[1];
  if (wished !== undefined) return { kind: 'is', text: wished };
  if (PERSON_AT_FAULT.test(piece)) {
    return { kind: 'does', text: `{v:be} ${withArticle(uncapital(piece))}` };
  }
  if (PERSON.test(piece)) {
    return { kind: 'is', text: withArticle(uncapital(piece)) };
  }
  const words = piece
    .toLowerCase()
    .split(' ')
    .filter((word) => !DEGREES.has(word));
  const [first = '', second] = words;
  const isPlaced = PLACED.test(words.join(' '));
  if (!isPlaced && second !== undefined && !AFTER_DESCRIBING.has(second) && !OCCURRED.test(piece))
    return null;
  const isFlaw =
    FLAWS.has(first) || /^(?:off|behind)$|^over-?\p{L}{4,}(?:ant|ed|ent|ic)$/u.test(first);
  if (isFlaw && OCCURRED.test(piece)) {
    return { kind: 'sentence', text: `{who} {v:have} been ${uncapital(piece)}` };
  }
  const isSometimes = piece.endsWith(' at times');
  const isDoubted = DOUBTS.test(piece) && /(?:ed|ing)$/u.test(first);
  const isQuality = DESCRIBING.has(first) || /(?:ful|ous)$|^well-\p{L}+ed$/u.test(first);
  if (!isFlaw && !isQuality && !isPlaced && !isDoubted) return null;
  return isFlaw || isSometimes || DOUBTS.test(piece)
    ? { kind: 'does', text: `{v:be} ${uncapital(piece)}` }
    : { kind: 'is', text: piece };
}

/** Whether what is said of the student is nothing to praise: `{v:be} quiet`. */
export function isNoPraise(said: string): boolean {
  const words = (/^\{v:be\} (.+)$/u.exec(said)?.[1] ?? '').toLowerCase().split(' ');
  return FLAWS.has(words.find((word) => !DEGREES.has(word)) ?? '');
}

/** `a polite student`, whether or not the article was written. */
export function withArticle(thing: string): string {
  if (/^an? /iu.test(thing)) return thing;
  return `${/^[aeiou]/iu.test(thing) ? 'an' : 'a'} ${thing}`;
}

function isAdverb(word: string): boolean {
  const low = word.toLowerCase();
  return ADVERB.test(low) && !NO_ADVERBS.has(low) && !isBase(low);
}

/** What the student does, did, or is to do, by the form of the verb it begins with. */
export function readDoing(piece: string): NotePart | null {
  const words = piece.split(' ');
  const at = words.findIndex((word) => !isAdverb(word));
  const verb = words[at]?.toLowerCase() ?? '';
  const next = words[at + 1] ?? '';
  const third = at > 0 ? guessBaseOfThird(verb) : baseOfThird(verb);
  const bare = isBase(verb) ? verb : null;
  const gerund = baseOfGerund(verb);
  const base = third ?? bare ?? gerund;
  if (at > 0 && third === null && verb.endsWith('ing'))
    return { kind: 'does', text: `{v:be} ${piece}` };
  if (base === null && at === 0 && (MORE_OF_IT.test(next) || TIDYING.test(piece)))
    return { kind: 'bare', text: `{v:${verb}}${piece.slice(verb.length)}` };
  if (base === null && isUnknownVerb(words)) {
    return { kind: 'does', text: `{v:${guessBaseOfThird(verb)}}${piece.slice(verb.length)}` };
  }
  if (base === null) return readPast(piece, verb, next);
  const isGerund = bare === null && third === null;
  if (isNounHere(base, next, isGerund) || isSaidOfIt(piece, base, isGerund)) return null;
  if (
    isGerund &&
    words.some((word, index) => words[index - 1] === 'and' && isUnknownGerund(word))
  ) {
    return null;
  }
  const text = words
    .map((word, index) => {
      if (index === at) return `{v:${base}}`;
      return index > at && words[index - 1] === 'and' ? markSecond(word, words[index + 1]) : word;
    })
    .join(' ');
  const isUnwanted = isProblem(base, piece) || /^(?:never|rarely|hardly|seldom)\b/iu.test(piece);
  return { kind: third !== null || isUnwanted ? 'does' : 'bare', text };
}

/** Done by who should not do it: `calling out`, `talks over others`. */
const PROBLEM =
  /^(?:answer\p{L}* back|arriv\p{L}* late|(?:call|shout|walk)\p{L}* out|(?:copy|distract|giggl)\p{L}*|giv\p{L}* up|play\p{L}* (?:about|up|with)|talk\p{L}* (?:across|back|during|in|over|when|while)|turn\p{L}* up late)\b(?!.* less\b)/iu;

/** Whether the doing is wrong in itself. */
export function isProblem(base: string, doing: string): boolean {
  return PROBLEMS.has(base) || PROBLEM.test(doing);
}

/** `throws the ball`, `debugs quickly`; but `diagrams clearly labelled` are things. */
function isUnknownVerb([verb = '', next = '', third = '']: string[]): boolean {
  const isThird = /^\p{L}{3,}[^su]s$/iu.test(verb);
  const isManner =
    /^(?!(?:especially|mainly|only|particularly)$)(?:\p{L}+ly|well)$/iu.test(next) &&
    !/(?:ed|en|wn)$/iu.test(third);
  const isObject =
    /^(?:a|all|an|away|back|every|everyone|it|off|others|out|people|the|things|\{who(?:se|m)\}|\{self\})$/iu;
  return isThird && (isManner || isObject.test(next));
}

/** `Reading age has gone up`, `Test plans are thin`: said of a thing, and no doing. */
function isSaidOfIt(piece: string, base: string, isGerund: boolean): boolean {
  const isThing =
    isGerund ||
    /^(?:form|label|mark|plan|progress|record|research|structure|study|test|work)$/u.test(base);
  return isThing && SAID_OF_IT.test(piece);
}

/** After a word that is in no list, they tell that it is a verb. */
const MORE_OF_IT = /^(?:more|less|harder|again|carefully|regularly)$/iu;
/** A quality too, where nothing follows that makes it a doing. */
const TIDYING = /^(?:tidy|warm) (?:up|away)\b/iu;
const SAID_OF_IT = /^\S+ (?:\S+ ){0,3}(?:is|are|has|have|was|were|needs?|can|could|should)\b/iu;

const AFTER_NOUN =
  /^(?:$|of|and|in|with|from|for|is|are|to|skills?|results?|scores?|technique|habits|marks?)$/iu;
const AFTER_GERUND_NOUN = /^(?:$|of|and|is|are|skills?|tests?)$/iu;
/** `focus on graphs` is done; `progress in graphs` is a thing. */
const DONE_IN = /^(?:work|focus|look|talk|share|call|start|stop)$/u;

/** Whether a word that may be a verb is a noun, from what follows it. */
function isNounHere(base: string, next: string, isGerund: boolean): boolean {
  if (isGerund) return AFTER_GERUND_NOUN.test(next);
  if (!isAlsoNoun(base) || !AFTER_NOUN.test(next)) return false;
  return !DONE_IN.test(base) || /^(?:$|of|and|is|are)$/iu.test(next);
}

const isUnknownGerund = (word: string) => /\p{L}{2}ing$/u.test(word) && baseOfGerund(word) === null;

/** In `asks and helps others`, a second verb; in `questions and answers`, a second thing. */
function markSecond(word: string, next = ''): string {
  const base = baseOfThird(word) ?? baseOfGerund(word) ?? (isBase(word) ? word : null);
  const isNoun = base === null || (isAlsoNoun(base) && (base === word || AFTER_NOUN.test(next)));
  return isNoun ? word : `{v:${base}}`;
}

/** `made good progress`; but `improved confidence` is a thing. */
function readPast(piece: string, verb: string, next: string): NotePart | null {
  const isDone =
    /^(?:an?|the|all|every|each|some|most|many|several|both|more|\{whose\}|hard|up|out|off|down|well|really|very|good|great|excellent|to|in|on|with|at|from|by|\d+%?)$/iu;
  return isPast(verb) && isDone.test(next) ? { kind: 'does', text: piece } : null;
}
