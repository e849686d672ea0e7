import { isOperation, namesOf } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';

const IN_WORDS = /\b(?:add|subtract|divid|multipl|times|take away|minus|plus|share)\w*/gi;
const SPOKEN_FORMULA =
  /(?:=|\bis\b|\bequals\b).{0,80}(?:÷|\/|×|\bdivided by\b|\bover\b|\btimes\b|\s[x*]\s|\bmultiplied by\b|\bminus\b)/i;

/**
 * True for a method in words: "Add 7 then divide by three", and "acceleration = change in velocity
 * divided by time".
 */
export function findWords(wanted: NumberPoint, figures: AnswerFigures): boolean {
  const words = figures.text.slice(0, 1000);
  const isFormula = wanted.target.options.some(({ relations }) =>
    relations.some(({ left, right }) => namesOf(left).size + namesOf(right).size > 2),
  );
  if (isFormula && SPOKEN_FORMULA.test(words) && figures.parts.length === 0) return true;
  const steps = words.match(IN_WORDS)?.length ?? 0;
  const wantedFigures = wanted.target.options.flatMap(({ methods }) =>
    methods.flatMap(({ expression }) => figuresIn(expression)),
  );
  return (
    steps > 1 &&
    figures.parts.length > 0 &&
    figures.parts.every(({ value }) => wantedFigures.some((one) => isEqualValue(one, value)))
  );
}

function figuresIn(expression: Written['expression']): number[] {
  if (expression.type === 'number') return [expression.value];
  if (!isOperation(expression)) return [];
  return [...figuresIn(expression.left), ...figuresIn(expression.right)];
}
