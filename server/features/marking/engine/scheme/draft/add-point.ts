import { addRemark, applyDirective } from './apply-directive.ts';
import { lastPoint, newGroup, pointsOf, type Draft, type PointDraft } from './draft.ts';
import { hasNoContent, isHeading } from '../lines/line-shapes.ts';
import { readCode, type Coded, saysToCarryOn } from '../lines/read-code.ts';
import { readFigureWorthBeside } from '../lines/read-condition.ts';
import { readDirectives, splitDirectives } from '../lines/read-directive.ts';
import { readCapAtEnd, readGroupHeading } from '../lines/read-group-heading.ts';
import { readLoneMark, readMarks, readWorthWithEquals } from '../lines/read-marks.ts';
import { readPointText } from '../lines/read-point-text.ts';
import type { PointKind } from '../scheme.ts';
import { splitAlternatives } from '../lines/split-alternatives.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/** How the whole scheme writes its marks, which no single line shows. */
export interface Manner {
  codesCount: boolean;
  equalsGiveMarks: boolean;
  /** Number of marks in brackets on each line that has any. */
  markedOnLine: ReadonlyMap<number, number>;
  maxMark: number;
  questionText: string;
}

const KINDS = 'statement|number|formula|expression|term|code|translation|list|choice|level';
const KIND_TAG = new RegExp(String.raw`\s*\[\s*(${KINDS})\s*\]`, 'i');

/**
 * Reads "[number]", which names the kind of its point, or of all points if it is on its own line.
 */
export function readKindTag(text: string): { text: string; kind: PointKind | null } {
  const match = KIND_TAG.exec(text);
  if (match === null) return { text, kind: null };
  const kind = match[1]?.toLowerCase() as PointKind;
  return {
    text: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim(),
    kind,
  };
}

/** Splits the mark, in whatever form, from the text that earns it. */
function readWorth(text: string, manner: Manner) {
  if (manner.equalsGiveMarks) return { ...readCode(''), ...readWorthWithEquals(text) };
  const plain = readMarks(text);
  const coded = readCode(plain.marks === null ? text : plain.text);
  // "A3 (1)": text with a mark and nothing else is not a code.
  if (coded.label === null || (coded.text === '' && plain.marks !== null))
    return { ...readCode(''), ...plain };
  const own = manner.codesCount ? 1 : coded.marks;
  return { ...coded, marks: plain.marks ?? own };
}

/** "9 + 3√5    must be in the form a + b√5": the form required of a figure, written after it. */
const MUST_BEHIND =
  /^(?=.*[=√+×÷/^²³])([^;:(]*?[\d√)\]²³]\p{L}?)[^\S\n]+must\s+(?:be|have)\b(?!.*(?:\bs\.?f|\bd\.?p|figures|places))[^\n]*$/u;

const isSensible = (marks: number | null, maxMark: number): boolean =>
  marks === null || (marks > 0 && marks <= maxMark);

/** "(must mention the walls)": what a marker should look for, which is not part of the answer. */
const NEEDS = /\s*\(((?:must|needs?|only if|not just|if|penalise|once|both)\b[^()]*)\)/i;

export function addPoint(draft: Draft, line: SchemeLine, manner: Manner): void {
  const tagged = readKindTag(line.text.replace(NEEDS, ''));
  const needs = NEEDS.exec(line.text)?.[1];
  if (needs !== undefined) draft.notes.push(needs);
  const { point, directives } = splitDirectives(tagged.text);
  const figure = MUST_BEHIND.exec(point)?.[1] ?? point;
  if (figure !== point) draft.notes.push(point.slice(figure.length).trim());
  const capped = readCapAtEnd(figure);
  const read = readWorth(capped.text, manner);
  const worth = isSensible(read.marks, manner.maxMark)
    ? read
    : { ...read, text: capped.text, marks: null };
  const group = draft.groups.at(-1) ?? newGroup({ route: draft.route });
  if (draft.groups.length === 0) draft.groups.push(group);
  if (capped.cap !== null && group.points.length + (worth.text === '' ? 0 : 1) > 1)
    group.markLimit ??= capped.cap;
  const content = readPointText(worth.text);
  if (content.text === '' || isHeading(content.text) || hasNoContent(content.text)) {
    const previous = lastPoint(draft);
    if (worth.marks !== null && previous !== undefined) previous.marks ??= worth.marks;
  } else {
    group.points.push({
      text: content.text,
      statements: splitAlternatives(content.plain),
      standIns: [],
      ignored: [],
      rejected: [],
      keyWords: content.keyWords,
      partial: [],
      marks: worth.marks ?? content.marks ?? line.marks,
      isListed: line.isListed,
      called: content.called,
      line: line.line,
      label: worth.label,
      role: worth.role,
      carriesErrors: worth.carriesErrors || saysToCarryOn(content.text),
      isExact: worth.isExact,
      kind: tagged.kind,
      isWorded: /^(?:award|give|[([]?(?:\d|one|two|three)\s*marks?)\b/i.test(capped.text),
      needs: null,
    });
  }
  for (const directive of directives) applyDirective(draft, directive, line.line, true);
  for (const remark of line.guidance)
    if (!limitAll(draft, remark, manner)) addGuidance(draft, remark, line.line);
}

/** "M2 for 68 ÷ 0.85", "or M1 for x² + 2x + k or x² + kx − 15" next to the whole answer. */
const PART_MARKS = /^(?:or\s+)?(?:(?:SC\s?)?[MAB]\s?(\d)\s+)?for\s+(.+)$/;

/** "either quartile: LQ = 14, UQ = 22.5" names each of them; "each correct term" names none. */
function readParts(said: string): string[] {
  if (!/^(?:each|either|one|any)\b/i.test(said)) return said.split(/\s+or\s+(?:for\s+)?/);
  const listed = /:\s*(\S.*)$/.exec(said)?.[1]?.split(/\s*(?:,|;|\bor\b)\s*/) ?? [];
  return listed.length > 1 ? listed : [said];
}

function addPartMarks(draft: Draft, remark: string, line: number): boolean {
  const match = PART_MARKS.exec(remark);
  const before = draft.conditions.findLast(({ kind }) => kind === 'special-case');
  const known = before?.kind === 'special-case' && before.line === line ? before.marks : 0;
  // A second "M1 for …" next to the same answer adds to the first; "or M1 for …" does not.
  const onTop = /^M\s?\d/.test(remark) ? known : 0;
  const whole = lastPoint(draft)?.marks ?? 0;
  const own = Number(match?.[1]);
  // "M3 for …" and "M2 for …" beside 4 marks are steps of one ladder.
  const added = own + onTop < whole ? own + onTop : own;
  const marks = match?.[1] === undefined ? known : added;
  if (match === null || marks === 0 || marks >= whole) return false;
  const parts = readParts(match[2] ?? '');
  const isStep = /^(?:or\s+)?[MB]\s?\d/.test(remark);
  for (const answer of parts)
    draft.conditions.push({ kind: 'special-case', answer, marks, line, isStep });
  draft.notes.push(remark);
  return true;
}

/** Reads "Max 2" next to a point of the only list as the list's limit if it equals the total. */
function limitAll(draft: Draft, remark: string, { maxMark }: Manner): boolean {
  const [only, ...others] = draft.groups;
  const heading = readGroupHeading(remark);
  const isTotal = heading?.count === null && heading.rest === '' && heading.marks === maxMark;
  if (!isTotal || only === undefined || others.length > 0) return false;
  only.markLimit ??= maxMark;
  return true;
}

/** "Unit required" next to a figure. */
const UNIT_REQUIRED =
  /^(?:correct\s+)?units?\s+(?:(?:is|are|must be)\s+)?(?:required|needed|essential|given)(?:\s+(?:for|with)\s+(?:the\s+)?(?:final|last|full|answer)(?:\s+(?:marks?|answer))?)?[.]?$/i;

export function requireUnit(draft: Draft, remark: string): boolean {
  const point = lastPoint(draft);
  if (point === undefined || !UNIT_REQUIRED.test(remark)) return false;
  point.text += ' (unit required)';
  return true;
}

function addGuidance(draft: Draft, whole: string, line: number): void {
  const remark = whole.replace(/^\((.*)\)$/, '$1');
  if (requireUnit(draft, remark)) return;
  if (addPartMarks(draft, remark, line)) return;
  if (readFigureWorthBeside(remark, line) !== null) {
    addRemark(draft, remark, line);
    return;
  }
  const directives = readDirectives(
    remark
      .replace(/^not (?!just\b|all\b|only\b)(?:(?:accept|allow|credit)\s+)?/i, 'reject ')
      .replace(/^or (?!(?:[MAB]\d|equivalent|better)\b|any\b|other\b)/i, 'accept '),
  );
  for (const directive of directives) applyDirective(draft, directive, line, true);
  if (directives.length === 0) addRemark(draft, remark, line);
}

export function addAlternativeLine(draft: Draft, text: string, manner: Manner): void {
  const point = lastPoint(draft);
  if (point === undefined) return;
  const marked = readWorth(text, manner);
  point.statements.push(...splitAlternatives(readPointText(marked.text).plain));
  point.marks ??= marked.marks;
  point.label ??= marked.label;
  point.role ??= marked.role;
  draft.awaitsAlternative = false;
}

/** Adds a second code to a point that has one; returns false if the scheme has no mark for it. */
function addSecondCode(
  point: PointDraft,
  { label, role, marks }: Coded,
  { maxMark }: Manner,
): boolean {
  if (point.label === null || point.label[0] === label?.[0] || marks === null) return false;
  if ((point.marks ?? 0) + marks > maxMark) return false;
  point.marks = (point.marks ?? 0) + marks;
  point.role = role;
  return true;
}

/** Adds a mark or a code that is alone on its line to the point above. */
export function addLoneMark(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const previous = lastPoint(draft);
  if (previous === undefined) return false;
  const lone = readLoneMark(line.text);
  if (
    lone !== null &&
    (/^[([]/.test(line.text) || /marks?\b/i.test(line.text) || lone === manner.maxMark)
  ) {
    if (lone <= manner.maxMark) previous.marks ??= lone;
    return /^[([]/.test(line.text) || /marks?\b/i.test(line.text) || previous.marks !== null;
  }
  const coded = readCode(line.text);
  // "M1" next to a line and "A1" in the row below it: the line is worth both.
  const isCodeOnly = coded.label !== null && coded.text === '';
  const areAllWorth = pointsOf(draft).every(({ marks }) => marks !== null);
  if (isCodeOnly && areAllWorth && addSecondCode(previous, coded, manner)) return true;
  const isLone =
    coded.label !== null &&
    previous.label === null &&
    (/^(?:$|ft\b|cao\b|oe\b|dep\b)/i.test(coded.text) ||
      // "M1 their area" says whose figure; "their 850 ÷ 40  M1" is a separate step.
      (/^their\b/i.test(coded.text) && !/^their\b/i.test(line.text)));
  if (!isLone || coded.role === 'special-case') return false;
  previous.label = coded.label;
  previous.role = coded.role;
  previous.marks ??= coded.marks;
  previous.carriesErrors ||= coded.carriesErrors;
  previous.isExact ||= coded.isExact;
  return true;
}
