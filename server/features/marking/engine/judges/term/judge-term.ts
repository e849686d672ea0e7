import { editDistance } from '../../../../../../shared/edit-distance.ts';
import { otherName } from '../../text/two-names.ts';
import type { JudgeAll, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { placeNames } from './in-their-places.ts';
import { readNames } from './read-names.ts';
import { findShortOrFull } from './initials.ts';
import { foldWord } from './is-same-word.ts';
import { soundsAlike } from './sounds-alike.ts';
import {
  DENIED,
  findWording,
  isHedged,
  namesAnother,
  wordsOf,
  type Term,
  type Word,
} from './rival-names.ts';

const SURE = {
  short: 0.92,
  misspelt: 0.82,
  inSentence: 0.78,
  other: 0.85,
  contradicted: 0.75,
  symbol: 0.45,
  soundsAlike: 0.5,
  inPart: 0.8,
} as const;

/** Words that differ in less than this share of their letters are similar: "mitosis", "meiosis". */
const ALIKE = 0.4;
/** A longer answer without the name may express it in other words. */
const SHORT_ANSWER = 8;

const GUIDANCE = /\b(?:accept|allow|owtte|oe|award|any one of)\b:?/gi;

/** True for "CO2", "HCl": neither a word nor an abbreviation in capitals. */
const isFormula = (text: string): boolean =>
  /\d/.test(text.normalize('NFKD')) || /^\p{Lu}\p{Ll}?\p{Lu}\p{Ll}$/u.test(text);

/** Returns the words of an answer, with formulas replaced by names. */
const answerWords = (answer: string): Word[] =>
  wordsOf(answer).flatMap(({ text, start, end }) =>
    (isFormula(text) ? (otherName(text) ?? text) : text)
      .split(' ')
      .map((name) => ({ text: name, start, end })),
  );

/** "Cathode:", "cathode / negative:": what the name belongs to. */
const LABEL = /^\s*\p{L}[\p{L} ]{1,24}(?:\/[\p{L} ]{1,24})?:\s+/u;

/**
 * Returns wordings: "beta (particles / β)" gives "beta" and "β"; words in brackets are optional.
 */
function wordingsOf(text: string): string[][] {
  const bare = text.replaceAll(GUIDANCE, ' ').replace(LABEL, '');
  const inner = [...bare.matchAll(/\(([^()]{1,80})\)/g)].flatMap((match) =>
    (match[1] ?? '').includes('/') ? (match[1] ?? '').split('/') : [],
  );
  const outer = bare.replaceAll(/\([^()]*\)/g, ' ').split(/\s*\/\/?\s*|\s+or\s+|;/i);
  return [...outer, ...inner]
    .map((part) =>
      wordsOf(part)
        .map((word) => word.text)
        .filter((word) => !/^(?:the|a|an)$/i.test(word)),
    )
    .filter((words) => words.length > 0);
}

/** The ending of a salt's name: "silver bromide" is not the bromide that was asked for. */
const ANION = /(?:ide|ate|ite)s?$/i;
const SALT =
  /\b(?:lithium|sodium|potassium|rubidium|magnesium|calcium|barium|alumini?um|zinc|iron(?:\s*\(I+\))?|copper(?:\s*\(I+\))?|silver|lead|tin|ammonium|hydrogen)\s+$/i;

const missed = (finding: KindVerdict['finding'], sureness: number): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

const SHADE = /(?<!\p{L})(?:and|of|light|dark|pale|bright|deep|very|sky|navy|royal)-$/iu;

/** True for "blue" in "blue-green", which is another colour; "light-blue" is still blue. */
const isPartOfWord = (answer: string, first: Word, last: Word): boolean =>
  /^-(?!and\b|of\b)\p{L}/u.test(answer.slice(last.end)) ||
  (/\p{L}-$/u.test(answer.slice(0, first.start)) && !SHADE.test(answer.slice(0, first.start)));

/**
 * A full name, "William Shakespeare": if the question asks who, the last name is enough. Excludes
 * "Lady Macbeth", because "Macbeth" is another person.
 */
const PERSON =
  /^(?!(?:Lady|Mrs|Miss|Ms|Queen|Princess)\s)(?:\p{Lu}[\p{L}.]*\s+){1,2}(?:de\s+|von\s+|van\s+)?(\p{Lu}\p{Ll}{2,})$/u;
const ASKS_PERSON =
  /\bwho(?:se|m)?\b|\b(?:which|name (?:the|an?|one)) (?:scientist|person|king|queen|leader|author|writer|poet|artist|composer|politician|philosopher|inventor|monarch|president|prime minister)\b/i;

/** Questions for what an abbreviation is short for, or for the short form itself. */
const ASKS_FULL =
  /\b(?:stands? for|short for|abbreviat\w+|acronyms?|initials|full name|in full|formula|symbol)\b/i;

/** True if an answer has a word that sounds or looks like one of the name's. */
const isNearTo = (words: readonly Word[], { wordings }: Term): boolean =>
  wordings.flat().some((wanted) =>
    words.some(({ text }) => {
      const limit = Math.floor(Math.max(wanted.length, text.length) * ALIKE);
      return limit > 0 && editDistance(foldWord(text), foldWord(wanted), limit) <= limit;
    }),
  );

/** Finds a rejected word; "Do not accept c" does not reject "C". */
const findRejected = (
  rejected: readonly string[],
  words: readonly Word[],
  wording: readonly string[],
): readonly Word[] | null => {
  const [only = ''] = rejected;
  if (rejected.length > 1 || only.length > 2) return findWording(rejected, words, wording);
  const found = words.find(({ text }) => text === only);
  return found === undefined ? null : [found];
};

function judgeTerm(term: Term, isOnlyOne: boolean, answer: string): KindVerdict | null {
  const words = answerWords(answer);
  const rivals = term.rejected.flatMap((wording) =>
    wording.filter((word) => !term.wordings.some((own) => own.includes(word))),
  );
  for (const wording of term.wordings) {
    const run =
      findWording(wording, words, rivals) ??
      (term.mayBeShort ? findShortOrFull(wording, words, term.wordings) : null);
    const [first] = run ?? [];
    const last = run?.at(-1);
    if (run === null || first === undefined || last === undefined) continue;
    if (DENIED.test(answer.slice(0, first.start))) return missed('contradicted', SURE.contradicted);
    const isRejected =
      isOnlyOne &&
      term.rejected.some((one) => {
        const refused = findRejected(one, words, wording);
        const place = refused?.[0];
        // "Addition polymerisation" contains the name, but is a different term.
        const isLonger = run.every((word) => refused?.includes(word)) && one.length > run.length;
        return (
          place !== undefined &&
          (isLonger || !run.includes(place)) &&
          !DENIED.test(answer.slice(0, place.start))
        );
      });
    if (isPartOfWord(answer, first, last)) return missed('other-word', SURE.contradicted);
    const compound = SALT.exec(answer.slice(0, first.start));
    if (compound !== null && wording.length === 1 && ANION.test(first.text))
      return missed('other-word', SURE.contradicted);
    const isAlone = isOnlyOne && term.isAlone;
    if (
      isRejected ||
      (isAlone && namesAnother(answer, term)) ||
      (isOnlyOne && isHedged(answer, run, term))
    )
      return missed('contradicted', SURE.contradicted);
    const isExact = run.every(
      ({ text }, index) => text.toLowerCase() === wording[index]?.toLowerCase(),
    );
    if (term.isSpelling && !isExact) return missed('other-word', SURE.short);
    const sureness =
      words.length > SHORT_ANSWER ? SURE.inSentence : isExact ? SURE.short : SURE.misspelt;
    return { share: 1, sureness, spans: [{ start: first.start, end: last.end }], finding: null };
  }
  const wanted = term.wordings.flat();
  if (words.some(({ text }) => wanted.some((word) => soundsAlike(text, word))) && !term.isSpelling)
    return missed('other-word', SURE.soundsAlike);
  // A formula or symbol may mean the name.
  const isSymbol = /\p{Lu}\p{L}?[\d₀-₉]/u.test(answer);
  return words.length > SHORT_ANSWER
    ? null
    : missed(isNearTo(words, term) ? 'other-word' : null, isSymbol ? SURE.symbol : SURE.other);
}

/** Judges names that are asked for together: all of them, or as many marks as names given. */
function judgeNames(
  names: readonly Term[],
  { marks }: PointOfKind,
  answer: string,
): KindVerdict | null {
  const verdicts = names.map((name) => judgeTerm(name, false, answer));
  const found = verdicts.filter((verdict) => verdict?.share === 1);
  const spans = found.flatMap((verdict) => verdict?.spans ?? []);
  if (found.length === names.length)
    return { share: 1, sureness: SURE.inSentence + 0.1, spans, finding: null };
  if (found.length === 0 && verdicts.includes(null)) return null;
  const isPaid = marks >= names.length;
  return {
    share: isPaid ? found.length / names.length : 0,
    sureness: found.length === 0 ? SURE.other : SURE.inPart,
    spans: isPaid ? spans : [],
    finding: 'incomplete',
  };
}

const holds = (other: PointOfKind, point: PointOfKind): boolean =>
  other.kind === 'term' &&
  point.kind === 'term' &&
  (readNames(other.text) ?? []).some((name) => name.toLowerCase() === point.text.toLowerCase());

const blank = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(0, start) + '.'.repeat(end - start) + text.slice(end);

/**
 * Prepares the judges of names; they return null for other points, and if long answers may use
 * other words.
 */
export function prepareTerms(points: readonly PointOfKind[], question: KindQuestion): JudgeAll {
  const { questionText } = question;
  const isOnlyOne =
    points.filter(({ kind }) => kind === 'term').length === 1 &&
    !/\b(?:two|three|four|2|3|4)\b/i.test(questionText);
  const terms = points.map((point): Term | null => {
    if (point.kind !== 'term') return null;
    const named = [point.text, ...point.statements, ...point.standIns];
    const surnames = named.flatMap((text) => PERSON.exec(text.trim())?.[1] ?? []);
    const wordings = [...named, ...(ASKS_PERSON.test(questionText) ? surnames : [])].flatMap(
      (text) => wordingsOf(text),
    );
    return {
      wordings,
      rejected: point.rejected.flatMap((text) => wordingsOf(text)),
      isAlone: points.length === 1,
      isSpelling: /\bspel(?:l|t|ling)/i.test(questionText),
      mayBeShort: !ASKS_FULL.test(questionText),
    };
  });
  const together = points.map((point) =>
    point.kind === 'term' && point.statements.length < 2
      ? (readNames(point.text)?.map((name) => ({
          wordings: wordingsOf(name),
          rejected: [],
          isAlone: false,
          isSpelling: false,
          mayBeShort: !ASKS_FULL.test(questionText),
        })) ?? null)
      : null,
  );
  // After "solid, liquid and gas", the single word "liquid" must occur once more.
  const repeats = points.map((point, index) =>
    points.findIndex((other, before) => before < index && holds(other, point)),
  );
  return (answer) => {
    const verdicts: (KindVerdict | null)[] = [];
    for (const [index, term] of terms.entries()) {
      const names = together[index] ?? null;
      const point = points[index];
      const spent = verdicts[repeats[index] ?? -1]?.spans ?? [];
      const left = spent.reduce((text, span) => blank(text, span), answer);
      if (names !== null && point !== undefined) verdicts.push(judgeNames(names, point, left));
      else if (term === null || term.wordings.length === 0) verdicts.push(null);
      else verdicts.push(judgeTerm(term, isOnlyOne, left));
    }
    return placeNames(verdicts, points, question, answer, (index, piece) => {
      const term = terms[index] ?? null;
      return term === null ? null : judgeTerm(term, isOnlyOne, piece);
    });
  };
}
