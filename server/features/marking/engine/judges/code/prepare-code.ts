import { joinsConditions } from '../../text/joins-conditions.ts';
import {
  cannotTell,
  type JudgeOne,
  type KindQuestion,
  type KindVerdict,
  type PointOfKind,
} from '../judge.ts';
import { isSameLogic, parseLogic, partsOfLogic, type Logic } from './boolean.ts';
import { findLogic } from './find-logic.ts';
import { prepareClause } from './judge-clause.ts';
import { readRequirements } from './judge-described.ts';
import { compoundOf } from './judge-compound.ts';
import { findLiteral, readWordings } from './judge-literal.ts';
import { looksLikeCode, readProgram } from './read-program.ts';
import { tokeniseCode } from './tokenise-code.ts';

/** Measured on programs marked by hand: how often examiners agreed. */
const SURE = {
  literal: 0.85,
  notLiteral: 0.7,
  described: 0.75,
  notDescribed: 0.7,
  inPart: 0.45,
  logic: 0.93,
  notLogic: 0.85,
} as const;

const SQL = /\bSQL\b|\bSELECT\b|\bquery\b/i;
const LOGIC = /\b(?:logic|boolean)\b.{0,30}\b(?:expression|statement|notation|algebra)\b/i;
const CODE_SHAPE =
  /[=<>]|\w\(.*\)|\w\[|^\s*(?:SELECT|FROM|WHERE|ORDER BY|GROUP BY|INSERT|VALUES|UPDATE|DELETE|JOIN|PRINT|OUTPUT|INPUT|RETURN|FOR|WHILE|IF|ELSE|REPEAT|UNTIL|NEXT)\b|^\s*(?:print|return|def|import|input|else)\b(?!\s+(?:an?|the)\b)/;
const PROSE =
  /\b(?:the|that|which|inside|after|before|correct|each|uses?|used|using|and the|in a|variable|with|to|of|into|then|mark|returns|prints|outputs|adds|inputs|checks|stores|displays)\b/;

const missed = (sureness: number): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding: 'other-value',
});

/** Returns the right side of `A = D AND (S OR T)`: the condition. */
const rightSide = (text: string): string => text.slice(text.lastIndexOf('=') + 1).trim();

const ELLIPSIS = /^(\p{L}\d?)\s*(AND|OR|·|\.|\+|∧|∨)\s*\(?\s*(?:…|\.{2,}|_+)\s*\)?$/iu;

const DANGLING = /^(?:(AND|OR|XOR)\s+(\S.*)|(\S.*?)\s+(AND|OR|XOR)|(AND|OR|XOR))$/;

/** Reads "S AND", "AND NOT K", "OR": an operator with one operand or none; null for other texts. */
function readPiece(text: string): { sign: string; side: Logic | null } | null {
  const [, before, right, left, after, alone] = DANGLING.exec(text.trim()) ?? [];
  const sign = before ?? after ?? alone;
  const side = parseLogic(right ?? left ?? '');
  return sign === undefined || (alone === undefined && side === null)
    ? null
    : { sign: sign.toLowerCase(), side };
}

/** True if the expression has the operator of a piece, joined to its operand if it has one. */
const hasPiece = (given: Logic, { sign, side }: { sign: string; side: Logic | null }): boolean =>
  partsOfLogic(given).some(
    (part) =>
      part.type === sign &&
      (side === null ||
        ('left' in part && [part.left, part.right].some((one) => isSameLogic(side, one)))),
  );

/** Finds the whole expression, wherever it is in a scheme. */
function findWhole(scheme: string): Logic | null {
  const all = scheme.split('\n').flatMap((line) => {
    const logic = /=/.test(line) ? parseLogic(rightSide(line.split(/\t|[([]\d/)[0] ?? '')) : null;
    return logic === null || logic.type === 'name' ? [] : [logic];
  });
  return all[0] ?? null;
}

/** "logic ¬L", as written by `rewriteLogicPieces`. */
const WRITTEN_PIECE = /^logic\s+(?=[\p{Lu}(¬])/u;

function judgeLogic(written: PointOfKind, { maxMark, scheme }: KindQuestion): JudgeOne | null {
  const bare = written.text.replace(WRITTEN_PIECE, '');
  const point = bare === written.text ? written : { ...written, text: bare, statements: [bare] };
  const others = point.statements.filter((text) => !point.text.includes(text));
  const texts = [point.text, ...others].flatMap((text) => text.split(/\s*;\s*/));
  const wanted = texts.map((text) => parseLogic(rightSide(text))).filter((one) => one !== null);
  const open = ELLIPSIS.exec(point.text.trim());
  const isJoined = (part: Logic): boolean => {
    const sign = parseLogic(`A ${open?.[2] ?? ''} B`)?.type;
    if (part.type !== sign || part.type === 'name' || part.type === 'not') return false;
    const isNamed = (side: Logic): boolean =>
      side.type === 'name' && side.name === open?.[1]?.toUpperCase();
    return (
      isNamed(part.left) !== isNamed(part.right) &&
      (part.left.type !== 'name' || part.right.type !== 'name')
    );
  };
  const piece = readPiece(point.text);
  if (wanted.length === 0 && open === null && piece === null) return null;
  const isWhole = point.marks === maxMark && open === null;
  const whole = findWhole(scheme);
  return (answer) => {
    const given = findLogic(answer);
    if (given === null) return answer.length < 60 ? missed(SURE.notDescribed) : cannotTell;
    const parts = isWhole ? [given] : partsOfLogic(given);
    const isMet =
      (whole !== null && isSameLogic(whole, given)) ||
      (piece !== null && hasPiece(given, piece)) ||
      (open === null
        ? parts.some((part) => wanted.some((one) => isSameLogic(one, part)))
        : isJoined(given));
    if (!isMet) return missed(SURE.notLogic);
    return {
      share: 1,
      sureness: SURE.logic,
      spans: [{ start: 0, end: answer.length }],
      finding: null,
    };
  };
}

const NAMED =
  /\b(?:called|named|table|field|column|array|file|list|variable|argument|constant)\s+(?!called|named|of|with|that|in)["'‘“]?([A-Za-z_]\w*)/g;

/**
 * Returns names that a program must use: those that the question gives; in SQL all of the scheme's.
 */
function fixedNames(question: KindQuestion, point: PointOfKind): Set<string> {
  const { questionText } = question;
  const named = [...questionText.matchAll(NAMED)].map((match) => (match[1] ?? '').toLowerCase());
  const ofScheme = SQL.test(questionText)
    ? tokeniseCode(point.text).flatMap(({ text, type }) => (type === 'word' ? [text] : []))
    : [];
  return new Set([...named, ...ofScheme]);
}

/** "SET Price = 4.50 (or 4.5)". */
const OR_VALUE = /^(.*[=<>]\s*)(\S+)\s+\(or\s+([^()\s]+)\)\s*$/i;

/** Splits "count = count + 1 / count += 1" into two accepted lines; "x = a / b" is one. */
function splitLines(text: string): string[] {
  if (joinsConditions(text)) return [text];
  const [, start, value, other] = OR_VALUE.exec(text) ?? [];
  if (start !== undefined && value !== undefined && other !== undefined)
    return [start + value, start + other];
  const lines = text.split(/\s+(?:\/|or|OR)\s+/);
  return lines.every((line) => isLiteral(line)) ? lines : [text];
}

const squeeze = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

function judgeLiteral(point: PointOfKind, question: KindQuestion): JudgeOne {
  const texts = [point.text, ...point.statements].flatMap(splitLines);
  const wordings = readWordings(
    [...new Set(texts)],
    point.standIns,
    point.marks === question.maxMark,
  );
  const given = fixedNames(question, point);
  // The corrected line differs from the question only in punctuation, such as a missing bracket.
  const isForSigns =
    /\berrors?\b/i.test(question.questionText) &&
    findLiteral(wordings, question.questionText, given) !== null;
  return (answer) => {
    if (isForSigns && !texts.some((text) => squeeze(answer).includes(squeeze(text))))
      return missed(SURE.notLiteral);
    const span = findLiteral(wordings, answer.slice(0, 8000), given);
    return span === null
      ? missed(SURE.notLiteral)
      : { share: 1, sureness: SURE.literal, spans: [span], finding: null };
  };
}

/** Returns a judge of programs for a condition of two tests; null for other points. */
function judgeCompound({ text }: PointOfKind): JudgeOne | null {
  const requirement = compoundOf(text);
  if (requirement === null) return null;
  return (answer) => {
    if (!looksLikeCode(answer)) return cannotTell;
    const met = requirement(readProgram(answer));
    if (met === null) return { ...missed(SURE.notDescribed), finding: 'incomplete' };
    const spans = [{ start: met.start, end: met.end }];
    return { share: 1, sureness: SURE.described, spans, finding: null };
  };
}

const ASKS_CAST =
  /\b(?:as|to|into)\s+(?:an?\s+)?(?:int(?:eger)?|number|float|real)\b|\bcast(?:s|ing)?\b/i;
const CAST =
  /\b(?:int|integer|float|real|number|parse(?:int|float)|val|c(?:int|dbl)|string_to_(?:int|real)|to(?:int|number|double))\b/i;

/** "A loop or use of sum", but not "1 or less". */
const BETWEEN_WAYS =
  /\s+or\s+(?!(?:less|more|fewer|above|below|over|under|greater|higher|lower|longer|shorter|equal)\b)|\s*\/\/\s*/i;

/** "2  Loop for 30 elements": the number of a point. */
const OWN_NUMBER = /^\s*\d{1,2}[.)]?\s+(?=\p{Lu}\p{Ll})/u;

function judgeDescribed(written: PointOfKind, { questionText }: KindQuestion): JudgeOne | null {
  const point = { ...written, text: written.text.replace(OWN_NUMBER, '') };
  const texts = point.text.split(BETWEEN_WAYS);
  const ways = texts.map((text) => readRequirements(text, questionText));
  const whole = readRequirements(point.text, questionText);
  // "A loop over the list or use of sum": either is enough, if each is understood.
  const isEither = ways.every((requirements) => requirements.length > 0);
  const routes = isEither ? ways : [whole];
  if (whole.length === 0 && !ASKS_CAST.test(point.text)) return null;
  return (answer) => {
    if (!looksLikeCode(answer)) return cannotTell;
    if (ASKS_CAST.test(point.text) && !CAST.test(answer))
      return { ...missed(SURE.notDescribed), finding: 'incomplete' };
    const program = readProgram(answer);
    const tried = routes.map((requirements) => {
      const met = requirements.flatMap((requirement) => requirement(program) ?? []);
      return { met, isWhole: met.length === requirements.length };
    });
    const found = tried.find(({ isWhole }) => isWhole);
    const spans = found?.met.map(({ start, end }) => ({ start, end })) ?? [];
    if (found !== undefined) return { share: 1, sureness: SURE.described, spans, finding: null };
    const isBegun = tried.some(({ met }) => met.length > 0);
    return { ...missed(isBegun ? SURE.inPart : SURE.notDescribed), finding: 'incomplete' };
  };
}

/** "Check for <= 0", "Selection, checking if > 50": words about a program, however they are capitalised. */
const SAID =
  /\b(?:check\w*|tests?|testing|compar\w+|calculat\w+|initiali[sz]\w+|increments?|incrementing|selection|conditions?|loops?|repeats|extracts?|converts?|correct(?:ly)?|and\s+outputs?)\b(?!\W*[=(←])/i;

/** True if a point of a scheme is a line of a program, and not a sentence about one. */
const isLiteral = (text: string): boolean =>
  CODE_SHAPE.test(text) && !PROSE.test(text) && !SAID.test(text);

/**
 * Returns the judge of a point about a program, a query or a logic expression; null for other
 * points.
 */
export function prepareCode(point: PointOfKind, question: KindQuestion): JudgeOne | null {
  if (point.kind !== 'code') return null;
  const judge = prepareOwnCode(point, question);
  return judge === null || !/\berrors?\b/i.test(question.questionText)
    ? judge
    : (answer) => judge(withoutNumbers(answer));
}

/** The line number in front of a line of code: "Line 2: if h > 180 then", "03 total = 0". */
const NUMBERED_LINE =
  /(?<=^|\n|[-–,.;]\s?)[^\S\n]*(?:(?:syntax|logic(?:al)?|run-?time)\s+error\s*(?:is\s+)?[:–-]?\s*)?(?:(?:on\s+)?line\s+\d+|\d{1,2}(?=\s+\p{L}))\s*[-–:,.]?\s*(?:(?:it\s+)?should be|becomes)?[^\S\n]*/giu;

/**
 * Replaces line numbers in an answer with a line break and spaces, so that positions stay valid.
 */
const withoutNumbers = (answer: string): string =>
  answer.replaceAll(NUMBERED_LINE, (label) =>
    label === '' ? '' : `\n${' '.repeat(label.length - 1)}`,
  );

function prepareOwnCode(point: PointOfKind, question: KindQuestion): JudgeOne | null {
  if (LOGIC.test(question.questionText)) {
    const logic = judgeLogic(point, question);
    if (logic !== null) return logic;
  }
  const compound = judgeCompound(point);
  if (compound !== null) return compound;
  const literal = judgeLiteral(point, question);
  const clause = prepareClause(point, question, literal);
  if (clause !== null) return clause;
  if (isLiteral(point.text)) return literal;
  return judgeDescribed(point, question) ?? (() => cannotTell);
}
