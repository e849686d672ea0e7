import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import { listFigures } from '../text/figures.ts';
import { rarityOf } from '../text/rarity.ts';
import type { Token } from '../text/tokenise.ts';

/** Returns an answer's words except those that the question gives and function words. */
const listOwnWords = (answer: Answer, asked: ReadonlySet<string>): Token[] =>
  answer.tokens.filter((token) => !token.isFunctionWord && !asked.has(token.stem));

const countDigits = (text: string): number => text.match(/\d/g)?.length ?? 0;

const stemsOf = (tokens: readonly Token[]): Set<string> => new Set(tokens.map(({ stem }) => stem));

/** The most words per mark that are counted: padding earns nothing, and costs nothing. */
const ENOUGH_FOR_MARK = 15;
/** The most sentences that are counted. */
const ENOUGH = 10;
/** The most characters per mark that are counted. */
const ENOUGH_LETTERS_FOR_MARK = 60;
/** The least share of a long answer's words that counts as used. */
const LEAST_USED = 0.1;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Returns how telling words are, from 0 to 1, each counted once. */
function rarity(tokens: readonly Token[]): number {
  const different = [...new Map(tokens.map((token) => [token.stem, token])).values()];
  return share(
    different.reduce((sum, token) => sum + rarityOf(token), 0),
    different.length,
  );
}

/** Reads how much an answer says, and how much of that is in the scheme. */
export function readAnswerSigns(
  answer: Answer,
  points: readonly AwardedPoint[],
  { whole, unread, expected }: PreparedQuestion,
  maxMark: number,
) {
  const used = new Set(
    points
      .filter(({ marks }) => marks > 0)
      .flatMap(({ tokens }) => tokens.map(({ start }) => start)),
  );
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  const own = listOwnWords(answer, whole.asked);
  const atMost = (words: number): number => Math.min(words, ENOUGH_FOR_MARK * maxMark);
  const unused = own.filter(({ start }) => !used.has(start));
  const stems = stemsOf(own);
  const known = own.filter(({ stem }) => unread.wording.has(stem));
  const other = own.filter(({ stem }) => !unread.wording.has(stem));
  const inScheme = stems.intersection(unread.wording).size;
  const unearned = unused.filter(({ stem }) => unread.wording.has(stem)).length;
  const figures = listFigures(answer.text);
  const sentences = answer.text.split(/[.!?\n]+/).filter((sentence) => sentence.trim() !== '');
  return {
    characters: Math.min(ENOUGH_LETTERS_FOR_MARK * maxMark, answer.text.length),
    digits: share(countDigits(answer.text), answer.text.length),
    words: atMost(answer.tokens.length),
    ownWords: atMost(own.length),
    wordsPerMark: atMost(own.length) / maxMark,
    sentences: Math.min(ENOUGH, sentences.length),
    /** The words that the question gives. */
    askedWords: stemsOf(answer.tokens).intersection(whole.asked).size,
    unusedWords: atMost(unused.length),
    unusedAtPart: given > 0 && given < maxMark ? atMost(unused.length) : 0,
    usedShare: Math.max(LEAST_USED, 1 - share(unused.length, own.length)),
    unearnedWords: unearned,
    unearnedBelowFull: given < maxMark ? unearned : 0,
    ofScheme: share(inScheme, stems.size),
    ofAnswer: share(inScheme, unread.wording.size),
    rarityInScheme: rarity(known),
    rarityBeside: rarity(other),
    figuresInScheme: new Set(figures.filter((figure) => expected.has(figure))).size,
  };
}
