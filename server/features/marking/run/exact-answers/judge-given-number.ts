import { readAcceptedNumber, type AcceptedNumber } from '../../../../../shared/number-question.ts';
import { readWorking, type Written } from '../../engine/judges/maths/read-working.ts';
import { isSameQuantity, readUnit } from '../../engine/judges/number/units.ts';
import type { Acceptance } from './acceptance.ts';

const MAX_ANSWER_CHARACTERS = 200;
const EXACT = 1e-9;
const NEGATED = /\bnot\b|n['’]t\b/i;
const DECIMAL_COMMA = /(?<![\d,])(\d+),(?!\d{3}(?!\d))(\d+)(?![\d,])/g;

/**
 * Judges a given number: its value must be within the tolerance, after converting the unit if
 * possible.
 */
export function judgeGivenNumber(line: string, answer: string): Acceptance {
  const accepted = readAcceptedNumber(line);
  const given = accepted && readGiven(answer);
  if (!accepted || !given) return { isRight: false, finding: 'noNumber', sureness: 1 };
  const { value, unit } = compareUnits(accepted, given);
  if (!isWithin(accepted, value)) return { isRight: false, finding: 'wrong', sureness: 1 };
  const finding = unit === 'fits' ? 'right' : unit === 'missing' ? 'unitMissing' : 'unitWrong';
  return { isRight: unit === 'fits', finding, sureness: 1 };
}

interface Given {
  figure: Written;
  /** The words after it, if they are not a known unit. */
  after: string;
}

/** Returns the only number of an answer; null if it has none, or two different ones. */
function readGiven(answer: string): Given | null {
  const text = answer.slice(0, MAX_ANSWER_CHARACTERS).replaceAll(DECIMAL_COMMA, '$1.$2');
  if (NEGATED.test(text)) return null;
  const { written } = readWorking(text, { names: new Set() });
  const figures = written.filter(({ value }) => Number.isFinite(value));
  const figure = figures.at(-1);
  if (!figure || figures.some(({ base }) => !isNear(base, figure.base))) return null;
  return { figure, after: text.slice(figure.end) };
}

const isNear = (a: number, b: number) =>
  Math.abs(a - b) <= EXACT * Math.max(Math.abs(a), Math.abs(b));

const isWithin = ({ value, tolerance }: AcceptedNumber, given: number) =>
  Math.abs(given - value) <= tolerance * (1 + EXACT) || isNear(given, value);

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '');

/** Converts the value by the answer's unit, and checks whether the unit is acceptable. */
function compareUnits(
  accepted: AcceptedNumber,
  { figure, after }: Given,
): { value: number; unit: 'fits' | 'missing' | 'other' } {
  const known = readUnit(accepted.unit);
  if (accepted.unit === '') return { value: figure.value, unit: 'fits' };
  if (known !== null && figure.unit !== null) {
    if (!isSameQuantity(known, figure.unit)) return { value: figure.value, unit: 'other' };
    const isSame = figure.unit.factor === known.factor;
    return { value: isSame ? figure.value : figure.base / known.factor, unit: 'fits' };
  }
  const written = fold(figure.unit === null ? after : figure.unit.text);
  if (written === fold(accepted.unit)) return { value: figure.value, unit: 'fits' };
  const isBare = written === '';
  const missing = accepted.isUnitAsked ? 'missing' : 'fits';
  return { value: figure.value, unit: isBare ? missing : 'other' };
}
