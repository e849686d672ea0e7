import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { worthOfNibbles } from './nibble-marks.ts';

/** Judges numbers in binary and hexadecimal, which are compared digit by digit. */
const BASES = /\b(?:binary|hex(?:adecimal)?|two['’]?s complement)\b/i;
const BINARY = /^[01]{2,32}$/;
const HEX = /^(?=.*[A-F])[0-9A-F]{1,8}$/i;
const ONE_ERROR =
  /\bone\s+(?:bit|digit|place|error|mistake)?\s*(?:error|wrong|incorrect|mistake)?\b/i;

/** "1 mark per nibble", "1 mark for each digit", "(1 mark each)". */
const EACH_DIGIT =
  /\b(?:1|one) marks? (?:(?:per|for each|for every|each) (?:correct )?(?:hex(?:adecimal)? |binary )?(?:nibble|digit|character|symbol)|each\b)/i;

/** Codes next to the digits in a scheme: "0101 1011 cao". */
const CODES = /\b(?:cao|oe|isw|only)\b/g;

/** The name of the base in front of the digits: "Hex: A7", "binary answer = 1010". */
const NAME_OF_BASE =
  /^\s*(?:correct\s+)?(?:hex(?:adecimal)?|binary)(?:\s+(?:answer|number|value))?\s*(?:[:=–]|is\b)\s*/i;

/** Returns a point's digits without the name of their base. */
export const withoutBase = (text: string): string => text.replace(NAME_OF_BASE, '');

const squeeze = (text: string): string =>
  text
    .replaceAll(/[\s_]/g, '')
    .replace(/^0x|^#/i, '')
    .toUpperCase();

/** Finds runs of binary digits, ignoring spaces between groups, or words of hexadecimal digits. */
function findDigits(
  answer: string,
  isBinary: boolean,
): { digits: string; start: number; end: number }[] {
  const pattern = isBinary
    ? /(?<![\d.])[01]+(?:[ _][01]+)*(?![\d.])/g
    : /(?<![\p{L}\d])(?:0x|#)?[0-9A-F]{1,8}(?![\p{L}\d])/giu;
  return [...answer.slice(0, 3000).matchAll(pattern)]
    .map((match) => ({
      digits: squeeze(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ digits }) => !isBinary || digits.length > 1);
}

const differences = (one: string, other: string): number =>
  one.length === other.length
    ? [...one].filter((digit, index) => digit !== other[index]).length
    : Number.POSITIVE_INFINITY;

/**
 * Returns the part of the marks that the scheme gives for digits that are nearly right: named ones,
 * or one digit wrong.
 */
function partOf(
  digits: string,
  wanted: string,
  { marks, partial }: PointOfKind,
  question: KindQuestion,
): number {
  const named = [
    ...question.conditions.flatMap((condition) =>
      condition.kind === 'special-case' ? [{ text: condition.answer, marks: condition.marks }] : [],
    ),
    ...partial,
  ];
  const earned = named.flatMap(({ text, marks: worth }) => {
    const isNamed =
      squeeze(text.replaceAll(/\([^)]*\)/g, '')) === digits ||
      text.split(/\s+|[/,]/).some((word) => squeeze(word) === digits);
    const isNear = ONE_ERROR.test(text) && differences(digits, wanted) === 1;
    return isNamed || isNear ? [worth] : [];
  });
  const each = EACH_DIGIT.exec(question.scheme);
  if (each !== null && digits.length === wanted.length) {
    const size = /nibble/i.test(each[0]) ? 4 : 1;
    const starts = Array.from({ length: Math.ceil(wanted.length / size) }, (_, at) => at * size);
    const right = starts.filter(
      (at) => digits.slice(at, at + size) === wanted.slice(at, at + size),
    );
    if (starts.length === marks) earned.push(right.length);
  }
  earned.push(worthOfNibbles(digits, wanted, question.scheme));
  return Math.min(1, Math.max(0, ...earned) / marks);
}

const CARRIES_ON = /\b(?:e\.?c\.?f|ft|follow(?:s|ing)?[ -]?through|carried forward)\b/i;

/** True if hexadecimal digits are those of a binary number in the same answer. */
const isOwnBinary = (digits: string, answer: string): boolean =>
  findDigits(answer, true).some(
    (own) =>
      own.digits.length >= 4 && Number.parseInt(own.digits, 2) === Number.parseInt(digits, 16),
  );

/**
 * Returns the judge of a point that asks for a number in binary or hexadecimal; null for others.
 */
export function prepareBase(point: PointOfKind, question: KindQuestion): JudgeOne | null {
  if (!BASES.test(question.questionText)) return null;
  const all = [point.text, ...point.statements]
    .flatMap((text) =>
      withoutBase(text)
        .replaceAll(CODES, ' ')
        .split(/\s*\/\/?\s*|\s+or\s+/),
    )
    .map((text) => squeeze(text));
  const wordings = all.filter((text) => BINARY.test(text) || HEX.test(text));
  // "20 = 0001 0100 seen" is a step to the answer, which the number judge reads.
  if (wordings.length < all.length) return null;
  const [wanted] = wordings;
  if (wanted === undefined) return null;
  const isBinary = BINARY.test(wanted);
  const needsLength = /\b\d+[- ]bits?\b|\bbyte\b/i.test(question.questionText);
  const carriesOn = !isBinary && (point.carriesErrors || CARRIES_ON.test(question.scheme));
  return (answer): KindVerdict => {
    const found = findDigits(answer, isBinary);
    const last = found.findLast(({ digits }) => wordings.includes(digits)) ?? found.at(-1);
    if (last === undefined) return { share: 0, sureness: 0.9, spans: [], finding: 'incomplete' };
    const spans = [{ start: last.start, end: last.end }];
    const isSame = wordings.includes(last.digits);
    if (!isSame && carriesOn && isOwnBinary(last.digits, answer))
      return { share: 1, sureness: 0.7, spans, finding: 'slip-carried-forward' };
    const isShort = !isSame && last.digits.replace(/^0+/, '') === wanted.replace(/^0+/, '');
    if (isSame || (isShort && !needsLength))
      return { share: 1, sureness: 0.95, spans, finding: null };
    const share = partOf(last.digits, wanted, point, question);
    return {
      share,
      sureness: share > 0 ? 0.8 : 0.88,
      spans: share > 0 ? spans : [],
      finding: isShort ? 'incomplete' : 'other-value',
    };
  };
}

/**
 * Returns the judges of points that each hold some digits of one binary answer, "0100 (1) 1000
 * (1)"; null if the points do not.
 */
export function prepareDigitParts(
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): JudgeOne[] | null {
  const parts = points.map(({ text }) => squeeze(text));
  const areParts = BASES.test(questionText) && parts.every((part) => BINARY.test(part));
  if (parts.length < 2 || !areParts) return null;
  const whole = parts.join('');
  return parts.map((part, index) => {
    const from = parts.slice(0, index).join('').length;
    return (answer): KindVerdict => {
      const found = findDigits(answer, true).findLast(
        ({ digits }) => digits.length <= whole.length,
      );
      if (found === undefined)
        return { share: 0, sureness: 0.88, spans: [], finding: 'incomplete' };
      const isRight = found.digits.padStart(whole.length, '0').startsWith(part, from);
      return {
        share: isRight ? 1 : 0,
        sureness: found.digits.length + 2 > whole.length ? 0.92 : 0.5,
        spans: isRight ? [{ start: found.start, end: found.end }] : [],
        finding: isRight ? null : 'other-value',
      };
    };
  });
}

const NIBBLE = /\b([01]{4})\s*=\s*([0-9A-F]{1,2}(?:\s*\/\s*[0-9A-F]{1,2})*)\b/gi;

/**
 * Returns the judge of "1011 = B / 11 or 1101 = D / 13", a step to hexadecimal; null for other
 * points.
 */
export function prepareNibbles(
  { statements, text }: PointOfKind,
  { questionText }: KindQuestion,
): JudgeOne | null {
  if (!BASES.test(questionText)) return null;
  const steps = [...new Set([text, ...statements])].flatMap((one) => [...one.matchAll(NIBBLE)]);
  if (steps.length === 0) return null;
  const shown = steps.map(
    ([, bits, digits]) =>
      new RegExp(
        String.raw`${bits}\s*(?:=|is|->|→|:)\s*(?:[0-9]{1,2}\s*(?:=|\/|or|so)\s*)?(?:${(digits ?? '').replaceAll(/\s*\/\s*/g, '|')})\b`,
        'i',
      ),
  );
  return (answer): KindVerdict => {
    const found = shown.map((pattern) => pattern.exec(answer.slice(0, 3000))).find(Boolean);
    return found === undefined || found === null
      ? { share: 0, sureness: 0.7, spans: [], finding: 'incomplete' }
      : {
          share: 1,
          sureness: 0.85,
          spans: [{ start: found.index, end: found.index + found[0].length }],
          finding: null,
        };
  };
}
