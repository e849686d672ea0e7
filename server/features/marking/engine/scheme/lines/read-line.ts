import {
  addAlternativeLine,
  addPoint,
  readKindTag,
  type Manner,
  addLoneMark,
  requireUnit,
} from '../draft/add-point.ts';
import { addRemark, applyDirective } from '../draft/apply-directive.ts';
import { readNeeds } from '../draft/read-need.ts';
import { readSaid } from '../draft/read-said.ts';
import { isLimited, newGroup, pointsOf, type Draft } from '../draft/draft.ts';
import { explainsCode, opensLegend } from './explain-codes.ts';
import { POINT_SIGN } from '../missed-points.ts';
import { partFigureWorths } from './figure-worth.ts';
import { isHeading, refersToTeacher, speaksOfMarks, tellsMarker } from './line-shapes.ts';
import { applyTimes, closeGroup, openGroup } from '../draft/open-group.ts';
import { requireWords } from './must-say.ts';
import { isMarkingTalk } from './marking-talk.ts';
import { readCommonError } from './read-common-error.ts';
import { readCondition, readScoredAnswer, readScoredAnswers } from './read-condition.ts';
import { readDirective, readDirectives, REMARK_SIGN, splitDirectives } from './read-directive.ts';
import {
  allocatesMarks,
  givesTwoEach,
  readAllocation,
  readGroupHeading,
} from './read-group-heading.ts';
import { addWholeAnswer, readScoredLine, readWholeAndPart } from './read-whole.ts';
import { isTotal, readTimes } from './read-marks.ts';
import { isSaidToMarkers } from './said-to-markers.ts';
import { addAcceptedRoute, readRoute } from './read-route.ts';
import { readScaleLine, readScaleStep } from './read-scale.ts';
import { type SchemeLine } from '../layout/split-lines.ts';

/** Splits "Cause – what it led to", if each half earns a separate mark. */
function splitPair(draft: Draft, line: SchemeLine): string[] {
  const halves = line.text.split(/\s+[–—-]\s+/);
  return draft.isPaired && halves.length === 2 && line.marks === null ? halves : [line.text];
}

const PAIRS =
  /\(1\).*(?:\+|\bplus\b).*\(1\)|\b(?:1|one) mark\b.*\b(?:1|one)\s+(?:further\s+)?mark\b|\+\s*1 mark\b/i;

/** "A second mark should be given for …": in addition to the first. */
const PAIRED =
  /\b(?:second|further|additional|extra|2nd)\s+marks?\b|\b(?:up to\s+)?(?:two|2) marks for each\b/i;

const JOINS = /^(?:and|AND)\b\s*:?\s+/;
const EXAMPLE = /^(?:e\.?\s?g\.?[,:]?|for example[,:]?)\s+/i;
const HEADS =
  /^(?:target|focus|topic|spec(?:ification)? (?:reference|point))\s*:|^\d(?:\.\d{1,2}){2,}$/i;
const MAY_REFER =
  /^(?:candidates|answers|students|responses)\s+(?:may|might|could|should)\s+(?:refer to|include|mention|discuss)\s*:?\s*/i;

/** True for "Alternative: … M2" below points that give all marks. */
const isOtherMethod = (draft: Draft, text: string, maxMark: number): boolean =>
  /^alternative(?:ly|\s+(?:methods?|answers?|solutions?))?\s*[:–-]/i.test(text) &&
  pointsOf(draft).reduce((sum, { marks }) => sum + (marks ?? 1), 0) >= maxMark;

/** Reads lines that are not points; returns false if the line may be one. */
function readAround(draft: Draft, line: SchemeLine, maxMark: number): boolean {
  const step = readScaleStep(line.text);
  const steps = readScaleLine(line.text, pointsOf(draft).length);
  const times = readTimes(line.text);
  if (isTotal(line.text) || HEADS.test(line.text)) return true;
  if (refersToTeacher(line.text)) {
    draft.warnings.push({ code: 'teacher-notes', text: line.text });
    draft.notes.push(line.text);
  } else if (isOtherMethod(draft, line.text, maxMark)) draft.notes.push(line.text);
  else if (step !== null) draft.steps.push(step);
  else if (steps.length > 1) draft.steps.push(...steps);
  else if (times !== null) applyTimes(draft, times.count, times.each);
  else if (isHeading(line.text) && readGroupHeading(line.text) === null) {
    const open = readCondition(line.text, line.line);
    if (open?.kind === 'open') draft.conditions.push(open);
    return line.guidance.length === 0;
  } else return false;
  return true;
}

const NO_CREDIT =
  /^(.{3,}?)\s*(?:[:–—]|\s-)\s*(?:no (?:credit|marks?)|0(?: marks?)?|(?:do )?not (?:accept|credit|allow)(?:ed)?|reject(?:ed)?|not credit-?worthy)[.]?$|^(?:refs?(?:erences?)?\.?\s+to\s+)?(["“'‘]?\p{L}[\p{L} ,/-]{3,60}?["”'’]?)\s*(?:=|\b(?:scores?|gains?|gets?)\b)\s*(?:0|zero|nil|no (?:marks?|credit))(?:\s*marks?)?[.]?$/iu;
const ONLY_REMARK =
  /\b(?:not (?:required|needed|necessary)(?: for (?:full |all |the |any )?marks?)?|(?:is|are) (?:acceptable|accepted|condoned|sufficient)|loses? (?:1|one|a|the|(?:the |their )?(?:last|final)) ?(?:marks?|[MAB]\d?)?|(?:alone|just|only|on (?:its|their) own)\b[^.]{0,60}\b(?:is|are) not (?:enough|sufficient)|[:–—-]\s*do not penali[sz]e)[.]?$/i;

/** "Correct answer = 2 marks. If the sign is left out, 1 mark": each sentence is about marks. */
const SENTENCE_END =
  /(?<=[\p{Ll}\d)][.])\s+(?=(?:If|Allow|Accept|Do not|Max|No|One|Both|Correct|Answer|Point \d)\b)/u;

function readRemark(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const { maxMark, questionText } = manner;
  const [first = '', ...others] = line.text.split(SENTENCE_END);
  const isOfMarks = readCondition(first, line.line) !== null || NO_CREDIT.test(first);
  if (others.length > 0 && isOfMarks) {
    const isRead = readRemark(draft, { ...line, text: first }, manner);
    for (const other of others) addRemark(draft, other, line.line);
    return isRead;
  }
  const points = pointsOf(draft);
  const mayBeError =
    isAccountedFor(draft, maxMark) && !draft.groups.some((group) => isLimited(group));
  const error = mayBeError ? readCommonError(line, maxMark) : null;
  if (error !== null) {
    draft.conditions.push(error);
    return true;
  }
  const several = points.length > 0 ? readScoredAnswers(line.text, line.line) : [];
  if (several.length > 1) {
    draft.conditions.push(...several);
    return true;
  }
  if (requireUnit(draft, line.text)) return true;
  if (requireWords(draft, line.text)) {
    draft.notes.push(line.text);
    return true;
  }
  const found =
    readCondition(line.text, line.line) ??
    (points.length > 0 ? readScoredAnswer(line.text, line.line) : null);
  const isRefused = /^(?:reject|ignore)$/.test(readDirective(line.text)?.kind ?? '');
  const condition = isRefused && found?.kind === 'final-answer' ? null : found;
  // The table's total next to its last line is not what that line is worth.
  const isMarkedPoint =
    /[([]\d[)\]]\s*$/.test(line.text) ||
    (line.marks !== null && (line.marks < maxMark || points.length === 0));
  if (
    condition !== null &&
    (condition.kind !== 'open' || !isMarkedPoint) &&
    readGroupHeading(line.text) === null
  ) {
    if (
      condition.kind === 'special-case' &&
      points.length === 0 &&
      !addWholeAnswer(draft, line, manner)
    )
      return false;
    // "(1) (OFR)": about the point that it follows.
    const [beside] = points.slice(-1);
    if (condition.kind === 'errors-carried-forward' && beside?.line === line.line)
      beside.carriesErrors = true;
    draft.conditions.push(condition);
    if (condition.kind === 'limit' || condition.kind === 'open') draft.notes.push(line.text);
    for (const remark of line.guidance) addRemark(draft, remark, line.line);
    return true;
  }
  const uncredited = NO_CREDIT.exec(line.text)?.slice(1).find(Boolean);
  if (uncredited !== undefined) draft.ignored.push(...uncredited.split(/\s*[/;]\s*/));
  if (
    uncredited !== undefined ||
    /^with or without (?:any )?working\s*(?:[([]\d[)\]])?$/i.test(line.text) ||
    ((ONLY_REMARK.test(line.text) || tellsMarker(line.text)) && !isMarkedPoint)
  ) {
    draft.notes.push(line.text);
    return true;
  }
  const directives = readDirectives(line.text);
  for (const directive of directives) applyDirective(draft, directive, line.line, false);
  if (directives.length > 0) return true;
  const isRemark =
    !isMarkedPoint &&
    (isSaidToMarkers(line.text) || (points.length > 0 && speaksOfMarks(line.text, questionText)));
  if (isRemark) for (const said of [line.text, ...line.guidance]) readSaid(draft, said, line.line);
  return isRemark;
}

/** "Solid, liquid and gas (all three for 1 mark)". */
const TOGETHER =
  /^(.{3,}?)\s*[([](?:all|both)(?:\s+(?:two|three|four|five))?(?:\s+(?:needed|required|correct))?\s+(?:for|=)\s*(?:1|one|the)\s*(?:marks?)?[)\]]$/i;

/** "D B A C all correct 2". */
const ALL_CORRECT =
  /^(.{3,}?)[\s:–-]+(?:all|both)\s+(?:correct|right|in order)\s*[=:]?\s*[([]?(\d)(?:\s*marks?)?[)\]]?$/i;

const HEADS_SAMPLE =
  /^(?:(?:an?|one|a possible)\s+)?(?:examples?|sample|model|possible|exemplar)(?:\s+(?:code|solutions?|programs?|algorithms?|answers?|responses?|pseudocode|of\b.*))?\s*:$|^examples?\s*\([a-z#+ ]+\)\s*:?$|^alternative(?:\s+(?:method|answer|solution|route))?s?\s*:$|^(?:additional guidance|e\.?g\.?)\s*:?$/i;

/**
 * True if the points read so far give all marks, so that an example after them is only an example.
 */
const isAccountedFor = (draft: Draft, maxMark: number): boolean =>
  draft.groups.some(({ markLimit }) => markLimit === maxMark) && pointsOf(draft).length > 0
    ? true
    : draft.groups.reduce((sum, group) => sum + mostOf(group), 0) >= maxMark;

/** Returns the most marks that the points of a group can give together. */
const mostOf = ({ points, markLimit }: Draft['groups'][number]): number =>
  Math.min(
    markLimit ?? Infinity,
    points.reduce((sum, { marks }) => sum + (marks ?? 1), 0),
  );

/** Adds what one line says to the draft: a heading, a remark, a level or points. */
export function readLine(draft: Draft, line: SchemeLine, manner: Manner): void {
  if (line.text.includes(POINT_SIGN)) {
    addPoint(draft, { ...line, text: line.text.replace(POINT_SIGN, '') }, manner);
    return;
  }
  if (line.text.startsWith(REMARK_SIGN)) {
    addRemark(draft, line.text.slice(REMARK_SIGN.length), line.line);
    return;
  }
  const [first = '', ...others] = partFigureWorths(line.text);
  if (others.length > 0) {
    readLine(draft, { ...line, text: first }, manner);
    for (const text of others)
      readLine(draft, { ...line, text, marks: null, guidance: [] }, manner);
    return;
  }
  if (readScoredLine(draft, line) || readSample(draft, line, manner.maxMark)) return;
  if (readTogether(draft, line, manner)) return;
  if (readAround(draft, line, manner.maxMark) || addLoneMark(draft, line, manner)) return;
  closeGroup(draft, line);
  if (readOpening(draft, line, manner) || readTalk(draft, line, manner.maxMark)) return;
  if (readNeed(draft, line) || readRemark(draft, line, manner)) return;
  const text = line.text.replace(JOINS, '').replace(EXAMPLE, '').replace(MAY_REFER, '');
  const joins = draft.awaitsAlternative;
  if (joins) addAlternativeLine(draft, text, manner);
  else
    for (const half of splitPair(draft, { ...line, text }))
      addPoint(draft, { ...line, text: half.replace(EXAMPLE, '') }, manner);
}

/** Reads the tag of a kind, and lines of a sample answer or a legend, which give no points. */
function readSample(draft: Draft, line: SchemeLine, maxMark: number): boolean {
  const tag = readKindTag(line.text);
  if (tag.kind !== null && tag.text === '') {
    draft.kind = tag.kind;
    return true;
  }
  const goesOnSample = draft.isSample && !line.startsBlock && !/[([]\d[)\]]\s*$/.test(line.text);
  const isOfAnswer = readCondition(line.text, line.line)?.kind === 'final-answer';
  if (goesOnSample && readDirective(line.text) === null && !isOfAnswer) {
    draft.notes.push(line.text);
    return true;
  }
  if (HEADS_SAMPLE.test(line.text) && isAccountedFor(draft, maxMark)) {
    draft.isSample = true;
    draft.notes.push(line.text);
    return true;
  }
  if (opensLegend(line.text) && isAccountedFor(draft, maxMark)) draft.isExplained = true;
  if (draft.isExplained && explainsCode(draft, line.text)) {
    draft.notes.push(line.text);
    return true;
  }
  return false;
}

/** Reads what is worth its marks only as a whole. */
function readTogether(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const [, whole, worth] = ALL_CORRECT.exec(line.text) ?? [];
  if (whole !== undefined && Number(worth) === manner.maxMark) {
    addPoint(draft, { ...line, text: whole, marks: manner.maxMark }, manner);
    return true;
  }
  const together = TOGETHER.exec(line.text)?.[1];
  if (together !== undefined) {
    addPoint(draft, { ...line, text: together, marks: 1 }, manner);
    return true;
  }
  return readWholeAndPart(draft, line, manner.maxMark);
}

/** Reads a line that opens a route or a group, or is worth all marks. */
function readOpening(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const leadsOn = /\be\.?g\.?\s*[:.]?$|\b(?:for example|such as)\s*:?$/i.test(line.text);
  draft.isSample =
    leadsOn && isAccountedFor(draft, manner.maxMark) && readGroupHeading(line.text) === null;
  if (addAcceptedRoute(draft, line, manner) || readRoute(draft, line, manner, readLine))
    return true;
  const scored = pointsOf(draft).length === 0 ? readScoredAnswer(line.text, line.line) : null;
  if (scored?.kind === 'special-case' && scored.marks === manner.maxMark) {
    addPoint(draft, { ...line, text: scored.answer, marks: scored.marks }, manner);
    return true;
  }
  const headed = splitDirectives(line.text);
  if (headed.directives.length > 0 && openGroup(draft, { ...line, text: headed.point }, manner)) {
    for (const directive of headed.directives) applyDirective(draft, directive, line.line, false);
    return true;
  }
  if (openGroup(draft, line, manner)) {
    const open = readCondition(line.text, line.line);
    if (open?.kind === 'open') draft.conditions.push(open);
    return true;
  }
  return false;
}

/** Reads talk of how marks are given, and the limit that it sets. */
function readTalk(draft: Draft, line: SchemeLine, maxMark: number): boolean {
  const isTalk = isMarkingTalk(line.text) && readCondition(line.text, line.line) === null;
  if (isTalk && !allocatesMarks(line.text)) {
    draft.notes.push(line.text);
    draft.isPaired ||= PAIRED.test(line.text);
    return true;
  }
  if (allocatesMarks(line.text) && !/[([]1[)\]].*[([]1[)\]]\s*$/.test(line.text)) {
    draft.allocations += 1;
    draft.isPaired ||= PAIRS.test(line.text) || PAIRED.test(line.text) || givesTwoEach(line.text);
    draft.notes.push(line.text);
    const { count, marks } = readAllocation(line.text);
    const current = draft.groups.at(-1);
    // "Each benefit (max 2)" and "each explanation (max 2)" over one list.
    if (marks !== null && current?.points.length === 0 && current.markLimit !== null) {
      current.markLimit += marks;
      draft.isPaired = true;
    } else if (marks !== null && current !== undefined && current.points.length > 0)
      current.markLimit ??= marks;
    else {
      // "1 mark for each feature, up to 2. A second mark for detail": the limit is for the features
      // only.
      const isHalf = draft.isPaired && marks !== null && marks * 2 === maxMark;
      const markLimit = isHalf ? maxMark : marks;
      draft.groups.push(newGroup({ count, markLimit, route: draft.route }));
    }
    return true;
  }
  return false;
}

/** Reads what other points need; the rest of the line is a remark. */
function readNeed(draft: Draft, line: SchemeLine): boolean {
  const mayNeed =
    readDirective(line.text) === null &&
    !/[([]\d[)\]]|^\(?d?[MAB]\s?\d\b(?!\s+(?:is\s+)?(?:dep|only))/.test(line.text);
  const left = mayNeed ? readNeeds(draft, line.text) : null;
  if (left === null) return false;
  draft.notes.push(line.text);
  if (left !== '') addRemark(draft, left, line.line);
  return true;
}
