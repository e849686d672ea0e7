import { addPoint, type Manner } from './add-point.ts';
import { applyDirective } from './apply-directive.ts';
import { isLimited, newGroup, type Draft } from './draft.ts';
import { isGuidance, readDirectives } from '../lines/read-directive.ts';
import { namesList, readGroupHeading } from '../lines/read-group-heading.ts';
import { tellsMarker } from '../lines/line-shapes.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/** Ends a limited group at an empty line, or where its list ends. */
export function closeGroup(draft: Draft, line: SchemeLine): void {
  const group = draft.groups.at(-1);
  if (group === undefined || !isLimited(group)) return;
  const last = group.points.at(-1);
  if (last === undefined) {
    group.isSpaced = line.startsBlock && line.isListed;
    return;
  }
  // A remark below a point does not end the list; nor do empty lines between all points.
  if (last.line === line.line || isGuidance(line.text)) return;
  const startsBlock = line.startsBlock && !(group.isSpaced && line.isListed);
  if (startsBlock || (last.isListed && !line.isListed))
    draft.groups.push(newGroup({ route: draft.route }));
}

export function openGroup(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const read = readGroupHeading(line.text);
  if (read === null) return false;
  // "Any three points. Do not reward the same idea twice."
  const isTold = read.rest !== '' && tellsMarker(read.rest);
  if (isTold) draft.notes.push(read.rest);
  const heading = isTold ? { ...read, rest: '' } : read;
  const current = draft.groups.at(-1);
  const isBelow =
    heading.count === null && heading.rest === '' && !/[:]\s*$|\b(?:from|of)\b/i.test(line.text);
  const isNext = namesList(line.text) && current !== undefined && isLimited(current);
  if (isBelow && !isNext && current !== undefined && current.points.length > 0) {
    current.markLimit ??= heading.marks;
    return true;
  }
  const isClosed = heading.rest === '' && /\d\s*[.)\]]?$|[.]$|^any \w+$/i.test(line.text);
  if (
    isClosed &&
    (current?.points.length ?? 0) > (heading.count ?? Infinity) &&
    current !== undefined
  ) {
    current.count ??= heading.count;
    current.markLimit ??= heading.marks;
    return true;
  }
  draft.groups.push(
    newGroup({ count: heading.count, markLimit: heading.marks, route: draft.route }),
  );
  const strokes = heading.rest.split(' / ').length;
  const sign = heading.rest.includes(';')
    ? /\s*;\s*/
    : strokes > 2
      ? /\s+\/\s+/
      : /\s*,\s*(?:and\s+|or\s+)?/;
  const items =
    heading.rest === ''
      ? []
      : heading.rest.split(sign).filter((text) => /[\p{L}\p{N}]/u.test(text));
  for (const [at, text] of items.entries()) {
    const guidance = at === items.length - 1 ? line.guidance : [];
    readRest(draft, { ...line, text, isListed: false, guidance }, manner);
  }
  return true;
}

function readRest(draft: Draft, line: SchemeLine, manner: Manner): void {
  const [directive] = readDirectives(line.text);
  if (directive === undefined) addPoint(draft, line, manner);
  else for (const one of readDirectives(line.text)) applyDirective(draft, one, line.line, false);
}

/** Applies "2 × (1)" or "2+2" as the limit of the points above. */
export function applyTimes(draft: Draft, count: number, each: number): void {
  const group = draft.groups.findLast(({ points }) => points.length > 0) ?? draft.groups.at(-1);
  if (group === undefined) {
    draft.groups.push(newGroup({ markLimit: count * each }));
    return;
  }
  group.markLimit ??= count * each;
  if (group.points.every((point) => point.marks === null)) {
    group.count ??= count;
    group.each = each;
  }
}
