import {
  baseOfGerund,
  baseOfThird,
  guessBaseOfThird,
  isAlsoNoun,
  isBase,
  isPast,
} from './verbs.ts';
import { AFTER_DESCRIBING, DEGREES, DESCRIBING, DOUBTS, FLAWS, PROBLEMS } from './words.ts';
import { uncapital } from './person.ts';
import type { NotePart } from './read-note.ts';

const PERSON =
  /^(?:an? )?(?:(?!to\b|of\b|the\b)\p{L}+[- ]){0,3}(?:joy|pleasure|delight|asset|credit|star|student|pupil|learner|lad|boy|girl|young (?:man|lady|woman|person)|scientist|mathematician|historian|geographer|linguist|musician|artist|writer|reader|speaker|listener|worker|thinker|leader|member|team player|role model|helper)(?=$|,| (?:to|of|in|with|for|who|and)\b)/iu;
const PLACED =
  /^(?:on (?:time|task|track|target)|off task|ahead|behind|up to date|top of|in line|at ease)\b/iu;
const ADVERB =
  /ly$|^(?:always|often|sometimes|seldom|still|never|also|really|hardly|ever|now|just)$/iu;

/** What the student is: `confident with graphs`; a flaw comes as something to change. */
export function readQuality(piece: string): NotePart | null {
  const said = /^(?:is|are)\s+(.+)$/iu.exec(piece)?.[1];
  if (said !== undefined) return { kind: 'does', text: `{v:be} ${said}` };
  const wished = /^(?:being|be|becoming|become)\s+(.+)$/iu.exec(piece)?.[1];
  if (wished !== undefined) return { kind: 'is', text: wished };
  if (PERSON.test(piece)) {
    return { kind: 'is', text: withArticle(uncapital(piece)) };
  }
  const words = piece
    .toLowerCase()
    .split(' ')
    .filter((word) => !DEGREES.has(word));
  const [first = '', second] = words;
  const isPlaced = PLACED.test(words.join(' '));
  if (!isPlaced && second !== undefined && !AFTER_DESCRIBING.has(second)) return null;
  const isFlaw = FLAWS.has(first) || /^(?:off|behind)$/u.test(first);
  const isSometimes = piece.endsWith(' at times');
  const isDoubted = DOUBTS.test(piece) && /(?:ed|ing)$/u.test(first);
  const isQuality = DESCRIBING.has(first) || /(?:ful|ous)$|^well-\p{L}+ed$/u.test(first);
  if (!isFlaw && !isQuality && !isPlaced && !isDoubted) return null;
  return isFlaw || isSometimes || DOUBTS.test(piece)
    ? { kind: 'does', text: `{v:be} ${uncapital(piece)}` }
    : { kind: 'is', text: piece };
}

/** `a polite student`, whether or not the article was written. */
export function withArticle(thing: string): string {
  if (/^an? /iu.test(thing)) return thing;
  return `${/^[aeiou]/iu.test(thing) ? 'an' : 'a'} ${thing}`;
}

/** What the student does, did, or is to do, by the form of the verb it begins with. */
export function readDoing(piece: string): NotePart | null {
  const words = piece.split(' ');
  const at = words.findIndex((word) => !ADVERB.test(word));
  const verb = words[at]?.toLowerCase() ?? '';
  const next = words[at + 1] ?? '';
  const third = at > 0 ? guessBaseOfThird(verb) : baseOfThird(verb);
  const bare = isBase(verb) ? verb : null;
  const gerund = baseOfGerund(verb);
  const base = third ?? bare ?? gerund;
  if (at > 0 && third === null && verb.endsWith('ing'))
    return { kind: 'does', text: `{v:be} ${piece}` };
  if (base === null && at === 0 && MORE_OF_IT.test(next))
    return { kind: 'bare', text: `{v:${verb}}${piece.slice(verb.length)}` };
  if (base === null) return readPast(piece, verb, next);
  const isGerund = bare === null && third === null;
  if (isNounHere(base, next, isGerund) || (isGerund && SAID_OF_IT.test(piece))) return null;
  const text = words
    .map((word, index) => {
      if (index === at) return `{v:${base}}`;
      return index > at && words[index - 1] === 'and' ? markSecond(word, words[index + 1]) : word;
    })
    .join(' ');
  const isProblem = PROBLEMS.has(base) || /^(?:never|rarely|hardly|seldom)\b/iu.test(piece);
  return { kind: third !== null || isProblem ? 'does' : 'bare', text };
}

/** After a word that is in no list, they tell that it is a verb. */
const MORE_OF_IT = /^(?:more|less|harder|again|carefully|regularly)$/iu;
/** `Reading age has gone up` says something of a thing. */
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

/** In `asks and helps others`, a second verb; in `questions and answers`, a second thing. */
function markSecond(word: string, next = ''): string {
  const base = baseOfThird(word) ?? (isBase(word) ? word : null);
  const isNoun = base === null || (isAlsoNoun(base) && (base === word || AFTER_NOUN.test(next)));
  return isNoun ? word : `{v:${base}}`;
}

/** `made good progress`; but `improved confidence` is a thing. */
function readPast(piece: string, verb: string, next: string): NotePart | null {
  const isDone =
    /^(?:an?|the|all|every|some|\{whose\}|hard|well|really|very|good|great|excellent|to|in|on|with|at|from|by|\d+%?)$/iu;
  return isPast(verb) && isDone.test(next) ? { kind: 'does', text: piece } : null;
}
