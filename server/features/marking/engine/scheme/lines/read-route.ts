import { addAlternativeLine, addPoint, type Manner } from '../draft/add-point.ts';
import { lastPoint, newGroup, pointsOf, type Draft } from '../draft/draft.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/** Adds "Accept mortgages rise (1) leaving less to spend (1)" as another route to all the marks. */
export function addAcceptedRoute(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const text = /^(?:also\s+)?(?:accept|allow|or)\s+(.*)$/i.exec(line.text)?.[1] ?? '';
  const parts = text.split(/[([]1[)\]]/).map((part) => part.trim());
  if (draft.route === null || parts.length < 3 || parts.at(-1) !== '') return false;
  draft.route += 1;
  draft.groups.push(newGroup({ route: draft.route }));
  for (const part of parts.slice(0, -1)) addPoint(draft, { ...line, text: `${part} (1)` }, manner);
  return true;
}

/** Reads the rest of a line after the word that opens a route. */
type ReadLine = (draft: Draft, line: SchemeLine, manner: Manner) => void;

/**
 * True for "OR saving pays (1) so people spend less (1)": all marks once more, by another route.
 */
function opensRoute(
  draft: Draft,
  { line }: SchemeLine,
  { maxMark, markedOnLine }: Manner,
): boolean {
  const sum = pointsOf(draft).reduce((all, { marks }) => all + (marks ?? 1), 0);
  const own = markedOnLine.get(line) ?? 0;
  return maxMark > 1 && sum >= maxMark && own > 1 && own >= maxMark - 1;
}

const METHOD_HEADING = /^alternative(?:\s+(?:method|approach|solution|route))?\s*:?$/i;

/**
 * True if another method follows: "ALTERNATIVE METHOD" below points that give all marks, or OR
 * alone below M1, M1, A1 that do.
 */
function isSecondMethod(draft: Draft, { text }: SchemeLine, { maxMark }: Manner): boolean {
  const points = pointsOf(draft);
  const sum = points.reduce((all, { marks }) => all + (marks ?? 1), 0);
  const isOr = /^OR$/.test(text.trim()) && points.at(-1)?.role === 'accuracy';
  return sum >= maxMark && (isOr || METHOD_HEADING.test(text.trim()));
}

/** Opens another route, and makes the points above the first one if there are no routes yet. */
function openMethod(draft: Draft): void {
  if (draft.route === null) for (const group of draft.groups) group.route = 1;
  draft.route = (draft.route ?? 1) + 1;
  draft.groups.push(newGroup({ route: draft.route }));
}

/**
 * Adds "OR the median found" below "If the answer is wrong, award 1 for …" as another way to the
 * same mark.
 */
function addToSpecialCase(draft: Draft, answer: string, line: number): boolean {
  const before = draft.conditions.at(-1);
  // The word may be on a separate line between the two.
  if (before?.kind !== 'special-case' || before.line < line - 2) return false;
  draft.conditions.push({ ...before, answer, line });
  return true;
}

/** Reads EITHER … OR … THEN, and "or" before another wording of the point above. */
export function readRoute(
  draft: Draft,
  line: SchemeLine,
  manner: Manner,
  readLine: ReadLine,
): boolean {
  const either = /^(?:EITHER|Either|either(?=\s*(?::|$)))\b\s*:?\s*(.*)$/.exec(line.text)?.[1];
  if (either !== undefined) {
    draft.route = 1;
    draft.groups.push(newGroup({ route: 1 }));
    if (either !== '') readLine(draft, { ...line, text: either }, manner);
    return true;
  }
  const then = /^(?:and\s+)?then\b\s*:?\s*(.*)$/i.exec(line.text)?.[1];
  if (then !== undefined && draft.route !== null) {
    draft.route = null;
    draft.groups.push(newGroup());
    if (then !== '') readLine(draft, { ...line, text: then }, manner);
    return true;
  }
  if (METHOD_HEADING.test(line.text.trim()) && isSecondMethod(draft, line, manner)) {
    openMethod(draft);
    return true;
  }
  const rest = /^or\b\s*:?\s*(.*)$/i.exec(line.text)?.[1];
  if (rest === undefined) return false;
  if (rest !== '' && addToSpecialCase(draft, rest, line.line)) return true;
  if (
    draft.route === null &&
    /^(?:OR\b|[Oo]r\s*:)/.test(line.text) &&
    opensRoute(draft, line, manner)
  ) {
    for (const group of draft.groups) group.route = 1;
    draft.route = 1;
  }
  if (draft.route !== null && /^OR\b/i.test(line.text)) {
    draft.route += 1;
    draft.groups.push(newGroup({ route: draft.route }));
    if (rest !== '') readLine(draft, { ...line, text: rest }, manner);
  } else if (rest === '' && isSecondMethod(draft, line, manner)) openMethod(draft);
  else if (rest === '') draft.awaitsAlternative = true;
  else if (!addSecondCase(draft, rest, line)) addAlternativeLine(draft, rest, manner);
  return true;
}

/**
 * Adds "or 36 seen" below "If wrong, award 1 for 4 × 9": worth the same as that, not as the point.
 */
function addSecondCase(draft: Draft, text: string, { line }: SchemeLine): boolean {
  const before = draft.conditions.at(-1);
  const isBelow = before?.line === line - 1 && (lastPoint(draft)?.line ?? line) < before.line;
  if (before?.kind !== 'special-case' || !isBelow) return false;
  draft.conditions.push({ ...before, answer: text, line });
  return true;
}
