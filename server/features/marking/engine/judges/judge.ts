import type { SchemeCondition, SchemePoint } from '../scheme/scheme.ts';

/** A point of a scheme whose kind was recognised or given by the teacher. */
export type PointOfKind = SchemePoint;

/** The judges' input besides the points. */
export interface KindQuestion {
  questionText: string;
  maxMark: number;
  /** The scheme as written by the teacher: notes on units, working and routes affect all points. */
  scheme: string;
  /** What the scheme says about marks beyond its points. */
  conditions: readonly SchemeCondition[];
}

/** Why a point was not earned, or only in part, in terms from which feedback can be written. */
export type Finding =
  | 'unit-missing'
  | 'unit-wrong'
  | 'rounding'
  | 'power-of-ten'
  | 'sign'
  | 'inverted'
  | 'working-only'
  | 'slip-carried-forward'
  | 'not-simplest'
  | 'wrong-form'
  | 'other-value'
  | 'other-word'
  | 'too-many'
  | 'unbalanced'
  | 'wrong-species'
  | 'reversed'
  | 'missing-state-symbols'
  | 'contradicted'
  | 'order-wrong'
  | 'incomplete'
  | 'unreadable';

/** A judge's verdict on one point. */
export interface KindVerdict {
  /** The share of the point's marks, from 0 to 1; null if the judge cannot tell. */
  share: number | null;
  /** The probability, from 0 to 1, that an examiner gives the same mark. */
  sureness: number;
  /** The words that earn it, as ranges of characters in the answer: from `start` up to `end`. */
  spans: readonly { start: number; end: number }[];
  finding: Finding | null;
}

/**
 * Judges one answer against all points of a scheme, in order; null where the statement matcher
 * decides.
 */
export type JudgeAll = (answer: string) => readonly (KindVerdict | null)[];

/** Judges one answer against one point by itself. */
export type JudgeOne = (answer: string) => KindVerdict;

export const cannotTell: KindVerdict = {
  share: null,
  sureness: 0,
  spans: [],
  finding: 'unreadable',
};
