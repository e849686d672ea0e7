import { isLimited, lastPoint, pointsOf, type Draft, type PointDraft } from './draft.ts';
import { contains, findAbove, findClosest, findNamed, namesPoint } from './find-named.ts';
import { readNeeds } from './read-need.ts';
import { tellsMarker } from '../lines/line-shapes.ts';
import {
  readCondition,
  readFigureWorthBeside,
  readScoredAnswer,
  readUnknown,
} from '../lines/read-condition.ts';
import { readPartBeside } from '../lines/read-part-beside.ts';
import { directiveItems, type Directive } from '../lines/read-directive.ts';

const wordCount = (text: string): number => text.split(/\s+/).length;

/** "accept sugar" replaces a word of a longer point, and the whole of a short one. */
function addAlternative(point: PointDraft, item: string): void {
  const replacesPart = wordCount(item) <= 2 && wordCount(point.statements[0] ?? '') > 3;
  (replacesPart ? point.standIns : point.statements).push(item);
}

const FOR =
  /^(.+?)\s+(?:for|in place of|instead of|in lieu of|as an alternative to)\s+['‘"“]?([\p{L}\d][^'’"”]{1,120}?)['’"”]?[.;]?$/iu;

/**
 * Says that something is too little rather than wrong: it earns nothing alone, and loses nothing.
 */
const TOO_LITTLE =
  /\b(?:alone|on (?:its|their) own|only|unqualified|by (?:itself|themselves)|without (?:(?:an?|the|any|some) )?(?:ref(?:erence|s)?|mention|ideas?|link\w*|explanation|explaining|qualification|context|details?)\b.*|unless\b.*|\(?too vague\)?|\(vague\)|if not qualified)\b.*$/i;

/**
 * 'just "more collisions"', "a bare 'faster'", "mere mention of money": says before the words that
 * they are too little rather than wrong.
 */
const TOO_LITTLE_BEFORE =
  /^(?:(?:just|only|merely|simply)\b|(?:an?\s+|the\s+)?(?:bare|mere|unqualified|vague|unexplained)\b(?:\s+(?:mention|reference|statement|idea)s?(?:\s+(?:of|to|that))?)?)\s*:?\s*/i;

/**
 * Returns a remark without the phrase that calls its words too little; null if there is no such
 * phrase.
 */
function readTooLittle(text: string): string | null {
  const before = TOO_LITTLE_BEFORE.exec(text)?.[0] ?? '';
  const rest = text.slice(before.length);
  const after = TOO_LITTLE.exec(rest);
  if (before === '' && after === null) return null;
  return after === null ? rest : rest.slice(0, after.index);
}

function replaceIn(point: PointDraft, wanted: string, given: string): string | null {
  const [first] = point.statements;
  if (first === undefined) return null;
  const at = first.toLowerCase().indexOf(wanted.toLowerCase());
  return at === -1 ? null : first.slice(0, at) + given + first.slice(at + wanted.length);
}

/** "= for →": one sign replaced by another, which only the formula judge reads. */
const SIGN_FOR_SIGN =
  /^\S{1,4}(?:\s+or\s+\S{1,4})?\s+for\s+(?:\S{1,4}|(?:the\s+|an\s+)?(?:arrows?|signs?))$/;

/**
 * "Accept lower case", "BOD missing quotation marks": about how an answer is written, not an
 * answer.
 */
const OF_WRITING =
  /^(?:\w+\s+){0,2}(?:(?:lower|upper|either|any)[ -]?case|quot(?:es|ation marks)|spellings?|capitals|capital letters|indentation|semi-?colons?|brackets?)[.]?$|^(?:use\s+of\s+)?(?:any|other|another|(?:a\s+)?different)\s+(?:letters?|variables?|unknowns?)\b.*$|^(?:missing|unclosed)\s+(?:\w+\s+){0,3}(?:brackets?|colons?)[.]?$|^(?:\w+\s+){0,3}in\s+(?:any|either)\s+order[.]?$|^(?:minor|small|slight|trivial)\s+(?:\w+\s+)?(?:errors?|slips?|mistakes?)[.]?$|^(?:(?:any|a|an)\s+)?(?:reasonable\s+|close\s+)?(?:paraphras\w+|(?:direct\s+)?quotations?)(?:\s+(?:or|and|\/)\s+(?:(?:direct|own|close)\s+)?(?:paraphras\w+|quotations?|quotes?|words))*[.]?$/i;

/** "Allow a correctly calculated answer using an incorrectly / not converted value of m". */
const CARRIES =
  /\btheir\s+(?:\p{L}\b|values?\b|answers?\b|figures?\b|results?\b|[\d'‘"“])|\b(?:incorrect|wrong)(?:ly)?\b.*\b(?:values?|answers?|figures?|converted|calculated)\b|\bcorrectly\s+calculated\b.*\b(?:incorrect|wrong|their|own)\b|\bnot\s+converted\b/iu;

/** "15, 15.0 If the answer is 0.15 award 1": a remark on marks after what is accepted. */
const THEN_OF_MARKS =
  /\s+(?=(?:If (?:the )?(?:final )?answer|Award (?:\d|one|two|full|all|max)|(?:MAX|Max)(?:imum)? (?:of )?\d)\b)/;

function accept(
  draft: Draft,
  whole: string,
  point: PointDraft,
  { line, isInline }: { line: number; isInline: boolean },
): void {
  const [text = '', ...ofMarks] = whole.split(THEN_OF_MARKS);
  for (const remark of ofMarks) addRemark(draft, remark, line);
  acceptItems(draft, text, (isInline ? null : findAbove(draft, text, point)) ?? point);
}

function acceptItems(draft: Draft, text: string, point: PointDraft): void {
  const items = text.split(/\s*;\s*/);
  if (items.length > 1 && items.every((item) => namesPoint(item))) {
    for (const item of items) acceptItems(draft, item, point);
    return;
  }
  if (CARRIES.test(text)) {
    point.carriesErrors = true;
    return;
  }
  if (SIGN_FOR_SIGN.test(text) || OF_WRITING.test(text) || tellsMarker(text)) {
    draft.notes.push(`accept ${text}`);
    return;
  }
  const named = findNamed(draft, text);
  if (named !== null) {
    const [, given, wanted = ''] = FOR.exec(named.text) ?? [];
    if (given !== undefined) acceptFor(named.point, given, wanted);
    else for (const item of directiveItems(named.text)) named.point.statements.push(item);
    return;
  }
  const match = FOR.exec(text);
  const target = match === null ? null : findTarget(draft, match[2] ?? '', point);
  const [, given = '', wanted = ''] = match ?? [];
  if (target !== null) acceptFor(target, given, wanted);
  else if (match !== null) draft.ahead.push({ text, given, wanted, near: point });
  else for (const item of acceptedItems(text, point)) addAlternative(point, item);
}

/** Splits "accept adrenals, suprarenal" into separate names, if the point is a name. */
const acceptedItems = (text: string, { statements: [first = ''] }: PointDraft): string[] =>
  IS_NAME.test(first) && wordCount(first) <= 2 ? namedItems(text) : directiveItems(text);

function acceptFor(target: PointDraft, given: string, wanted: string): void {
  for (const item of directiveItems(given)) {
    const replaced = replaceIn(target, wanted, item);
    if (replaced !== null) target.statements.push(replaced);
    else target.standIns.push(item);
  }
}

/** Applies the remarks whose point was not yet known when they were read. */
export function settleRemarks(draft: Draft): void {
  for (const { directive, line } of draft.named.splice(0))
    applyDirective(draft, directive, line, true, true);
  for (const { text, given, wanted, near } of draft.ahead) {
    const target = findTarget(draft, wanted, near);
    if (target !== null) acceptFor(target, given, wanted);
    else for (const item of directiveItems(text)) addAlternative(near, item);
  }
  // A remark between two points is about the first; one below the last is about no point in
  // particular.
  const last = pointsOf(draft).at(-1);
  for (const { items, below, isTooLittle } of draft.loose) {
    if (below === last) draft.ignored.push(...items);
    else (isTooLittle ? below.ignored : below.rejected).push(...items);
  }
}

const findTarget = (draft: Draft, words: string, near: PointDraft): PointDraft | null =>
  contains(near, words) ? near : (pointsOf(draft).find((point) => contains(point, words)) ?? null);

/**
 * "given together = 0 for that point", "if also stated": when something is rejected, and for how
 * many marks.
 */
const WHAT_IT_GETS =
  /\s*(?:(?:=|scores?|gains?|gets?)\s*(?:0|zero|nil|no marks?)\b.*|(?:if\s+)?(?:(?:is|are)\s+)?(?:also\s+)?(?:given|stated|written|mentioned|included)(?:\s+(?:together|as well|too))?[.]?)$/i;

const IS_NAME = /^[\p{L}'’ -]{3,30}$/u;
/** Splits a list of names, as in "R: covalent, metallic". */
const namedItems = (text: string): string[] =>
  directiveItems(text).flatMap((item) => {
    const parts = item.split(/\s*,\s*/);
    const areNames = parts.every(
      (part) => IS_NAME.test(part) && wordCount(part) <= (parts.length > 2 ? 3 : 2),
    );
    return areNames ? parts : [item];
  });

/** "Do not accept £900 for final mark", next to the point that the mark is for. */
const FOR_THIS_MARK =
  /\s+for\s+(?:(?:the|this|that)\s+)?(?:(?:final|last|accuracy)\s+)?marks?[.]?$/i;

function reject(draft: Draft, whole: string, point: PointDraft, isInline: boolean): void {
  const text = whole
    .replace(FOR_THIS_MARK, '')
    .replace(WHAT_IT_GETS, '')
    .replace(WHAT_IT_GETS, '')
    .replace(/^if\s+/i, '');
  const named = findNamed(draft, text);
  const bare = (named?.text ?? text).trim();
  const tooLittle = readTooLittle(bare);
  const what = (tooLittle ?? bare).replace(/\s*\([^()]*\)?\s*$/, '');
  const forWord = FOR.exec(what);
  if (named === null && forWord !== null) {
    const targets = pointsOf(draft).filter((one) => contains(one, forWord[2] ?? ''));
    for (const one of targets) one.rejected.push(...namedItems(forWord[1] ?? ''));
    if (targets.length > 0) return;
  }
  const target = named?.point ?? (isInline ? point : findOwner(draft, what, point));
  const items = namedItems(what);
  if (target === null) draft.loose.push({ items, below: point, isTooLittle: tooLittle !== null });
  else (tooLittle === null ? target.rejected : target.ignored).push(...items);
}

/** Returns the point that a remark below a list resembles; null if it resembles none of them. */
function findOwner(draft: Draft, text: string, last: PointDraft): PointDraft | null {
  const points = pointsOf(draft);
  if (points.length === 1) return last;
  const isList =
    draft.groups.some((group) => isLimited(group)) || points.every((one) => one.isListed);
  return findClosest(draft, text) ?? (isList ? null : last);
}

/** "penalise units – max 1": a limit, rather than no marks. */
const LIMITS = /\bmax(?:imum)?\s*(?:of\s+)?\d/i;
/** "do not award the second mark if …": about a mark, not about anything that an answer says. */
const OF_A_MARK = /^(?:the|this|that|any|either)\s(?:[^.;'"‘“]{0,40}\s)?marks?\b/i;

/** Adds a remark to the draft: to the point that it names, resembles or follows. */
export function applyDirective(
  draft: Draft,
  directive: Directive,
  line: number,
  isInline: boolean,
  isSettled = false,
): void {
  const point = lastPoint(draft);
  if (directive.kind === 'note' || point === undefined) {
    addRemark(draft, directive.text, line);
    return;
  }
  const text = directive.text.trim();
  if (text === '') return;
  const whole = `${directive.kind} ${text}`;
  if (!isSettled && namesPoint(text) && findNamed(draft, text) === null) {
    draft.named.push({ directive, line });
    return;
  }
  if (directive.kind === 'reject' && OF_A_MARK.test(text)) {
    addRemark(draft, `no mark: ${text}`, line);
    return;
  }
  const named = directive.kind === 'ignore' ? findNamed(draft, text) : null;
  const condition =
    directive.kind === 'ignore' || (directive.kind === 'reject' && !LIMITS.test(text))
      ? null
      : readCondition(whole, line);
  if (condition !== null) draft.conditions.push(condition);
  else if (directive.kind === 'accept') accept(draft, text, point, { line, isInline });
  else if (directive.isGeneral === true && findClosest(draft, text) === null)
    draft.ignored.push(...namedItems(text));
  else if (directive.kind === 'reject' || readTooLittle(text) !== null)
    reject(draft, text, point, isInline);
  else if (named !== null) named.point.ignored.push(...namedItems(named.text));
  else if (isInline || pointsOf(draft).length === 1) point.ignored.push(...namedItems(text));
  else draft.ignored.push(...namedItems(text));
}

/** Adds a line that is not a point: as a condition if it is one, otherwise as a note. */
export function addRemark(draft: Draft, text: string, line: number): void {
  const left = readNeeds(draft, text);
  if (left !== null) {
    draft.notes.push(text);
    if (left !== '') addRemark(draft, left, line);
    return;
  }
  const condition =
    readPartBeside(text, line) ??
    readCondition(text, line) ??
    readFigureWorthBeside(text, line) ??
    readScoredAnswer(text, line);
  const known = condition ?? readUnknown(text, line);
  if (known !== null) draft.conditions.push(known);
  if (condition === null) draft.notes.push(text);
}
