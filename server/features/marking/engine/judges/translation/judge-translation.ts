import { editDistance } from '../../../../../../shared/edit-distance.ts';
import { stem } from '../../text/stem.ts';
import { areSynonyms } from '../../text/synonyms.ts';
import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { isEnglishWord } from '../term/dictionary.ts';
import { isSameWord } from '../term/is-same-word.ts';
import { fold, isLight, readSegment, wordsOf, type Slot } from './read-segment.ts';

/** Measured on translations marked by hand: how often examiners agreed. */
const SURE = { exact: 0.9, inOtherWords: 0.7, nearly: 0.6, missing: 0.82, rejected: 0.8 } as const;

interface Word {
  text: string;
  start: number;
  end: number;
}

const CONTRACTED: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ll": 'will',
  "'ve": 'have',
  "'d": 'would',
  "n't": 'not',
};

/** Expands "I'm" to "I am". */
function expandWord(word: Word): Word[] {
  const [, root, rest] = /^(.+?)('m|'re|'ll|'ve|'d|n't)$/.exec(word.text) ?? [];
  if (root === undefined || rest === undefined) return [word];
  return [
    { ...word, text: root },
    { ...word, text: CONTRACTED[rest] ?? rest },
  ];
}

const readWords = (answer: string): Word[] =>
  [...answer.slice(0, 6000).matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d+/gu)]
    .map(({ index, 0: text }) => ({ text: fold(text), start: index, end: index + text.length }))
    .flatMap((word) => expandWord(word));

const ENDING = /(?:ing|ed|s)$/;
const endingOf = (word: string): string => ENDING.exec(word)?.[0] ?? '';

type Meeting = 'exact' | 'similar' | null;

/**
 * Compares English words: a synonym of the same form matches; another form ("friend", "go") does
 * not.
 */
function meetEnglish(wanted: string, given: string): Meeting {
  if (wanted === given) return 'exact';
  const isSameForm = endingOf(wanted) === endingOf(given);
  if (!isSameForm || stem(wanted) === stem(given)) return null;
  if (wanted.length > 3 && isSameWord(given, wanted)) return 'exact';
  return areSynonyms(stem(wanted), stem(given)) ? 'similar' : null;
}

/** Compares words of another language, where endings matter and there is no list of synonyms. */
function meetForeign(wanted: string, given: string): Meeting {
  if (wanted === given) return 'exact';
  const isSlip =
    wanted.length > 5 &&
    wanted[0] === given[0] &&
    wanted.slice(-2) === given.slice(-2) &&
    editDistance(wanted, given, 1) <= 1;
  return isSlip ? 'similar' : null;
}

type Meet = (wanted: string, given: string) => Meeting;

/** True if a segment is in English, according to the question or its words. */
function isInEnglish(slots: readonly Slot[], question: string): boolean {
  if (/\binto English\b/i.test(question)) return true;
  if (/\binto (?!your\b|the\b)\p{Lu}\p{Ll}+/u.test(question)) return false;
  const known = slots.filter(({ words }) => words.some((word) => isEnglishWord(word)));
  return known.length * 3 >= slots.length * 2;
}

interface Reading {
  /** The number of required places, and how many of them were matched. */
  needed: number;
  met: number;
  isSimilar: boolean;
  span: { start: number; end: number } | null;
}

const PARTICLES: ReadonlySet<string> = new Set(
  'back away out up down off over again along'.split(' '),
);

/** More words than this between those of a segment belong to another segment. */
const SPARE = 4;

function readWindow(
  slots: readonly Slot[],
  words: readonly Word[],
  standIns: ReadonlySet<string>,
  meet: Meet,
): Reading {
  const needed = slots.filter(({ isNeeded }) => isNeeded);
  const found: Word[] = [];
  let isSimilar = false;
  let particles = 0;
  for (const [at, slot] of needed.entries()) {
    const meetings = words.map((word) => ({
      word,
      how: slot.words
        .map((wanted) => meet(wanted, word.text))
        .toSorted((a) => (a === 'exact' ? -1 : 1))
        .find((how) => how !== null),
    }));
    const best =
      meetings.find(({ how }) => how === 'exact') ?? meetings.find(({ how }) => how !== undefined);
    const other = words.find(
      ({ text }) =>
        standIns.has(text) &&
        !found.some((one) => one.text === text) &&
        // In "accept big sister" the word "sister" replaces nothing else.
        !needed.some((one) => one.words.some((wanted) => meet(wanted, text) !== null)),
    );
    const word = best?.word ?? other;
    // "return" replaces "go back": the verb and its particle.
    const isOfVerb = slot.words.some((one) => PARTICLES.has(one)) && at > 0;
    if (word === undefined && isOfVerb && standIns.has(found.at(-1)?.text ?? '')) particles += 1;
    if (word === undefined) continue;
    isSimilar ||= best?.how !== 'exact';
    found.push(word);
  }
  const span =
    found.length === 0
      ? null
      : {
          start: Math.min(...found.map(({ start }) => start)),
          end: Math.max(...found.map(({ end }) => end)),
        };
  return { needed: needed.length, met: found.length + particles, isSimilar, span };
}

function readBest(
  slots: readonly Slot[],
  words: readonly Word[],
  standIns: ReadonlySet<string>,
  meet: Meet,
): Reading {
  const width = slots.length + SPARE;
  let best: Reading = {
    needed: slots.filter(({ isNeeded }) => isNeeded).length,
    met: 0,
    isSimilar: false,
    span: null,
  };
  for (let from = 0; from < Math.max(1, words.length - width + 1); from += 1) {
    const reading = readWindow(slots, words.slice(from, from + width), standIns, meet);
    const isBetter =
      reading.met > best.met || (reading.met === best.met && best.isSimilar && !reading.isSimilar);
    if (isBetter) best = reading;
    if (best.met === best.needed && !best.isSimilar) break;
  }
  return best;
}

const MOST_WORDS = 200;

/** True if the words of a phrase are consecutive: "my best friend" does not contain "my friend". */
const stands = (phrase: readonly string[], words: readonly Word[]): boolean =>
  words.some((_, from) => phrase.every((word, at) => words[from + at]?.text === word));

/**
 * Returns the judge of one segment of a translation. It compares word by word: tense, person and
 * number count.
 */
export function prepareTranslation(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): JudgeOne | null {
  const { wordings, fragments } = readSegment(point.text, point.statements);
  if (wordings.length === 0) return null;
  const meet = isInEnglish(wordings.flat(), questionText) ? meetEnglish : meetForeign;
  // "Accept movies, mates" below the segments applies to all of them, and guidance next to one
  // applies to that.
  const below = points.at(-1)?.standIns ?? [];
  const standIns = new Set(
    [...point.standIns, ...below, ...fragments]
      .flatMap((text) => text.split(/[,;/]/))
      .flatMap((item) => [item.replaceAll(/\([^()]*\)/g, ''), item.replaceAll(/[()]/g, '')])
      .flatMap((item) => wordsOf(item))
      .filter((word) => !isLight(word)),
  );
  const rejected = point.rejected.map((text) => wordsOf(text)).filter((words) => words.length > 0);
  return (answer): KindVerdict => {
    const words = readWords(answer).slice(0, MOST_WORDS);
    const readings = wordings.map((slots) => readBest(slots, words, standIns, meet));
    const [best] = readings.toSorted((a, b) => b.met / b.needed - a.met / a.needed);
    const span = best?.span ?? null;
    const isWhole = best !== undefined && best.met === best.needed;
    const near =
      span === null
        ? []
        : words.filter(({ start, end }) => start >= span.start - 20 && end <= span.end + 20);
    const isRejected = rejected.some((phrase) => stands(phrase, near));
    if (isWhole && isRejected && !isOnlyWay(wordings, rejected))
      return { share: 0, sureness: SURE.rejected, spans: [], finding: 'other-word' };
    if (isWhole && span !== null)
      return {
        share: 1,
        sureness: best.isSimilar ? SURE.inOtherWords : SURE.exact,
        spans: [span],
        finding: null,
      };
    const part = best === undefined ? 0 : best.met / best.needed;
    return {
      share: 0,
      sureness: part >= 0.5 ? SURE.nearly : SURE.missing,
      spans: [],
      finding: part > 0 ? 'incomplete' : 'other-word',
    };
  };
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** True if what is rejected is part of what is asked for ("R hermana" next to "mi hermano"). */
const isOnlyWay = (
  wordings: readonly (readonly Slot[])[],
  rejected: readonly (readonly string[])[],
): boolean =>
  rejected.every((phrase) =>
    phrase.every(
      (word) =>
        ARTICLES.has(word) ||
        wordings.some((slots) => slots.some(({ words }) => words.includes(word))),
    ),
  );
