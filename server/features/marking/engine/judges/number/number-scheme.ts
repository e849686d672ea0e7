import { UNIT_PENALTY } from '../../scheme/read-condition.ts';
import { figuresOf } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { KindQuestion, PointOfKind } from '../judge.ts';
import type { Stage } from './carry-forward.ts';
import { readGiven } from './given-figures.ts';
import { formsOf, isEqualValue, significantOf, type NumberForm } from './compare-values.ts';
import { readSpecials, type NumberSpecial } from './number-specials.ts';
import { readFigures, readTarget, type Figures, type NumberTarget } from './read-target.ts';

/** A point about a figure, with its place among all points of the scheme. */
export interface NumberPoint {
  index: number;
  point: PointOfKind;
  target: NumberTarget;
  /** What the point's figure or calculation comes to; null for a unit or a formula. */
  stage: Stage | null;
  label: ReadonlySet<string>;
  /** Whether a right final answer earns it too. */
  isCovered: boolean;
  /** What earns part of its marks. */
  partial: readonly { target: NumberTarget; marks: number }[];
}

/** The figures of a scheme and what its question says of them. */
export interface NumberScheme {
  points: readonly NumberPoint[];
  /** The point that holds the final answer. */
  final: NumberPoint | null;
  names: ReadonlySet<string>;
  given: readonly Written[];
  forms: readonly NumberForm[];
  figures: Figures | null;
  asksUnit: boolean;
  asksWorking: boolean;
  carriesErrors: boolean;
  specials: readonly NumberSpecial[];
  question: string;
  /** Whether it asks for several figures that stand side by side. */
  isSeveral: boolean;
  /** Whether a missing or wrong unit costs one mark of the final answer. */
  losesMarkForUnit: boolean;
  /** Whether a missing minus sign is let pass. */
  ignoresSign: boolean;
}

const NAMED = /(?<![\p{L}])(\p{L})\s*[=<>≤≥]|[=<>≤≥]\s*\d*(\p{L})(?!\p{L})/gu;
/** "= 3.0 (V)": the letter is a unit, though the scheme also calls something by it. */
const UNIT_IN_BRACKETS = /\d\s*\(\s*([VAWJNCTFKΩ])\s*\)/gu;
const ALGEBRA =
  /\b(?:solve|equation|simplify|expand|factori[sz]e|expression|nth term|formula|inequality)\b/i;
const COEFFICIENT = /(?<![\p{L}\d.])\d*([a-z])(?![\p{L}])/gu;

/** Letters that stand for something unknown in a scheme or its question. */
export function findNames(question: string, scheme: string): Set<string> {
  const named = [...scheme.matchAll(NAMED), ...question.matchAll(NAMED)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const algebra = ALGEBRA.test(question)
    ? [...question.matchAll(COEFFICIENT)].map((match) => match[1] ?? '')
    : [];
  const units = new Set([...scheme.matchAll(UNIT_IN_BRACKETS)].map((match) => match[1] ?? ''));
  return new Set([
    ...named.filter((name) => !units.has(name)),
    ...algebra.filter((name) => name !== 'a' || /\d+a/.test(question)),
  ]);
}

const WORKING =
  /\b(?:no|without) working\b[^.\n]{0,30}\b(?:0|no marks|zero|scores? 0|score nil)\b|(?:answer|correct answer) only[^.\n]{0,30}\b(?:0|no marks)\b|working must be (?:seen|shown)|must see working/i;
/** Whether a scheme gives nothing for an answer without its working. */
export const asksWorking = (scheme: string): boolean => WORKING.test(scheme);
const UNIT_ASKED =
  /\b(?:give|state|include|with|and)\s+(?:the\s+|an?\s+)?(?:correct\s+|appropriate\s+|suitable\s+)?units?\b/i;
const CALCULATES =
  /\b(?:calculate|work out|find|solve|determine|how (?:many|much|long|far|fast)|evaluate|convert|estimate|show that)\b/i;

/** "Name the element, give its mass number and state how many electrons it has" */
const ASKS_FOR =
  /\b(?:name|state|identify|give|write down)\b(?!\s+(?:your|the units?|an?|to|correct|answers?)\b)/gi;

/** Whether a question is asked in parts, so that no figure leads to another. */
export const isInParts = (question: string): boolean =>
  /\(a\)[^]*\(b\)|\(i\)[^]*\(ii\)/i.test(question) || (question.match(ASKS_FOR) ?? []).length > 1;

function stageOf(target: NumberTarget): Stage | null {
  for (const { result, methods } of target.options) {
    const one = result ?? methods.at(-1);
    if (one !== undefined && Number.isFinite(one.value))
      return { value: one.value, base: one.base };
  }
  return null;
}

const wordsOf = (label: string): Set<string> =>
  new Set(
    label
      .split(/\s+/)
      .filter((word) => word.length > 2 || /^[a-z]$/.test(word))
      .filter((word) => !/^(?:the|and|for|total|value|answer)$/.test(word))
      .map((word) => word.slice(0, 6)),
  );

/** The content words of what a figure is said to be. */
export const labelWords = (written: Written): Set<string> => wordsOf(written.label);

const hasCalculation = ({ target }: NumberPoint): boolean =>
  target.options.some(({ methods, relations }) => methods.length > 0 || relations.length > 0);

/** Whether a later point's calculation uses what this one comes to. */
const feeds = (point: NumberPoint, later: readonly NumberPoint[]): boolean =>
  later.some(({ target }) =>
    target.options.some(({ methods }) =>
      methods.some(({ expression }) =>
        figuresOf(expression).some(
          ({ value }) => point.stage !== null && isEqualValue(value, point.stage.value),
        ),
      ),
    ),
  );

const nameIn = (label: ReadonlySet<string>): string | undefined =>
  [...label].find((word) => word.length === 1);

/** `x = 4` does not follow from `y = 3`. */
function isOtherName(point: NumberPoint, final: NumberPoint): boolean {
  const [own, last] = [nameIn(point.label), nameIn(final.label)];
  return own !== undefined && last !== undefined && own !== last && !hasCalculation(point);
}

/** `x = 2` and `x = 5` are two answers, and neither leads to the other. */
function isOtherRoot(point: NumberPoint, final: NumberPoint): boolean {
  const [own, last] = [nameIn(point.label), nameIn(final.label)];
  const isSame =
    point.stage !== null &&
    final.stage !== null &&
    isEqualValue(point.stage.value, final.stage.value);
  return own !== undefined && own === last && !isSame && !hasCalculation(point);
}

/** `t = 1.3666… × 10⁸` before `t = 1.4 × 10⁸`. */
function isRoundedToFinal({ label, stage }: NumberPoint, final: NumberPoint): boolean {
  if (stage === null || final.stage === null || nameIn(label) !== nameIn(final.label)) return false;
  const places = significantIn(final.target);
  return (
    places > 0 &&
    Number(stage.value.toPrecision(places)) === Number(final.stage.value.toPrecision(places))
  );
}

const significantIn = ({ options }: NumberTarget): number => {
  const expression = options[0]?.result?.expression;
  const [first] = expression === undefined ? [] : figuresOf(expression);
  return first === undefined ? 0 : significantOf(first.text);
};

/** "M1, A1 for 22.6, B1 for 12": the B1 is for something else, to which neither of them leads. */
const isClosedBefore = (
  point: NumberPoint,
  later: readonly NumberPoint[],
  final: NumberPoint,
): boolean =>
  final.point.role === 'independent' &&
  (point.point.role === 'method' || point.point.role === 'accuracy') &&
  [point, ...later].some((one) => one.point.role === 'accuracy') &&
  !(
    point.stage !== null &&
    final.stage !== null &&
    isEqualValue(point.stage.value, final.stage.value)
  ) &&
  !feeds(
    point,
    later.filter((one) => one === final),
  );

function isCoveredBy(
  point: NumberPoint,
  later: readonly NumberPoint[],
  scheme: { isCalculation: boolean; hasCondition: boolean; final: NumberPoint },
): boolean {
  const { role } = point.point;
  if (role === 'special-case' || point.target.units.length > 0 || point.target.figures !== null)
    return false;
  if (isOtherName(point, scheme.final) && !feeds(point, later)) return false;
  if (role === 'accuracy' && isOtherRoot(point, scheme.final)) return false;
  if (isClosedBefore(point, later, scheme.final)) return false;
  if (scheme.hasCondition || role === 'method' || role === 'accuracy') return true;
  if (role === 'independent') return hasCalculation(point) || feeds(point, later);
  if (!scheme.isCalculation) return false;
  if (isRoundedToFinal(point, scheme.final)) return true;
  return hasCalculation(point) || feeds(point, later) || point.label.size === 0;
}

function readPartial({ partial }: PointOfKind, names: ReadonlySet<string>): NumberPoint['partial'] {
  return partial.flatMap(({ text, marks }) => {
    const target = readTarget({ text }, names);
    return target === null ? [] : [{ target, marks }];
  });
}

/** A figure whose unit is a point of its own is in that unit: 1.44 kJ is 1440 where J is asked. */
function lendUnit(points: readonly NumberPoint[]): void {
  const unit = points.flatMap(({ target }) => target.units)[0];
  const last = points.findLast(({ target }) =>
    target.options.some(({ result }) => result !== null),
  );
  if (unit === undefined || last === undefined) return;
  for (const { result } of last.target.options) {
    if (result !== null && result.unit === null) {
      result.unit = unit;
      result.base = result.value * unit.factor;
    }
  }
}

/** Reads the points about figures of a scheme together; null where there are none. */
export function readNumberScheme(
  points: readonly PointOfKind[],
  question: KindQuestion,
): NumberScheme | null {
  const { questionText, scheme, conditions } = question;
  const names = findNames(questionText, points.map(({ text }) => text).join('\n'));
  const read = points.flatMap((point, index): NumberPoint[] => {
    if (point.kind !== 'number') return [];
    const target = readTarget(point, names);
    if (target === null) return [];
    const [option] = target.options;
    const label = new Set(
      [option?.result, ...(option?.methods ?? [])].flatMap((one) =>
        one === undefined || one === null ? [] : [...labelWords(one)],
      ),
    );
    return [
      {
        index,
        point,
        target,
        stage: stageOf(target),
        label,
        isCovered: false,
        partial: readPartial(point, names),
      },
    ];
  });
  if (read.length === 0) return null;
  lendUnit(read);
  const values = read.filter(
    ({ target, point }) =>
      point.role !== 'special-case' &&
      target.options.some(({ result, range }) => result !== null || range !== null),
  );
  const final = values.findLast(({ target }) => target.figures === null) ?? values.at(-1) ?? null;
  const hasCondition =
    conditions.some(
      (condition) =>
        condition.kind === 'final-answer' ||
        (condition.kind === 'special-case' &&
          condition.marks >= question.maxMark &&
          question.maxMark > 1),
    ) ||
    /\bwith or without working\b|\beven if no working\b|\bcorrect answer\b[^.\n]{0,20}\b(?:scores|gains|gets|=)/i.test(
      scheme,
    );
  const hasParts = isInParts(questionText) && values.length > 1;
  const isCalculation =
    CALCULATES.test(questionText) || read.some(({ point }) => point.carriesErrors);
  const covered = read.map((point, at) => ({
    ...point,
    isCovered:
      final !== null &&
      !(hasParts && !hasCalculation(point)) &&
      point.index < final.index &&
      isCoveredBy(point, read.slice(at + 1), {
        isCalculation,
        hasCondition,
        final,
      }),
  }));
  return {
    points: covered,
    final: covered.find(({ index }) => index === final?.index) ?? null,
    names,
    given: readGiven(questionText),
    forms: formsOf(questionText),
    figures: readFigures(questionText),
    asksUnit: UNIT_ASKED.test(questionText),
    asksWorking: asksWorking(scheme),
    carriesErrors:
      conditions.some(({ kind }) => kind === 'errors-carried-forward') ||
      /\b(?:OFR|ECF|ecf) applies\b|own figure rule/i.test(scheme),
    specials: readSpecials(conditions, names),
    question: questionText,
    isSeveral:
      final !== null &&
      values.some(
        ({ index }) =>
          index !== final.index &&
          covered.some(
            (one) => one.index === index && !one.isCovered && one.target.figures === null,
          ),
      ) &&
      !covered.some(({ isCovered, point }) => isCovered && point.role !== 'method'),
    losesMarkForUnit: UNIT_PENALTY.test(scheme),
    ignoresSign:
      /\b(?:minus|negative) sign (?:is )?not (?:required|needed)|ignore (?:the )?(?:minus|negative|sign)\b/i.test(
        scheme,
      ),
  };
}
