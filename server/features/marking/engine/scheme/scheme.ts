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
  marks: number;
}

/** Points that share a limit; most groups have none. */
export interface PointGroup {
  /** The most marks the group can give ("any two from"), or null. */
  cap: number | null;
  points: readonly SchemePoint[];
}

/** A mark scheme as the marker reads it, fit to be shown to a teacher. */
export interface Scheme {
  /** `levels` are bands that only a person can judge; `empty` has nothing to look for. */
  kind: 'points' | 'levels' | 'empty';
  groups: readonly PointGroup[];
  /** The bands of a levels scheme, in the words of the scheme. */
  levels: readonly string[];
  /** Guidance that neither gives nor takes marks. */
  notes: readonly string[];
  /** Whether level bands stand beside the points, so that counting points is a guess. */
  hasLevels: boolean;
  /** Whether its points are the sentences of one model answer, which repeat each other's words. */
  isModelAnswer: boolean;
}
