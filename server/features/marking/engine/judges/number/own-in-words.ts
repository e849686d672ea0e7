import { isOperation, type Expression } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';

const FIGURE = String.raw`(\d[\d ,]*(?:\.\d+)?)`;
const SIGN = String.raw`([×x*÷/+−–-])`;
const OWN = String.raw`\(?\s*['‘"“]?(?:their|own|(?:the\s+)?candidate['’]?s(?:\s+own)?|(?:wrong|incorrect))\s+\p{L}[\p{L} -]*['’"”]?\s*\)?`;
const FIGURE_FIRST = new RegExp(`${FIGURE}\\s*${SIGN}\\s*${OWN}`, 'u');
const OWN_FIRST = new RegExp(`${OWN}\\s*${SIGN}\\s*${FIGURE}`, 'u');

const SIGNS: Readonly<Record<string, string>> = { '×': '*', x: '*', '÷': '/', '−': '-', '–': '-' };
const toNumber = (text: string): number => Number(text.replaceAll(/[ ,]/g, ''));

interface Named {
  sign: string;
  /** The figure that the scheme gives, and whether it comes first. */
  figure: number;
  isFirst: boolean;
}

function readNamed(text: string): Named | null {
  const [, figure, sign = ''] = FIGURE_FIRST.exec(text) ?? [];
  if (figure !== undefined)
    return { sign: SIGNS[sign] ?? sign, figure: toNumber(figure), isFirst: true };
  const [, before = '', known] = OWN_FIRST.exec(text) ?? [];
  if (known === undefined) return null;
  return { sign: SIGNS[before] ?? before, figure: toNumber(known), isFirst: false };
}

const isFigure = (expression: Expression, value: number): boolean =>
  expression.type === 'number' && isEqualValue(expression.value, value);

/**
 * Finds the scheme's calculation with whatever figure the answer has for its own: "90 ÷ 'their
 * time'", "1500 − own break-even".
 */
export function findWithOwnNamed({ point }: NumberPoint, { parts }: AnswerFigures): Written | null {
  const named = [point.text, ...point.statements].map((text) => readNamed(text)).find(Boolean);
  if (named === null || named === undefined) return null;
  const { sign, figure, isFirst } = named;
  const part = parts.find(({ expression }) => {
    if (!isOperation(expression) || expression.sign !== sign) return false;
    const { left, right } = expression;
    const known = isFirst ? left : right;
    const isEither = /[*+]/.test(sign);
    return (
      isFigure(known, figure) || (isEither && (isFigure(left, figure) || isFigure(right, figure)))
    );
  });
  return part?.written ?? null;
}
