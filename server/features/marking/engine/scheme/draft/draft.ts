import type { Directive } from '../lines/read-directive.ts';
import type { MarkRole, PointKind, SchemeCondition, SchemeWarning, ScaleStep } from '../scheme.ts';

/** A point while the scheme is read. */
export interface PointDraft {
  text: string;
  statements: string[];
  standIns: string[];
  ignored: string[];
  rejected: string[];
  keyWords: string[];
  partial: { text: string; marks: number }[];
  marks: number | null;
  isListed: boolean;
  called: string | null;
  line: number;
  label: string | null;
  role: MarkRole | null;
  carriesErrors: boolean;
  isExact: boolean;
  kind: PointKind | null;
  /**
   * Whether the mark is worded in front: "1 mark for …", which may only say how marks are given.
   */
  isWorded: boolean;
  /** The point that must be earned first. */
  needs: PointDraft | null;
}

/** Points that share a limit, while the scheme is read. */
export interface GroupDraft {
  count: number | null;
  markLimit: number | null;
  /** What each point is worth, if the limit says so: "2 × 2". */
  each: number | null;
  route: number | null;
  /** Whether its points are separated by empty lines. */
  isSpaced: boolean;
  points: PointDraft[];
}

/** A scheme while it is being read, line by line. */
export interface Draft {
  groups: GroupDraft[];
  conditions: SchemeCondition[];
  notes: string[];
  rejected: string[];
  ignored: string[];
  steps: ScaleStep[];
  warnings: SchemeWarning[];
  kind: PointKind | null;
  /** Whether the previous line was only "or". */
  awaitsAlternative: boolean;
  /** The route that is being read, counted from 1; null outside EITHER … OR. */
  route: number | null;
  /** How many lines described how marks are given without being points. */
  allocations: number;
  /** Whether each cause and its explanation earn a mark each. */
  isPaired: boolean;
  /** Whether the lines that follow are a sample of an answer. */
  isSample: boolean;
  /**
   * Remarks that name no point and are below one in a list; they belong to it if another point
   * follows.
   */
  loose: { items: string[]; below: PointDraft; isTooLittle: boolean }[];
  /** "Accept … for …" remarks above the point that they name. */
  ahead: { text: string; given: string; wanted: string; near: PointDraft }[];
  /** Remarks that name a point by number and are above that point. */
  named: { directive: Directive; line: number }[];
  /** Whether the lines that follow explain the codes above. */
  isExplained: boolean;
}

/** A group with no points yet. */
export function newGroup(part: Partial<GroupDraft> = {}): GroupDraft {
  return {
    count: null,
    markLimit: null,
    each: null,
    route: null,
    isSpaced: false,
    points: [],
    ...part,
  };
}

/** Returns an empty draft. */
export function newDraft(): Draft {
  return {
    groups: [],
    conditions: [],
    notes: [],
    rejected: [],
    ignored: [],
    steps: [],
    warnings: [],
    kind: null,
    awaitsAlternative: false,
    route: null,
    allocations: 0,
    isPaired: false,
    isSample: false,
    loose: [],
    ahead: [],
    named: [],
    isExplained: false,
  };
}

/** All points read so far, in order. */
export const pointsOf = (draft: Draft): PointDraft[] =>
  draft.groups.flatMap(({ points }) => points);

/** Returns the point that a remark without a name belongs to. */
export const lastPoint = (draft: Draft): PointDraft | undefined =>
  draft.groups.findLast((group) => group.points.length > 0)?.points.at(-1);

export const isLimited = (group: GroupDraft): boolean =>
  group.count !== null || group.markLimit !== null;
