import type { PointKind, SchemeReading } from '../../../../../shared/contract/scheme-reading.ts';

export type { PointKind };

/** What is known about the question when its scheme is read. */
export interface Asked {
  maxMark: number;
  questionText: string;
}

/** What a mark is for in mathematics and the sciences: the boards' M1, A1, B1 and SC1. */
export type MarkRole = 'method' | 'accuracy' | 'independent' | 'special-case';

/** An answer that earns only part of its point: "accept 2.4 for 1 mark". */
interface PartialCredit {
  text: string;
  marks: number;
}

/** One thing that earns marks, as the marker understands it. */
export interface SchemePoint {
  /** The point as worded in the scheme, for people. */
  text: string;
  /** Wordings that each earn the point; the first is the scheme's own. */
  statements: readonly string[];
  /** Words that may replace one part of the point ("accept sugar"). */
  standIns: readonly string[];
  /** What neither earns nor loses the point. */
  ignored: readonly string[];
  /** What an answer must not say to earn the point. */
  rejected: readonly string[];
  /** A whole number, or a multiple of a half if the scheme gives halves. */
  marks: number;
  /** As named by the scheme ("[number]") or recognised later; `statement` until then. */
  kind: PointKind;
  /** Whether the scheme names the kind, so that it need not be recognised. */
  isKindGiven: boolean;
  /** The scheme's name for the point, in capitals ("M1", "MP2", "2"), or null. */
  label: string | null;
  role: MarkRole | null;
  /**
   * Words that the scheme prints in capitals or underlines: an answer without them earns nothing.
   */
  keyWords: readonly string[];
  /** Answers that earn part of the point's marks. */
  partial: readonly PartialCredit[];
  /** Whether a wrong figure from an earlier point may be carried into this one (ecf, ft). */
  carriesErrors: boolean;
  /** Whether only this answer is accepted (cao): nothing equivalent, nothing carried forward. */
  isExact: boolean;
  /** Index, in the order of the scheme, of the point that must be earned for this one to count. */
  needs: number | null;
  /** The scheme's name for the point: the "example" of "Example: …"; null without one. */
  called: string | null;
  /** Index of its line in the scheme's text, from 0. */
  line: number;
}

/** Defaults of a point whose scheme says nothing beyond its words. */
export const PLAIN_POINT = {
  standIns: [],
  ignored: [],
  rejected: [],
  marks: 1,
  kind: 'statement',
  isKindGiven: false,
  label: null,
  role: null,
  keyWords: [],
  partial: [],
  carriesErrors: false,
  isExact: false,
  needs: null,
  called: null,
  line: 0,
} as const satisfies Partial<SchemePoint>;

/** Points that share a limit; most groups have none. */
export interface PointGroup {
  /** The most marks the group can give ("any two from"), or null. */
  cap: number | null;
  /** How many of its points count ("any two from"), or null. */
  count: number | null;
  /**
   * Groups with the same number form a route (EITHER/OR): the best route counts. Null: not a route.
   */
  route: number | null;
  points: readonly SchemePoint[];
}

/** What a scheme says about marks beyond its points. */
export type SchemeCondition =
  /** "Correct answer with or without working scores 3"; null means the last point's answer. */
  | {
      kind: 'final-answer';
      answer: string | null;
      marks: number;
      line: number;
      isUnshown?: boolean;
    }
  /**
   * "SC1 for 8.5", "396 kJ = 3 marks": marks for an answer as a whole. "B1 for 148.5 seen" is a
   * step, which may be anywhere in the working. "120 with no working = 1" is about answers without
   * working (`isUnshown`), and "9 with no units gets 1" about figures without a unit.
   */
  | {
      kind: 'special-case';
      answer: string;
      marks: number;
      line: number;
      isStep?: boolean;
      isUnshown?: boolean;
      isUnitless?: boolean;
    }
  /** "Both for 1 mark": no marks for part of it. */
  | { kind: 'all-or-nothing'; line: number }
  /** Each wrong item of a list takes one right item away. */
  | { kind: 'list-principle'; line: number }
  /** Errors are carried forward through all points. */
  | { kind: 'errors-carried-forward'; line: number }
  /** "Max 1 for a list", "max 2 for one way": a limit that depends on the form of the answer. */
  | { kind: 'limit'; text: string; marks: number; line: number }
  /** Other valid points earn marks too: points not in the scheme may be right. */
  | { kind: 'open'; text: string; line: number }
  /** Anything else that affects marks and is not understood: doubt. */
  | { kind: 'not-understood'; text: string; line: number };

/**
 * A warning and the line that it is about, as written in the scheme; null means the whole scheme.
 */
export type SchemeWarning = SchemeReading['warnings'][number];

/** How many points earn how many marks. */
export interface ScaleStep {
  points: number;
  marks: number;
}

/** A mark scheme as the marker reads it, in a form that can be shown to a teacher. */
export interface Scheme {
  /**
   * `levels` are bands that only a person can judge; `empty` has nothing that an answer can be
   * compared with.
   */
  kind: 'points' | 'levels' | 'empty';
  groups: readonly PointGroup[];
  conditions: readonly SchemeCondition[];
  /**
   * "Four key elements: 3 points": how many points earn how many marks, in rising order; or null.
   */
  scale: readonly ScaleStep[] | null;
  /** What an answer must not contain to earn any mark of the scheme. */
  rejected: readonly string[];
  /** What neither earns nor loses anything. */
  ignored: readonly string[];
  /** The bands of a levels scheme, as worded there. */
  levels: readonly string[];
  /** Guidance and lines not understood: they neither add nor remove marks. */
  notes: readonly string[];
  warnings: readonly SchemeWarning[];
  /** Whether there are level bands as well as points, so that counting points is a guess. */
  hasLevels: boolean;
  /** Whether its points are sentences of one model answer, which repeat each other's words. */
  isModelAnswer: boolean;
  /** Whether the detail given for each point decides what it earns: always doubtful. */
  isByDetail: boolean;
}
