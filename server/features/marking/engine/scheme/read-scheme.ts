import { addRemark, applyDirective } from './apply-directive.ts';
import { isLimited, lastPoint, newDraft, newGroup, pointsOf, type Draft } from './draft.ts';
import { splitLevels } from './level-bands.ts';
import { isHeading, refersToTeacher } from './line-shapes.ts';
import { areCodesCounting, readCode, settleTags } from './read-code.ts';
import { readCondition, readScoredAnswer } from './read-condition.ts';
import { readDirective, readDirectives, splitDirectives } from './read-directive.ts';
import { allocatesMarks, readCapAtEnd, readGroupHeading } from './read-group-heading.ts';
import {
  areWorthsWithEquals,
  isTotal,
  readLoneMark,
  readMarks,
  readTimes,
  readWorthWithEquals,
} from './read-marks.ts';
import { readPointText } from './read-point-text.ts';
import { readScaleStep } from './read-scale.ts';
import type { PointKind, Scheme } from './scheme.ts';
import { settleDraft } from './settle-draft.ts';
import { splitAlternatives } from './split-alternatives.ts';
import { splitScheme, type SchemeLine } from './split-lines.ts';

/** How the whole scheme writes its marks, which a line alone does not show. */
interface Manner {
  codesCount: boolean;
  equalsGiveMarks: boolean;
  maxMark: number;
}

const KINDS = 'statement|number|formula|expression|term|code|translation|list|choice|level';
const KIND_TAG = new RegExp(String.raw`\s*\[\s*(${KINDS})\s*\]`, 'i');

/** "[number]" names the kind of its point, or of all where it stands alone. */
function readKindTag(text: string): { text: string; kind: PointKind | null } {
  const match = KIND_TAG.exec(text);
  if (match === null) return { text, kind: null };
  const kind = match[1]?.toLowerCase() as PointKind;
  return {
    text: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim(),
    kind,
  };
}

/** Splits the mark, in whatever form, from what it is given for. */
function readWorth(text: string, manner: Manner) {
  if (manner.equalsGiveMarks) return { ...readCode(''), ...readWorthWithEquals(text) };
  const plain = readMarks(text);
  const coded = readCode(plain.marks === null ? text : plain.text);
  if (coded.label === null) return { ...coded, ...plain };
  const own = manner.codesCount ? 1 : coded.marks;
  return { ...coded, marks: plain.marks ?? own };
}

const isSensible = (marks: number | null, maxMark: number): boolean =>
  marks === null || (marks > 0 && marks <= maxMark);

/** "(must mention the walls)": what a marker should look for, which is no part of the answer. */
const NEEDS = /\s*\(((?:must|needs?|only if|not just|if|penalise|once|both)\b[^()]*)\)/i;

function addPoint(draft: Draft, line: SchemeLine, manner: Manner): void {
  const tagged = readKindTag(line.text.replace(NEEDS, ''));
  const needs = NEEDS.exec(line.text)?.[1];
  if (needs !== undefined) draft.notes.push(needs);
  const { point, directives } = splitDirectives(tagged.text);
  const capped = readCapAtEnd(point);
  const read = readWorth(capped.text, manner);
  const worth = isSensible(read.marks, manner.maxMark)
    ? read
    : { ...read, text: capped.text, marks: null };
  const group = draft.groups.at(-1) ?? newGroup({ route: draft.route });
  if (draft.groups.length === 0) draft.groups.push(group);
  if (capped.cap !== null && group.points.length + (worth.text === '' ? 0 : 1) > 1)
    group.markLimit ??= capped.cap;
  const content = readPointText(worth.text);
  if (content.text === '' || isHeading(content.text)) {
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
      line: line.line,
      label: worth.label,
      role: worth.role,
      carriesErrors: worth.carriesErrors,
      isExact: worth.isExact,
      kind: tagged.kind,
      isWorded: /^(?:award|give|[([]?(?:\d|one|two|three)\s*marks?)\b/i.test(capped.text),
      needsLabel: null,
    });
  }
  for (const directive of directives) applyDirective(draft, directive, line.line, true);
  for (const remark of line.guidance) addGuidance(draft, remark, line.line);
}

function addGuidance(draft: Draft, remark: string, line: number): void {
  const directives = readDirectives(remark);
  for (const directive of directives) applyDirective(draft, directive, line, true);
  if (directives.length === 0) addRemark(draft, remark, line);
}

/** A limited group ends at an empty line, or where its list ends. */
function closeGroup(draft: Draft, line: SchemeLine): void {
  const group = draft.groups.at(-1);
  const last = group?.points.at(-1);
  if (group === undefined || last === undefined || !isLimited(group)) return;
  if (line.startsBlock || (last.isListed && !line.isListed))
    draft.groups.push(newGroup({ route: draft.route }));
}

/** "Accept mortgages rise (1) leaving less to spend (1)": a whole other way to the marks. */
function addAcceptedRoute(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const text = /^(?:also\s+)?(?:accept|allow|or)\s+(.*)$/i.exec(line.text)?.[1] ?? '';
  const parts = text.split(/[([]1[)\]]/).map((part) => part.trim());
  if (draft.route === null || parts.length < 3 || parts.at(-1) !== '') return false;
  draft.route += 1;
  draft.groups.push(newGroup({ route: draft.route }));
  for (const part of parts.slice(0, -1)) addPoint(draft, { ...line, text: `${part} (1)` }, manner);
  return true;
}

/** "Cause – what it led to" where each half earns its own mark. */
function splitPair(draft: Draft, line: SchemeLine): string[] {
  const halves = line.text.split(/\s+[–—-]\s+/);
  return draft.isPaired && halves.length === 2 && line.marks === null ? halves : [line.text];
}

const PAIRS =
  /\(1\).*\+\s*\(1\)|\b(?:1|one) mark\b.*\b(?:1|one)\s+(?:further\s+)?mark\b|\+\s*1 mark\b/i;

function openGroup(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const heading = readGroupHeading(line.text);
  if (heading === null) return false;
  const current = draft.groups.at(-1);
  const isBelow =
    heading.count === null && heading.rest === '' && !/[:]\s*$|\b(?:from|of)\b/i.test(line.text);
  if (isBelow && current !== undefined && current.points.length > 0) {
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
  for (const text of items)
    readRest(draft, { ...line, text, isListed: false, guidance: [] }, manner);
  return true;
}

function readRest(draft: Draft, line: SchemeLine, manner: Manner): void {
  const [directive] = readDirectives(line.text);
  if (directive === undefined) addPoint(draft, line, manner);
  else for (const one of readDirectives(line.text)) applyDirective(draft, one, line.line, false);
}

function addAlternativeLine(draft: Draft, text: string, manner: Manner): void {
  const point = lastPoint(draft);
  if (point === undefined) return;
  const marked = readWorth(text, manner);
  point.statements.push(...splitAlternatives(readPointText(marked.text).plain));
  point.marks ??= marked.marks;
  draft.awaitsAlternative = false;
}

/** "2 × (1)", "2+2": the limit of the points above. */
function applyTimes(draft: Draft, count: number, each: number): void {
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

/** A mark or a code that stands alone belongs to the point above. */
function addLoneMark(draft: Draft, line: SchemeLine, manner: Manner): boolean {
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
  const isLone =
    coded.label !== null &&
    previous.label === null &&
    /^(?:$|ft\b|their\b|cao\b|oe\b|dep\b)/i.test(coded.text);
  if (!isLone || coded.role === 'special-case') return false;
  previous.label = coded.label;
  previous.role = coded.role;
  previous.marks ??= coded.marks;
  previous.carriesErrors ||= coded.carriesErrors;
  previous.isExact ||= coded.isExact;
  return true;
}

function readRoute(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const either = /^either\b\s*:?\s*(.*)$/i.exec(line.text)?.[1];
  if (either !== undefined) {
    draft.route = 1;
    draft.groups.push(newGroup({ route: 1 }));
    if (either !== '') readLine(draft, { ...line, text: either }, manner);
    return true;
  }
  const rest = /^or\b\s*:?\s*(.*)$/i.exec(line.text)?.[1];
  if (rest === undefined) return false;
  if (draft.route !== null && /^OR\b/i.test(line.text)) {
    draft.route += 1;
    draft.groups.push(newGroup({ route: draft.route }));
    if (rest !== '') readLine(draft, { ...line, text: rest }, manner);
  } else if (rest === '') draft.awaitsAlternative = true;
  else addAlternativeLine(draft, rest, manner);
  return true;
}

const JOINS = /^(?:and|AND)\b\s*:?\s+/;
const EXAMPLE = /^(?:e\.?\s?g\.?[,:]?|for example[,:]?)\s+/i;
const HEADS = /^(?:target|focus|topic|spec(?:ification)? (?:reference|point))\s*:/i;
const MAY_REFER =
  /^(?:candidates|answers|students|responses)\s+(?:may|might|could|should)\s+(?:refer to|include|mention|discuss)\s*:?\s*/i;

/** Lines that are no point; false where the line may be one. */
function readAround(draft: Draft, line: SchemeLine): boolean {
  const step = readScaleStep(line.text);
  const times = readTimes(line.text);
  if (isTotal(line.text) || HEADS.test(line.text)) return true;
  if (refersToTeacher(line.text)) {
    draft.warnings.push({ code: 'teacher-notes', text: line.text });
    draft.notes.push(line.text);
  } else if (step !== null) draft.steps.push(step);
  else if (times !== null) applyTimes(draft, times.count, times.each);
  else if (isHeading(line.text) && readGroupHeading(line.text) === null)
    return line.guidance.length === 0;
  else return false;
  return true;
}

const NO_CREDIT =
  /^(.{3,}?)\s*[:–—-]\s*(?:no (?:credit|marks?)|0(?: marks?)?|not credited|not credit-?worthy)[.]?$/i;
const ONLY_REMARK =
  /\b(?:not (?:required|needed|necessary)|(?:is|are) (?:acceptable|accepted|condoned)|loses? (?:1|one|the|a) ?(?:marks?)?)[.]?$|^(?:candidates|students|answers?) must\b/i;

function readRemark(draft: Draft, line: SchemeLine): boolean {
  const points = pointsOf(draft);
  const condition =
    readCondition(line.text, line.line) ??
    (points.length > 0 ? readScoredAnswer(line.text, line.line) : null);
  const isMarkedPoint = /[([]\d[)\]]\s*$/.test(line.text) || line.marks !== null;
  if (
    condition !== null &&
    (condition.kind !== 'open' || !isMarkedPoint) &&
    readGroupHeading(line.text) === null
  ) {
    if (condition.kind === 'special-case' && points.length === 0) return false;
    draft.conditions.push(condition);
    if (condition.kind === 'limit' || condition.kind === 'open') draft.notes.push(line.text);
    return true;
  }
  const uncredited = NO_CREDIT.exec(line.text)?.[1];
  if (uncredited !== undefined) draft.ignored.push(uncredited);
  if (uncredited !== undefined || (ONLY_REMARK.test(line.text) && !isMarkedPoint)) {
    draft.notes.push(line.text);
    return true;
  }
  const directives = readDirectives(line.text);
  for (const directive of directives) applyDirective(draft, directive, line.line, false);
  return directives.length > 0;
}

const needsFirst =
  /\b(?:dependent on|dep(?:\.|ends)? on|only if|conditional on)\b.*?(?:(MP?\s?\d)|first|previous|\b1st\b)/i;

function readLine(draft: Draft, line: SchemeLine, manner: Manner): void {
  const tag = readKindTag(line.text);
  if (tag.kind !== null && tag.text === '') {
    draft.kind = tag.kind;
    return;
  }
  if (readAround(draft, line) || addLoneMark(draft, line, manner)) return;
  closeGroup(draft, line);
  if (draft.isSample && !line.startsBlock && !/[([]\d[)\]]\s*$/.test(line.text)) {
    draft.notes.push(line.text);
    return;
  }
  draft.isSample = /\be\.?g\.?\s*[:.]?$|\b(?:for example|such as)\s*:?$/i.test(line.text);
  if (addAcceptedRoute(draft, line, manner)) return;
  if (readRoute(draft, line, manner)) return;
  if (openGroup(draft, line, manner)) return;
  if (allocatesMarks(line.text) && !/[([]1[)\]].*[([]1[)\]]\s*$/.test(line.text)) {
    draft.allocations += 1;
    draft.isPaired ||= PAIRS.test(line.text);
    draft.notes.push(line.text);
    const { cap } = readCapAtEnd(line.text);
    const current = draft.groups.at(-1);
    if (cap !== null && current !== undefined && current.points.length > 0)
      current.markLimit ??= cap;
    else draft.groups.push(newGroup({ markLimit: cap, route: draft.route }));
    return;
  }
  if (
    needsFirst.test(line.text) &&
    readDirective(line.text) === null &&
    lastPoint(draft) !== undefined &&
    !/[([]\d[)\]]/.test(line.text)
  ) {
    const point = lastPoint(draft);
    if (point !== undefined) point.needsLabel = 'previous';
    draft.notes.push(line.text);
    return;
  }
  if (readRemark(draft, line)) return;
  const text = line.text.replace(JOINS, '').replace(EXAMPLE, '').replace(MAY_REFER, '');
  const joins = draft.awaitsAlternative;
  if (joins) addAlternativeLine(draft, text, manner);
  else
    for (const half of splitPair(draft, { ...line, text }))
      addPoint(draft, { ...line, text: half }, manner);
}

/** As many sentences as marks: each sentence is a point. */
function splitSentences(lines: readonly SchemeLine[], maxMark: number): SchemeLine[] {
  const contents = lines.filter((line) => !allocatesMarks(line.text));
  const [only] = contents;
  if (only === undefined || contents.length > 1 || maxMark < 2 || only.isListed) return [...lines];
  const sentences = only.text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);
  const areWhole = sentences.every((sentence) => sentence.split(/\s+/).length > 2);
  if (sentences.length < 2 || !areWhole || /[([]\d[)\]]/.test(only.text)) return [...lines];
  if (sentences.length < maxMark) return [...lines];
  return lines.flatMap((line) =>
    line === only
      ? sentences.map((text) => ({ ...only, text, marks: null, guidance: [] }))
      : [line],
  );
}

/** A wide gap may stand for a column; wider ones mean no more, and cost time. */
const WIDE_GAP = /[^\S\t\n]{4,}/g;

/**
 * Reads the text of a mark scheme for an answer worth at most `maxMark`. The question tells which
 * cells of a table only repeat it. Never throws.
 */
export function readScheme(text: string, maxMark: number, questionText = ''): Scheme {
  const narrow = text.replace(WIDE_GAP, '   ');
  const split = splitScheme(settleTags(narrow), questionText);
  const { hasLevels, content, bands } = splitLevels(split, maxMark);
  const lines = splitSentences(content, maxMark);
  const texts = lines.map((line) => line.text);
  const manner = {
    codesCount: areCodesCounting(texts),
    equalsGiveMarks: areWorthsWithEquals(texts, maxMark),
    maxMark,
  };
  const draft = newDraft();
  for (const line of lines) readLine(draft, line, manner);
  return settleDraft(draft, {
    maxMark,
    hasLevels,
    levels: bands.map((line) => line.text),
    isModelAnswer: lines.length > content.length,
  });
}
