import { rarityOf } from '../text/rarity.ts';
import type { Token } from '../text/tokenise.ts';
import { sharedPart, trigramsOf } from '../text/trigrams.ts';
import type { Answer } from './answer.ts';
import { WEIGHTS, type Statement } from './statement.ts';
import { rememberByWord } from './likeness-memory.ts';
import { compareVerdicts, type Verdict } from './verdict.ts';
import { relatedness } from './word-likeness.ts';

/** How a word of an answer is related to words of the scheme. */
interface Relations {
  best: number;
  byStem: ReadonlyMap<string, number>;
}

/** Features of a question and its whole scheme, with which an answer's wording is compared. */
export interface WholeScheme {
  /** How a word of an answer is related to the content words of all wordings. */
  relate: (given: Token) => Relations;
  trigrams: ReadonlySet<string>;
  verdict: Verdict | null;
  points: number;
  /** Stems of the question. */
  asked: ReadonlySet<string>;
}

/**
 * Evidence shared between an answer and the scheme as a whole, before any point is searched for.
 */
interface OverallEvidence {
  /** 1 if the answer decides as the scheme does, -1 if it decides differently. */
  verdict: -1 | 0 | 1;
  /** The logarithm of the number of words per point. */
  length: number;
  /** Share of the answer's words, weighted by rarity, that the scheme has too. */
  precision: number;
  /** Share of the answer's letter trigrams that the scheme has. */
  likeScheme: number;
}

/** An answer with the result of comparing it with a whole scheme. */
export interface Comparison {
  answer: Answer;
  scheme: WholeScheme;
  overall: OverallEvidence;
}

/** Evidence that one statement of the scheme was expressed. */
export interface Evidence extends OverallEvidence {
  /** How much of it was found in one passage, minus conflicts; see `judge-point.ts`. */
  credit: number;
  /** The statement's weight: a longer statement is harder to express. */
  weight: number;
  /** How many of its words the question does not contain. */
  newWords: number;
  /** Share of its words found anywhere, weighted by rarity. */
  recall: number;
  /** Rarity of the rarest word that was found. */
  rarest: number;
}

function relateTo(words: readonly Token[]): (given: Token) => Relations {
  return rememberByWord((given) => {
    const byStem = new Map<string, number>();
    for (const wanted of words) {
      const worth = relatedness(wanted, given);
      if (worth > 0) byStem.set(wanted.stem, worth);
    }
    return { best: best([...byStem.values()]), byStem };
  });
}

/** Collects the features of a whole scheme; `points` holds the wordings of each point. */
export function readWholeScheme(
  points: readonly (readonly Statement[])[],
  asked: ReadonlySet<string>,
): WholeScheme {
  const firsts = points.flatMap(([first]) => (first === undefined ? [] : [first]));
  const tokens = points.flat().flatMap(({ words }) => words.flatMap((word) => word.tokens));
  return {
    relate: relateTo([...new Map(tokens.map((token) => [token.stem, token])).values()]),
    trigrams: trigramsOf(firsts.map((statement) => statement.text).join(' ')),
    verdict: firsts[0]?.verdict ?? null,
    points: Math.max(1, firsts.length),
    asked,
  };
}

/**
 * Added to the totals that shares are measured against, because one right word is not a whole
 * answer.
 */
const SMOOTHING = { words: 0.5, trigrams: 20 } as const;

const best = (values: readonly number[]): number => Math.max(0, ...values);

/** Returns whether an answer decides ("yes", "B") as the scheme does. */
export function decide(scheme: WholeScheme, answer: Answer): -1 | 0 | 1 {
  return scheme.verdict === null ? 0 : compareVerdicts(scheme.verdict, answer.verdict);
}

function compareOverall(scheme: WholeScheme, answer: Answer): OverallEvidence {
  let shared = 0;
  let all = 0;
  for (const given of answer.words) {
    const rarity =
      rarityOf(given) * (scheme.asked.has(given.stem) ? WEIGHTS.rarityFromQuestion : 1);
    shared += rarity * scheme.relate(given).best;
    all += rarity;
  }
  return {
    verdict: decide(scheme, answer),
    length: Math.log(1 + answer.tokens.length / scheme.points),
    precision: shared / (all + SMOOTHING.words),
    likeScheme: sharedPart(answer.trigrams, scheme.trigrams, SMOOTHING.trigrams),
  };
}

/**
 * Returns the statement's words that the answer has, or has related words for, and how well each
 * matches.
 */
function meetWords(
  statement: Statement,
  answer: Answer,
  scheme: WholeScheme,
): { token: Token; worth: number }[] {
  return statement.words.flatMap(({ tokens, rarity }) => {
    let met: { token: Token; worth: number } | null = null;
    for (const given of answer.words) {
      const { byStem } = scheme.relate(given);
      const worth = rarity * best(tokens.map((wanted) => byStem.get(wanted.stem) ?? 0));
      if (worth > (met?.worth ?? 0)) met = { token: given, worth };
    }
    return met === null ? [] : [met];
  });
}

/** Compares an answer with a whole scheme. */
export function compareWithScheme(scheme: WholeScheme, answer: Answer): Comparison {
  return { answer, scheme, overall: compareOverall(scheme, answer) };
}

/** Adds the evidence for one statement to the overall evidence. */
export function gatherEvidence(
  statement: Statement,
  credit: number,
  { answer, scheme, overall }: Comparison,
): { evidence: Evidence; tokens: Token[] } {
  const met = meetWords(statement, answer, scheme);
  const all = statement.words.reduce((sum, { rarity }) => sum + rarity, 0);
  const found = met.reduce((sum, { worth }) => sum + worth, 0);
  const evidence = {
    ...overall,
    credit,
    weight: statement.weight,
    newWords: statement.words.filter((word) => !word.isAsked).length,
    recall: all === 0 ? 0 : found / all,
    rarest: best(met.map(({ worth }) => worth)),
  };
  return { evidence, tokens: [...new Set(met.map(({ token }) => token))] };
}
