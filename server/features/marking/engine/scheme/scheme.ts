import type { PointKind, SchemeReading } from '../../../../../shared/contract/scheme-reading.ts';

export type { PointKind };

/** What is known of the question when its scheme is read. */
export interface Asked {
  maxMark: number;
  questionText: string;
}

/** What a mark is for in mathematics and the sciences: M1, A1, B1 and SC1 of the boards. */
export type MarkRole = 'method' | 'accuracy' | 'independent' | 'special-case';

/** An answer that earns only part of its point: "accept 2.4 for 1 mark". */
interface PartialCredit {
  text: string;
  marks: number;
}

/** One thing that earns marks, as the marker reads it. */
export interface SchemePoint {
  /** The point in the words of the scheme, for people. */
  text: string;
  /** Each of these alone earns the point; the first is the scheme's own wording. */
  statements: readonly string[];
  /** Words that may stand for one part of the point ("accept sugar"). */
  standIns: readonly string[];
  /** What must neither earn nor lose the point. */
  ignored: readonly string[];
  /** What an answer must not say if it is to earn the point. */
  rejected: readonly string[];
  /** A whole number, or halves where the scheme gives them. */
  marks: number;
  /** As the scheme says ("[number]") or as it was recognised; `statement` until then. */
  kind: PointKind;
  /** Whether the scheme names the kind, so that it is not to be recognised. */
  isKindGiven: boolean;
  /** The scheme's name for the point, in capitals ("M1", "MP2", "2"), or null. */
  label: string | null;
  role: MarkRole | null;
  /** Words that the scheme prints in capitals or underlined: without them nothing is earned. */
  keyWords: readonly string[];
  /** What earns part of the point's marks. */
  partial: readonly PartialCredit[];
  /** Whether a wrong figure from an earlier point may be carried into this one (ecf, ft). */
  carriesErrors: boolean;
  /** Whether only this answer will do (cao): nothing equivalent, nothing carried forward. */
  isExact: boolean;
  /** Place of the point, in the order of the scheme, without which this one is not earned. */
  needs: number | null;
  /** What the scheme calls it: the "example" of "Example: …"; null without such a name. */
  called: string | null;
  /** The line of the scheme's text that it stands on, from 0. */
  line: number;
}

/** What a point is where its scheme says no more than its words. */
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
  /** Groups with the same number are routes (EITHER/OR): the best of them counts. Null: no route. */
  route: number | null;
  points: readonly SchemePoint[];
}

/** What a scheme says of marks beyond its points. */
export type SchemeCondition =
  /** "Correct answer with or without working scores 3"; null: the last point's. */
  | {
      kind: 'final-answer';
      answer: string | null;
      marks: number;
      line: number;
      isUnshown?: boolean;
    }
  /**
   * "SC1 for 8.5", "396 kJ = 3 marks": what the whole answer gets for saying so. "B1 for 148.5 seen" is a step, which may
   * stand anywhere in the working. "120 with no working = 1" is of answers that show none (`isUnshown`).
   */
  | {
      kind: 'special-case';
      answer: string;
      marks: number;
      line: number;
      isStep?: boolean;
      isUnshown?: boolean;
    }
  /** "Both for 1 mark": nothing for part of it. */
  | { kind: 'all-or-nothing'; line: number }
  /** Each wrong item of a list takes one right item away. */
  | { kind: 'list-principle'; line: number }
  /** Errors are carried forward through all points. */
  | { kind: 'errors-carried-forward'; line: number }
  /** "Max 1 for a list", "max 2 for one way": a limit that depends on how the answer is built. */
  | { kind: 'limit'; text: string; marks: number; line: number }
  /** Other valid points earn marks too: what the scheme does not list may be right. */
  | { kind: 'open'; text: string; line: number }
  /** Anything else that bears on marks and is not understood: doubt. */
  | { kind: 'not-understood'; text: string; line: number };

/** A warning and the line that it is about, as the scheme has it; null: the whole scheme. */
export type SchemeWarning = SchemeReading['warnings'][number];

/** So many of the points earn so many marks. */
export interface ScaleStep {
  points: number;
  marks: number;
}

/** A mark scheme as the marker reads it, fit to be shown to a teacher. */
export interface Scheme {
  /** `levels` are bands that only a person can judge; `empty` has nothing to look for. */
  kind: 'points' | 'levels' | 'empty';
  groups: readonly PointGroup[];
  conditions: readonly SchemeCondition[];
  /** "Four key elements: 3 points": how many points earn how many marks, rising; or null. */
  scale: readonly ScaleStep[] | null;
  /** What must not be in an answer that is to get any mark of the scheme. */
  rejected: readonly string[];
  /** What neither earns nor loses anything. */
  ignored: readonly string[];
  /** The bands of a levels scheme, in the words of the scheme. */
  levels: readonly string[];
  /** Guidance and lines not understood: they neither give nor take marks. */
  notes: readonly string[];
  warnings: readonly SchemeWarning[];
  /** Whether level bands stand beside the points, so that counting points is a guess. */
  hasLevels: boolean;
  /** Whether its points are the sentences of one model answer, which repeat each other's words. */
  isModelAnswer: boolean;
  /** Whether how fully each of its points is said decides what it earns: always a matter of doubt. */
  isByDetail: boolean;
}
