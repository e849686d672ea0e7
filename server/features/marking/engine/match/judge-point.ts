import type { Finding as KindFinding, KindVerdict } from '../judges/judge.ts';
import type { SchemePoint } from '../scheme/scheme.ts';
import type { Token } from '../text/tokenise.ts';
import type { Answer } from './answer.ts';
import { compareDegrees } from './compare-degrees.ts';
import { compareDirections } from './compare-directions.ts';
import {
  compareWithScheme,
  decide,
  gatherEvidence,
  type Comparison,
  type Evidence,
} from './evidence.ts';
import { shareOfMarks } from './marks-for.ts';
import { findConflict, type Conflict } from './find-conflict.ts';
import { findStatement, type Finding } from './find-statement.ts';
import {
  hasOtherWord,
  isComparisonAlone,
  isShort,
  lacksEssential,
  lacksOneOfPair,
} from './missing-words.ts';
import { narrowAnswer } from './narrow-answer.ts';
import type { PointInScheme } from './prepare-point.ts';
import {
  isOnlyIgnored,
  isSpoilt,
  REJECTED_FROM,
  SAID_WHOLE,
  saysRefused,
} from './refused-words.ts';
import { bySubject, namesOther, narrowToSubject } from './subjects.ts';
import { WEIGHTS, type Statement } from './statement.ts';
import { weighEvidence, type EvidenceWeights } from './weigh-evidence.ts';

/** How far an answer expresses a point. */
export interface PointJudgement {
  point: SchemePoint;
  /** The share of its marks that a teacher is expected to give, from 0 to 1. */
  share: number;
  /** How much of it was found in one passage, minus conflicts, from 0 to 1. */
  found: number;
  /** Whether enough of it was found, negated or not, for a conflict to matter. */
  isTouched: boolean;
  /** How many of its different words the answer has. */
  wordsMet: number;
  conflict: Conflict | null;
  /** Whether another word replaces one of its own: "breathing rate" for "heart rate". */
  isReplaced: boolean;
  /**
   * Whether too little of it was found to earn a mark: a key word is missing, or only a single word
   * was found.
   */
  isWithheld: boolean;
  /**
   * Whether it was expressed from the opposite end, or by contraposition: probably right, but worth
   * a look.
   */
  isRoundabout: boolean;
  /** The words of the answer that express it. */
  tokens: readonly Token[];
  /** The evidence for the share; null if the point's own words decided alone. */
  evidence: Evidence | null;
  /** What its judge found besides the marks; null for statements. */
  finding: KindFinding | null;
  /** The verdict of the judge of its kind; null if the statement was searched for. */
  verdict: KindVerdict | null;
}

/** The input for judging points: an answer compared with the whole scheme, and the weights. */
export interface Judging {
  whole: Comparison;
  weights: EvidenceWeights;
}

/** Constants that apply to every subject; their effect is measured by `bench/marking.ts`. */
const CREDIT = {
  /** The factor applied to a point that is negated or reversed. */
  afterConflict: 0.35,
  /**
   * The most that a negated or reversed point is expected to earn: part of its marks, but never a
   * single mark.
   */
  mostAfterConflict: 0.45,
  /**
   * The share of a terse point that must be found, and how steeply more of it raises the certainty.
   */
  terseNeeds: 0.4,
  terseSteepness: 4,
} as const;

/** Whole sentences are rarely expressed in full: beyond this weight only part is expected. */
const SAID_IN_FULL = 1;
const EXPECTED_BEYOND = 0.7;
/**
 * The factor for one word of a terse point ("surface area increases"), in which every word matters.
 */
const ONE_WORD_OF_TERSE = 0.65;
/**
 * The least share of a statement in an answer that compares the same two things in the same way.
 */
const SAID_BY_COMPARISON = 0.9;

/** The most for one word of a listed point if the answer negates something: it may negate that. */
const MOST_FOR_SLIGHT = 0.45;

/** A single word with this share of its point's information is enough. */
const MOST_TOLD = 0.5;

/**
 * The share that a point must lose without the other subject's words to count as said of that one.
 */
const SAID_OF_ANOTHER = 0.15;

/** A conflict only matters if at least this share was found. */
const TOUCHED = 0.1;

/** Returns how much of a statement was expressed, relative to what a full answer would say. */
function wholeness(statement: Statement, finding: Finding): number {
  const { weight, isTerse, slots } = statement;
  const said = (finding.isContraposition ? finding.negated : finding.share) * weight;
  const beyond = Math.max(0, weight - SAID_IN_FULL) * (isTerse ? 1 : EXPECTED_BEYOND);
  const whole = Math.min(1, said / (Math.min(weight, SAID_IN_FULL) + beyond));
  const heavy = slots.filter((slot) => slot.weight >= WEIGHTS.common).length;
  const isOneWord = isTerse && heavy > 1 && finding.tokens.length < 2;
  return isOneWord ? whole * ONE_WORD_OF_TERSE : whole;
}

/**
 * Returns the share of a terse point: it has no wording to compare, so what was found decides
 * alone.
 */
function shareOfTerse(found: number): number {
  return 1 / (1 + Math.exp(-CREDIT.terseSteepness * (found - CREDIT.terseNeeds)));
}

interface Reading {
  statement: Statement;
  finding: Finding;
  /** How much of the statement was found, minus conflicts. */
  found: number;
  conflict: Conflict | null;
  /** Whether the answer compares two things as the statement does, in any words. */
  isCompared: boolean;
}

function readFor(statement: Statement, answer: Answer, verdict: -1 | 0 | 1): Reading | null {
  const finding = findStatement(statement, answer);
  if (finding === null) return null;
  const degrees = compareDegrees(statement.tokens, answer.tokens);
  const conflict =
    findConflict(statement, answer, finding, { verdict, degrees }) ??
    (isSaidOfOther(statement, answer, finding) ? 'reversed' : null);
  const isCompared = degrees === 'same' && conflict === null;
  const said = isComparisonAlone(statement, finding) ? 0 : wholeness(statement, finding);
  const whole = isCompared ? Math.max(said, SAID_BY_COMPARISON) : said;
  const found = conflict === null ? whole : whole * CREDIT.afterConflict;
  return { statement, finding, found, conflict, isCompared };
}

/**
 * True for "The hard rock erodes faster, the soft stays" where the scheme has "soft rock erodes
 * faster".
 */
function isSaidOfOther(statement: Statement, answer: Answer, finding: Finding): boolean {
  const { contrasted, facts } = statement;
  if (contrasted === null || !namesOther(answer, contrasted)) return false;
  // "The hard rock erodes more slowly" says the same from the opposite end.
  if (compareDirections(facts, answer.facts) === 'mirrored') return false;
  const narrowed = narrowToSubject(answer, contrasted);
  const own = narrowed === null ? null : findStatement(statement, narrowed);
  return narrowed !== null && (own?.share ?? 0) < finding.share - SAID_OF_ANOTHER;
}

function limitByConflict(share: number, conflict: Conflict | null): number {
  if (conflict === null) return share;
  // An answer that decides differently from the scheme gives reasons for something else.
  return conflict === 'contradicted' ? 0 : Math.min(share, CREDIT.mostAfterConflict);
}

/** Judges a point of which nothing was found, or only related words. */
function judgeUnfound(
  { point, statements, ...rest }: PointInScheme,
  judging: Judging,
): PointJudgement {
  const nothing = {
    point,
    share: 0,
    found: 0,
    isTouched: false,
    wordsMet: 0,
    conflict: null,
    isReplaced: false,
    isWithheld: false,
    isRoundabout: false,
    tokens: [],
    evidence: null,
    finding: null,
    verdict: null,
  };
  const [first] = statements;
  // In a list, words related to one point are just as likely to be about another.
  if (first === undefined || first.isTerse || rest.isOfOthers !== null) return nothing;
  const { whole, weights } = judging;
  const { evidence, tokens } = gatherEvidence(first, 0, whole);
  return {
    ...nothing,
    share: whole.overall.verdict === -1 ? 0 : weighEvidence(evidence, weights),
    wordsMet: tokens.length,
    tokens: tokens.toSorted((a, b) => a.start - b.start),
    evidence,
  };
}

/** Adds the part of the marks that the scheme gives for some words. */
function addPartial(
  { point, partial }: PointInScheme,
  judgement: PointJudgement,
  answer: Answer,
): PointJudgement {
  for (const { statement, marks } of partial) {
    const share = shareOfMarks(marks, point.marks);
    const finding = findStatement(statement, answer);
    const isSaid = finding !== null && finding.share >= REJECTED_FROM;
    if (!isSaid || judgement.share >= share || marks >= point.marks) continue;
    const tokens = judgement.tokens.length > 0 ? judgement.tokens : finding.tokens;
    const wordsMet = Math.max(marks, judgement.wordsMet);
    return {
      ...judgement,
      share,
      found: Math.max(finding.share, judgement.found),
      tokens,
      wordsMet,
    };
  }
  return judgement;
}

/**
 * Judges how far an answer expresses a point. Words about other subjects do not count: "the gas is
 * regular, the solid random" expresses neither "solid: regular" nor "gas: random".
 */
export function judgePoint(prepared: PointInScheme, judging: Judging): PointJudgement {
  const { subject } = prepared;
  const judgement = addPartial(prepared, judgeWords(prepared, judging), judging.whole.answer);
  if (subject === null || judgement.found === 0) return judgement;
  const { scheme, answer } = judging.whole;
  const [own] = bySubject(prepared.statements, subject)
    .flatMap(({ wordings, subject: about }) => {
      const narrowed = narrowToSubject(answer, about);
      if (narrowed === null) return [];
      const whole = compareWithScheme(scheme, narrowed);
      return [judgeWords({ ...prepared, statements: wordings }, { ...judging, whole })];
    })
    .toSorted((a, b) => b.share - a.share);
  if (own === undefined) return { ...judgement, isRoundabout: true };
  return own.share < judgement.share - SAID_OF_ANOTHER
    ? { ...own, conflict: own.conflict ?? 'reversed', isTouched: true }
    : judgement;
}

/** Judges a point by the wording that fits it best. */
function judgeWords(prepared: PointInScheme, judging: Judging): PointJudgement {
  const { point, statements, ignored, keyWords, isPair, scheme, isOfOthers } = prepared;
  const { whole, weights } = judging;
  const { answer } = whole;
  const verdict = isOfOthers === null ? whole.overall.verdict : decide(scheme, answer);
  const [best] = statements
    .map((statement) => readFor(statement, answer, verdict))
    .filter((reading) => reading !== null)
    .toSorted((a, b) => b.found - a.found);
  if (best === undefined) return judgeUnfound(prepared, judging);
  const { statement, finding, found } = best;
  const isWhole = best.conflict === null && found >= SAID_WHOLE;
  const isRefused = isWhole
    ? isSpoilt(prepared, answer, finding)
    : saysRefused(prepared, answer, found);
  const conflict = isRefused ? 'rejected' : best.conflict;
  const isUncredited =
    lacksEssential(statement, keyWords, answer) ||
    (isPair && lacksOneOfPair(statement, answer)) ||
    isOnlyIgnored(ignored, finding, answer, { asked: scheme.asked, isWhole });
  const comparison =
    isOfOthers === null
      ? whole
      : compareWithScheme(scheme, narrowAnswer(answer, finding.tokens, isOfOthers));
  const { evidence, tokens } = gatherEvidence(statement, found, comparison);
  const byWords = statement.isTerse ? shareOfTerse(found) : weighEvidence(evidence, weights);
  const weighed = best.isCompared ? Math.max(byWords, shareOfTerse(found)) : byWords;
  const isSlight =
    isOfOthers !== null &&
    tokens.length < 2 &&
    evidence.newWords > 2 &&
    evidence.recall < MOST_TOLD &&
    answer.tokens.some(({ negatedBy }) => negatedBy !== null);
  const share = isSlight || isUncredited ? Math.min(weighed, MOST_FOR_SLIGHT) : weighed;
  const directions = compareDirections(statement.facts, answer.facts);
  // "It rises, then falls"; with more words, some may be about something else.
  const isEither = directions === 'both' && isShort(statement);
  const isOpen = directions === 'mirrored' || isEither;
  return {
    point,
    share: limitByConflict(share, conflict),
    found,
    isTouched: finding.share + finding.negated > TOUCHED,
    wordsMet: Math.max(tokens.length, finding.tokens.length),
    conflict,
    isReplaced: hasOtherWord(statement, answer),
    isWithheld: isSlight || isUncredited,
    isRoundabout: conflict === null && (finding.isContraposition || isOpen),
    tokens: finding.tokens,
    evidence: statement.isTerse ? null : evidence,
    finding: null,
    verdict: null,
  };
}
