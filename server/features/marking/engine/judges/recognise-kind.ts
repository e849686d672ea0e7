import type { PointKind, SchemePoint } from '../scheme/scheme.ts';
import { readChoice } from './choice/judge-choice.ts';
import { isFormulaPoint } from './formula/read-formula-point.ts';
import type { KindQuestion } from './judge.ts';
import { namesOf } from './maths/expression.ts';
import { readWorking } from './maths/read-working.ts';
import { findNames } from './number/number-scheme.ts';
import { readTarget } from './number/read-target.ts';

const LEVEL = /^(?:level|band)\s+\d\b/i;
const TRANSLATES = /\btranslate\b|\btraduc/i;
const CODES =
  /\b(?:algorithm|pseudo-?code|program|procedure|subroutine|function|SQL|python|java|visual basic)\b/i;
const CODE_POINT =
  /\b(?:loop|input|output|print|initiali[sz]e|variable|return|assign|array|parameter|condition|if|else|while|for|iterat\w+|count(?:er)?|select|declare|function|procedure)\b/i;
const ORDERED = /\b(?:correct|right)\s+(?:order|sequence)\b|\bin order\b|\bput\b.{0,60}\border\b/i;
const ALGEBRA =
  /\b(?:factori[sz]e|expand|simplify|nth term|equation of|expression|inequality|differentiate|integrate|rearrange|make \w the subject|in terms of|complete the square|formula for)\b/i;
const NAMES =
  /\b(?:name|state|identify|what (?:is|are|term|word|type|kind|name)|which|give (?:the|one)|write down|complete|term|word)\b/i;
const EXPLAINS =
  /\b(?:explain|describe|why|how|discuss|evaluate|compare|suggest why|justify|outline)\b/i;
const BASES = /\b(?:binary|hexadecimal|hex|denary)\b/i;

/** Words that belong to figures in schemes: units, labels and codes of the boards are few. */
const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** What schemes say beside a figure. */
const GUIDANCE =
  /;.*$|\b(?:must be|ecf|from M\d|their|seen|answer|given|at least|once|to|sf|dp|significant figures?|decimal places?|correct|working|evaluation of|substitution)\b/gi;

/** Whether a line is about a figure: maths with no more words than a label needs. */
function isNumberPoint(point: SchemePoint, { questionText }: KindQuestion): boolean {
  const { text } = point;
  const names = findNames(questionText, text);
  const target = readTarget(point, names);
  if (target === null) return false;
  if (target.units.length > 0)
    return (
      /\bunits?\b/i.test(questionText) ||
      /[/^²³⁻]|\bper\b/.test(text) ||
      /^\s*(?:correct\s+)?unit/i.test(text)
    );
  const bare = text.replaceAll(/\([^()]*\p{L}{3}[^()]*\)/gu, ' ').replaceAll(GUIDANCE, ' ');
  const label = /^([^=\d]{0,60})=/.exec(bare)?.[1] ?? '';
  const words = wordsIn(bare.slice(label.length));
  const figures = bare.match(/\d[\d.,]*/g)?.length ?? 0;
  const signs = bare.match(/[=×÷±≈√^]|\d\s*[+/*x−-]\s*\d/g)?.length ?? 0;
  if (figures === 0 && signs === 0) return false;
  return (
    words.length <= (signs > 0 ? 6 : 2) + (target.isLoose ? 2 : 0) ||
    /^\s*(?:answers?|accept)\b/i.test(text)
  );
}

function isExpressionPoint({ text }: SchemePoint, { questionText }: KindQuestion): boolean {
  const names = findNames(questionText, text);
  const { written, relations } = readWorking(text, { names });
  const isInequality = relations.some(
    ({ sign, left, right }) => sign !== '=' && namesOf(left).size + namesOf(right).size > 0,
  );
  if (isInequality) return wordsIn(text).length <= 3;
  const hasName = written.some(
    ({ expression }) => expression.type !== 'name' && namesOf(expression).size > 0,
  );
  return hasName && ALGEBRA.test(questionText) && wordsIn(text).length <= 4;
}

function isTermPoint({ text }: SchemePoint, { questionText }: KindQuestion): boolean {
  if (
    /[\d=]/.test(text) ||
    (EXPLAINS.test(questionText) && !/^\W*(?:name|state|identify)\b/i.test(questionText))
  )
    return false;
  const wordings = text.split(/\s*\/\s*|\s+or\s+|\s+OR\s+|;/);
  const isShort = wordings.every((wording) => wording.trim().split(/\s+/).length <= 3);
  return (
    isShort &&
    (NAMES.test(questionText) ||
      wordings.every((wording) => wording.trim().split(/\s+/).length === 1))
  );
}

/** What kind of thing a point asks for, by its own words and those of the question. */
export function recogniseKind(point: SchemePoint, question: KindQuestion): PointKind {
  const { text } = point;
  const { questionText } = question;
  if (LEVEL.test(text)) return 'level';
  if (TRANSLATES.test(questionText)) return 'translation';
  if (ORDERED.test(questionText) && /[,→>]|\bthen\b/.test(text)) return 'list';
  if (BASES.test(questionText) && /^[\s0-9A-F()/]{1,24}$/i.test(text)) return 'number';
  if (
    CODES.test(questionText) &&
    CODE_POINT.test(text) &&
    /\bwrite|complete|design|create|develop|correct\b/i.test(questionText)
  )
    return 'code';
  if (readChoice(point) !== null) return 'choice';
  if (isFormulaPoint(text, question)) return 'formula';
  if (isExpressionPoint(point, question)) return 'expression';
  if (isNumberPoint(point, question)) return 'number';
  return isTermPoint(point, question) ? 'term' : 'statement';
}
