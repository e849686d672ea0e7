import { distributeMarks } from './distribute-marks.ts';
import { splitLevels } from './level-bands.ts';
import {
  directiveItems,
  readDirectives,
  splitDirectives,
  type Directive,
} from './read-directive.ts';
import { readCapAtEnd, readGroupHeading } from './read-group-heading.ts';
import { isTotal, readLoneMark, readMarks } from './read-marks.ts';
import { PLAIN_POINT, type PointGroup, type Scheme } from './scheme.ts';
import { splitAlternatives } from './split-alternatives.ts';
import { splitScheme, type SchemeLine } from './split-lines.ts';

interface PointDraft {
  text: string;
  statements: string[];
  standIns: string[];
  ignored: string[];
  rejected: string[];
  marks: number | null;
  isListed: boolean;
}

interface GroupDraft {
  count: number | null;
  markLimit: number | null;
  points: PointDraft[];
}

/** A scheme while it is read, line by line. */
interface Draft {
  groups: GroupDraft[];
  notes: string[];
  /** The line before was only "or". */
  awaitsAlternative: boolean;
}

const newGroup = (count: number | null = null, markLimit: number | null = null): GroupDraft => ({
  count,
  markLimit,
  points: [],
});

const isLimited = (group: GroupDraft): boolean => group.count !== null || group.markLimit !== null;

const lastPoint = (draft: Draft): PointDraft | undefined =>
  draft.groups.findLast((group) => group.points.length > 0)?.points.at(-1);

const wordCount = (text: string): number => text.split(/\s+/).length;

/** "accept sugar" replaces a word of a longer point, and a whole short one. */
function addAlternative(point: PointDraft, item: string): void {
  const replacesPart = wordCount(item) <= 2 && wordCount(point.statements[0] ?? '') > 3;
  (replacesPart ? point.standIns : point.statements).push(item);
}

function applyDirective(draft: Draft, directive: Directive): void {
  const point = lastPoint(draft);
  if (point === undefined || directive.kind === 'note') {
    draft.notes.push(directive.text);
    return;
  }
  for (const item of directiveItems(directive)) {
    if (directive.kind === 'accept') addAlternative(point, item);
    else if (directive.kind === 'ignore') point.ignored.push(item);
    else point.rejected.push(item);
  }
}

function addPoint(draft: Draft, line: SchemeLine): void {
  const { point, directives } = splitDirectives(line.text);
  const capped = readCapAtEnd(point);
  const { text, marks } = readMarks(capped.text);
  const group = draft.groups.at(-1) ?? newGroup();
  if (draft.groups.length === 0) draft.groups.push(group);
  if (capped.cap !== null && group.points.length > 0) group.markLimit = capped.cap;
  if (text !== '') {
    const statements = splitAlternatives(
      text.replace(/\s*\b(?:ORA|OWTTE|AW|owtte|ora)\b\.?\s*$/, ''),
    );
    const empty = { standIns: [], ignored: [], rejected: [] };
    group.points.push({ text, statements, ...empty, marks, isListed: line.isListed });
  }
  for (const directive of directives) applyDirective(draft, directive);
}

/** A limited group ends at an empty line, or where its list ends. */
function closeGroup(draft: Draft, line: SchemeLine): void {
  const group = draft.groups.at(-1);
  const last = group?.points.at(-1);
  if (group === undefined || last === undefined || !isLimited(group)) return;
  if (line.startsBlock || (last.isListed && !line.isListed)) draft.groups.push(newGroup());
}

function openGroup(draft: Draft, line: SchemeLine): boolean {
  const heading = readGroupHeading(line.text);
  if (heading === null) return false;
  draft.groups.push(newGroup(heading.count, heading.marks));
  const items = heading.rest === '' ? [] : heading.rest.split(/\s*[,;]\s*(?:and\s+|or\s+)?/);
  for (const text of items) addPoint(draft, { ...line, text, isListed: false });
  return true;
}

function addAlternativeLine(draft: Draft, text: string): void {
  const point = lastPoint(draft);
  const marked = readMarks(text);
  if (point === undefined) return;
  point.statements.push(...splitAlternatives(marked.text));
  point.marks ??= marked.marks;
  draft.awaitsAlternative = false;
}

function readLine(draft: Draft, line: SchemeLine): void {
  if (isTotal(line.text)) return;
  const lone = readLoneMark(line.text);
  const previous = lastPoint(draft);
  if (lone !== null && previous !== undefined && /^[([]/.test(line.text)) {
    previous.marks ??= lone;
    return;
  }
  closeGroup(draft, line);
  const directives = readDirectives(line.text);
  const alternative = /^(?:or|OR)\b\s*:?\s*(.*)$/.exec(line.text)?.[1];
  for (const directive of directives) applyDirective(draft, directive);
  if (directives.length > 0) return;
  if (alternative === '') draft.awaitsAlternative = true;
  else if (alternative !== undefined) addAlternativeLine(draft, alternative);
  else if (draft.awaitsAlternative) addAlternativeLine(draft, line.text);
  else if (!openGroup(draft, line)) addPoint(draft, line);
}

/** "Any two from: light; water; warmth (2)": the mark belongs to the group. */
function liftGroupTotal(group: GroupDraft): void {
  const last = group.points.at(-1);
  const others = group.points.slice(0, -1);
  if (group.count === null || last === undefined || last.marks === null) return;
  if (
    others.length === 0 ||
    last.marks < group.count ||
    others.some((point) => point.marks !== null)
  )
    return;
  group.markLimit = last.marks;
  last.marks = null;
}

/** As many sentences as marks: each sentence is a point. */
function splitSentences(lines: readonly SchemeLine[], maxMark: number): SchemeLine[] {
  const [only] = lines;
  if (only === undefined || lines.length > 1 || maxMark < 2) return [...lines];
  const sentences = only.text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);
  const areWhole = sentences.every((sentence) => wordCount(sentence) > 2);
  if (sentences.length !== maxMark || !areWhole) return [...lines];
  return sentences.map((text) => ({ ...only, text }));
}

function settleGroups(groups: readonly GroupDraft[], maxMark: number): PointGroup[] {
  const settled = distributeMarks(
    groups.map(({ count, markLimit, points }) => ({
      count,
      markLimit,
      written: points.map((point) => point.marks),
    })),
    maxMark,
  );
  return groups.map((group, index) => ({
    cap: settled[index]?.cap ?? null,
    count: group.count,
    route: null,
    points: group.points.map(({ text, statements, standIns, ignored, rejected }, place) => ({
      ...PLAIN_POINT,
      text,
      statements,
      standIns,
      ignored,
      rejected,
      marks: settled[index]?.marks[place] ?? 1,
    })),
  }));
}

/** Reads the text of a mark scheme for an answer worth at most `maxMark`. Never throws. */
export function readScheme(text: string, maxMark: number): Scheme {
  const { hasLevels, content, bands } = splitLevels(splitScheme(text), maxMark);
  const draft: Draft = { groups: [], notes: [], awaitsAlternative: false };
  const lines = splitSentences(content, maxMark);
  for (const line of lines) readLine(draft, line);
  for (const group of draft.groups) liftGroupTotal(group);
  const groups = draft.groups.filter((group) => group.points.length > 0);
  const kind = groups.length > 0 ? 'points' : hasLevels ? 'levels' : 'empty';
  const levels = bands.map((line) => line.text);
  return {
    kind,
    groups: settleGroups(groups, maxMark),
    conditions: [],
    rejected: [],
    ignored: [],
    levels,
    notes: draft.notes,
    warnings: [],
    hasLevels,
    isModelAnswer: lines.length > content.length,
  };
}
