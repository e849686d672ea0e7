import { evaluate, partsOf, type Expression } from '../maths/expression.ts';
import { readWorking, type Working, type Written } from '../maths/read-working.ts';
import { findFinal, resultsOf } from './find-final.ts';

/** A calculation, or part of one, in an answer. */
export interface AnswerPart {
  expression: Expression;
  value: number;
  base: number;
  written: Written;
}

/** An answer as the number judge reads it. */
export interface AnswerFigures {
  text: string;
  working: Working;
  /** Every calculation with all its parts. */
  parts: readonly AnswerPart[];
  results: readonly Written[];
  final: ReturnType<typeof findFinal>;
}

const MOST_PARTS = 600;

/** "12,5 m/s" as in most of Europe; "3,5" without a unit may be two figures. */
const DECIMAL_COMMA = /^([^(),\d]*\d+),(\d{1,2}(?=\s*[\p{L}%°£€$])(?!.*[\s=]\d)[^,]*)$/u;

/** "x2.5" as a magnification: a multiplication sign, if the question does not ask for x. */
const FACTOR = /^\s*[x×]\s*(?=\d[\d., ]*$)/i;

/** "x=5 y=2": two statements side by side. */
const NEXT_STATEMENT = /(?<=[=<>≤≥]\s*[-−]?\d[\d./]*)\s(?=\s*\p{L}\s*=)/gu;

/** "23 per 1000": a rate, whose second figure is not a result. */
const OF_SO_MANY = /(?<=\d\s?)per\s+(?:1\s?0{2,6}|1,000|10,000|100,000)(?![\d.,]*\d)/gi;

/** "36% to 2sf", "36.2 (1 d.p.)": how a figure is rounded, not another figure. */
const TO_SO_MANY =
  /(?:\b(?:(?:correct|rounded)\s+)?to\s+|(?<=\d\s?\S{0,4}\s?)\(\s*(?:to\s+)?)[1-5]\s*(?:s\.?\s?f\b|d\.?\s?p\b|sig\w*\.?\s+fig\w*|decimal\s+places?)\.?\)?/gi;

export function readAnswerFigures(text: string, names: ReadonlySet<string>): AnswerFigures {
  const bare = names.has('x') ? text : text.replace(FACTOR, '');
  const apart = bare
    .replaceAll(OF_SO_MANY, (rate) => ' '.repeat(rate.length))
    .replaceAll(TO_SO_MANY, (said) => ' '.repeat(said.length))
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(NEXT_STATEMENT, ';');
  const working = readWorking(apart, { names });
  const parts = working.written
    .flatMap((written) =>
      partsOf(written.expression).map((expression) => ({
        expression,
        value: evaluate(expression),
        base: evaluate(expression, 'base'),
        written,
      })),
    )
    .slice(0, MOST_PARTS)
    .filter(({ value }) => Number.isFinite(value));
  return { text, working, parts, results: resultsOf(working), final: findFinal(working) };
}
