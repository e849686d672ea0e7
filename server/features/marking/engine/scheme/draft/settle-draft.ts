import { raiseLimit } from './raise-limit.ts';
import { settleRemarks } from './apply-directive.ts';
import { demoteRemarks } from './demote-remarks.ts';
import { distributeMarks } from './distribute-marks.ts';
import {
  isLimited,
  newGroup,
  pointsOf,
  type Draft,
  type GroupDraft,
  type PointDraft,
} from './draft.ts';
import { isInDigits, joinDigits, joinPlaces } from './join-digits.ts';
import { settleHeadings } from './marked-headings.ts';
import { isAspect } from '../is-aspect.ts';
import { findWarnings, type Around } from '../find-warnings.ts';
import { readUnknown } from '../lines/read-condition.ts';
import { directiveItems } from '../lines/read-directive.ts';
import { settleScale } from '../lines/read-scale.ts';
import { PLAIN_POINT, type PointGroup, type Scheme } from '../scheme.ts';
import { settleScored } from './settle-scored.ts';

/** Moves a mark to the group: "Any two from: light; water; warmth (2)". */
function liftGroupTotal(group: GroupDraft): void {
  const totals = group.points.filter(({ marks }) => marks !== null);
  const [only] = totals;
  // The total may be next to any one of them.
  if (only !== undefined && totals.length === 1 && group.points.length > 1)
    if (group.count !== null && group.count > 1 && only.marks === group.count) {
      group.markLimit = only.marks;
      only.marks = null;
      return;
    }
  const last = group.points.at(-1);
  const others = group.points.slice(0, -1);
  if (group.count === null || last === undefined || last.marks === null) return;
  const isOwn = others.length === 0 || others.some((point) => point.marks !== null);
  if (isOwn || last.marks < group.count) return;
  group.markLimit = last.marks;
  last.marks = null;
}

/** Merges the lines of "Any one of these": each line alone is a full answer. */
function mergeAlternatives(group: GroupDraft): void {
  const [first, ...others] = group.points;
  if (group.count !== 1 || first === undefined || others.length === 0) return;
  if (others.some((point) => point.marks !== null)) return;
  for (const other of others) {
    first.statements.push(...other.statements);
    first.standIns.push(...other.standIns);
    first.rejected.push(...other.rejected);
    first.ignored.push(...other.ignored);
  }
  first.marks ??= group.markLimit;
  group.points = [first];
  group.count = null;
  group.markLimit = null;
}

/** Moves a limit below the points, in an otherwise empty group, to the group of those points. */
function lowerLimits(draft: Draft): void {
  for (const [index, group] of draft.groups.entries()) {
    const before = draft.groups[index - 1];
    if (group.points.length > 0 || !isLimited(group) || before === undefined) continue;
    if (before.points.length === 0 || isLimited(before)) continue;
    before.count = group.count;
    before.markLimit = group.markLimit;
  }
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
}

const worthOf = (group: GroupDraft): number => {
  const sum = group.points.reduce((total, point) => total + (point.marks ?? 0), 0);
  return Math.min(sum, group.markLimit ?? sum);
};

/**
 * Removes the total of a mark column, which is next to the last line but is not that line's mark.
 */
function lowerTotal(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const last = points.at(-1);
  const others = points.slice(0, -1);
  const sum = others.reduce((total, point) => total + (point.marks ?? 1), 0);
  if (maxMark < 2 || last?.marks !== maxMark || others.length === 0 || last.label !== null) return;
  if (others.every((point) => (point.marks ?? 1) === 1) && sum >= maxMark - 1)
    last.marks = others.some((point) => point.marks !== null) ? 1 : null;
}

/**
 * Joins a line that has the total to the point before it, if the other points make up that total:
 * it repeats in other words what that point asks for.
 */
function joinUnderTotal(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const at = points.findIndex(({ marks, label }) => marks === maxMark && label === null);
  const total = points[at];
  const before = points[at - 1];
  const others = points.filter((point) => point !== total);
  const sum = others.reduce((all, { marks }) => all + (marks ?? 0), 0);
  if (maxMark < 2 || total === undefined || before === undefined || others.length < 2) return;
  if (sum !== maxMark || others.some(({ marks }) => marks === null)) return;
  before.statements.push(...total.statements);
  for (const group of draft.groups) group.points = group.points.filter((one) => one !== total);
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
}

/**
 * Replaces a total next to one of as many bullets as the question has marks: each bullet gets one
 * mark, and other lines none.
 */
function raiseTotal(draft: Draft, maxMark: number): void {
  const listed = pointsOf(draft).filter(({ isListed }) => isListed);
  const [total, ...others] = pointsOf(draft).filter(({ marks }) => marks !== null);
  if (total?.marks !== maxMark || !total.isListed || others.length > 0) return;
  if (listed.length === maxMark && maxMark > 1) for (const point of listed) point.marks = 1;
}

/**
 * Turns part marks below the whole answer into special cases: after "B2 for 3/8", "B1 for
 * 375/1000".
 */
function setPartialsApart(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const whole = points.findIndex(({ marks }) => marks === maxMark);
  if (whole === -1 || maxMark < 2 || draft.groups.some(({ route }) => route !== null)) return;
  const isPart = (point: PointDraft): boolean =>
    points.indexOf(point) > whole &&
    (point.role !== null || point.isWorded) &&
    (point.marks ?? maxMark) < maxMark;
  for (const group of draft.groups) {
    const parts = group.points.filter((point) => isPart(point));
    group.points = group.points.filter((point) => !parts.includes(point));
    for (const { text, marks, line, role } of parts) {
      const isStep = role === 'method' || role === 'independent';
      draft.conditions.push({
        kind: 'special-case',
        answer: text,
        marks: marks ?? 1,
        line,
        isStep,
      });
    }
  }
}

/**
 * Joins "12x² − 5" with "M1 for one term correct, A1 for both": the answer is on the line without a
 * mark, or with all marks, and the others say what parts of it are worth. A chemical equation
 * without a mark is read with its aspects.
 */
function joinAspects(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const [whole, ...aspects] = points;
  const areAspects =
    aspects.length > 0 && aspects.every(({ text, marks }) => marks !== null && isAspect(text));
  const sum = aspects.reduce((total, { marks }) => total + (marks ?? 0), 0);
  if (whole === undefined || !areAspects || sum !== maxMark) return;
  const isEquation = /→|->|⇌/.test(whole.text);
  if (!/\d|=/.test(whole.text) && !isEquation) return;
  if (whole.marks !== null ? whole.marks !== maxMark : isEquation) return;
  whole.marks = maxMark;
  let worth = 0;
  for (const { text, marks, line } of aspects) {
    worth += marks ?? 0;
    // The judge of equations already knows what formulae and balancing are worth.
    if (isEquation) draft.notes.push(text);
    else if (worth < maxMark)
      draft.conditions.push({ kind: 'special-case', answer: text, marks: worth, line });
  }
  for (const group of draft.groups) group.points = group.points.filter((point) => point === whole);
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
}

/**
 * Turns lines without a mark into notes if marked lines account for all marks, and sums of marks
 * too.
 */
function demoteUnmarked(draft: Draft, maxMark: number): void {
  const demote = (isDemoted: (point: GroupDraft['points'][number]) => boolean): void => {
    for (const group of draft.groups) {
      const out = group.points.filter((point) => isDemoted(point));
      group.points = group.points.filter((point) => !isDemoted(point));
      for (const { text, line } of out) {
        const condition = readUnknown(text, line);
        if (condition !== null) draft.conditions.push(condition);
        draft.notes.push(text);
      }
    }
    draft.groups = draft.groups.filter((group) => group.points.length > 0);
  };
  const own = pointsOf(draft).filter((point) => point.marks !== null && !point.isWorded);
  const ownSum = own.reduce((sum, point) => sum + (point.marks ?? 0), 0);
  if (ownSum >= maxMark && own.length > 1) demote((point) => point.isWorded);
  const marked = draft.groups.reduce((sum, group) => sum + worthOf(group), 0);
  const isListOfEquals = draft.groups.some(
    (group) => isLimited(group) && group.points.every((point) => point.marks === null),
  );
  const all = pointsOf(draft);
  const anyMarked = all.some((point) => point.marks !== null);
  if (anyMarked && marked >= maxMark && !isListOfEquals) demote((point) => point.marks === null);
}

/** Makes each line of a chain a route to all marks: "e.g. cheap (1) so costs fall (1)". */
function findRoutes(draft: Draft, maxMark: number): void {
  if (draft.groups.some((group) => group.route !== null) || maxMark < 2) return;
  const points = pointsOf(draft);
  const lines = Map.groupBy(points, (point) => point.line);
  const sums = [...lines.values()].map((line) =>
    line.reduce((sum, point) => sum + (point.marks ?? 0), 0),
  );
  const isChained = lines.size > 1 && [...lines.values()].every((line) => line.length > 1);
  if (!isChained || sums.some((sum) => sum !== maxMark)) return;
  draft.groups = [...lines.values()].map((line, index) =>
    newGroup({ points: line, route: index + 1 }),
  );
}

/** The end of "'Voting' alone": the words before it earn part of the marks. */
const ALONE = /\s*,?\s*\b(?:alone|only|on (?:its|their) own|unqualified)\b.*$/i;

/** Reads "Accept 'voting' alone for 1 mark" below a point of two: words that earn part of it. */
function addPartials(draft: Draft): void {
  const points = pointsOf(draft);
  for (const condition of draft.conditions) {
    if (condition.kind !== 'special-case' || /[\d=]/.test(condition.answer)) continue;
    const { answer, marks, line } = condition;
    const above = points.findLast((one) => one.line <= line);
    const point = points.length === 1 ? points[0] : above;
    const isPart = points.length === 1 || (point?.marks ?? 0) > marks;
    if (point === undefined || !isPart || isAspect(answer)) continue;
    for (const text of directiveItems(answer.replace(ALONE, '')))
      point.partial.push({ text, marks });
  }
}

/** Returns the groups with marks shared out and kinds set. */
function settleGroups(draft: Draft, maxMark: number): PointGroup[] {
  const isScaled = draft.steps.length > 0;
  const inputs = draft.groups.map(({ count, markLimit, each, points }) => ({
    count,
    markLimit,
    written: points.map((point) => point.marks ?? each ?? (isScaled ? 1 : null)),
  }));
  const routes = draft.groups.map((group) => group.route);
  const isEach = draft.allocations > 0 && !isInDigits(draft);
  const settled = distributeMarks(inputs, routes, isEach ? 1 : null, maxMark);
  const inOrder = pointsOf(draft);
  return draft.groups.map((group, index) => {
    const points = group.points.map((point, at) => {
      const { isListed: _listed, isWorded: _worded, needs, kind, ...rest } = point;
      const given = kind ?? draft.kind;
      return {
        ...PLAIN_POINT,
        ...rest,
        marks: settled[index]?.marks[at] ?? 1,
        kind: given ?? ('statement' as const),
        isKindGiven: given !== null,
        needs: needs !== null && inOrder.includes(needs) ? inOrder.indexOf(needs) : null,
      };
    });
    return { cap: settled[index]?.cap ?? null, count: group.count, route: group.route, points };
  });
}

/**
 * Builds a scheme from what was read line by line: shares out marks, separates notes, finds
 * warnings.
 */
export function settleDraft(draft: Draft, around: Around): Scheme {
  settleRemarks(draft);
  for (const group of draft.groups) {
    liftGroupTotal(group);
    mergeAlternatives(group);
  }
  lowerLimits(draft);
  lowerTotal(draft, around.maxMark);
  joinUnderTotal(draft, around.maxMark);
  raiseTotal(draft, around.maxMark);
  setPartialsApart(draft, around.maxMark);
  joinPlaces(draft, around.maxMark);
  joinDigits(draft, around.maxMark);
  joinAspects(draft, around.maxMark);
  settleHeadings(draft, around.maxMark);
  demoteUnmarked(draft, around.maxMark);
  demoteRemarks(draft, around.maxMark);
  findRoutes(draft, around.maxMark);
  addPartials(draft);
  const groups = raiseLimit(settleGroups(draft, around.maxMark), around.maxMark);
  const hasLevels = around.hasLevels;
  return {
    kind: groups.length > 0 ? 'points' : hasLevels ? 'levels' : 'empty',
    groups,
    conditions: draft.conditions.flatMap((condition) => settleScored(condition, around.maxMark)),
    scale: settleScale(draft.steps, around.maxMark),
    rejected: draft.rejected,
    ignored: draft.ignored,
    levels: around.levels,
    notes: draft.notes,
    warnings: findWarnings(draft, groups, around),
    hasLevels,
    isModelAnswer: around.isModelAnswer,
    isByDetail: around.isByDetail,
  };
}
