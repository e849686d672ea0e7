import { MUST_BE_TO, UNIT_PENALTY } from '../../scheme/lines/read-condition.ts';
import type { Written } from '../maths/read-working.ts';
import type { KindQuestion, PointOfKind } from '../judge.ts';
import { figuresOf, type Expression } from '../maths/expression.ts';
import type { Stage } from './own-figures.ts';
import { readGiven } from './given-figures.ts';
import { isAskedInParts } from './asked-in-parts.ts';
import { asksWorking } from './asks-working.ts';
import { formsAsked, type NumberForm } from './asked-forms.ts';
import { solvedIn, withMultiple } from './multiples-of-unknown.ts';
import { hasCalculation, isCoveredBy, isGivenStep } from './covered-points.ts';
import type { NumberPoint } from './number-point.ts';
import { withoutRounding } from './rounded-below.ts';
import { readSpecials, type NumberSpecial } from './number-specials.ts';
import { withSimplest } from './simplest-form.ts';
import { findNames, sidesOf } from './unknown-names.ts';
import { readWrongWays } from './wrong-ways.ts';
import { readFigures, readTarget, type Figures, type NumberTarget } from './read-target.ts';

/** The figures of a scheme, and what it and its question say about them. */
export interface NumberScheme {
  points: readonly NumberPoint[];
  /** The point with the final answer. */
  final: NumberPoint | null;
  names: ReadonlySet<string>;
  given: readonly Written[];
  forms: readonly NumberForm[];
  figures: Figures | null;
  asksUnit: boolean;
  asksWorking: boolean;
  /** The most marks for an answer without working; null if the scheme does not say. */
  mostUnshown: number | null;
  carriesErrors: boolean;
  specials: readonly NumberSpecial[];
  /** Calculations that lead to the right figure but earn nothing. */
  wrongWays: readonly Expression[];
  question: string;
  /** Whether the question asks for several figures, none of which leads to another. */
  isSeveral: boolean;
  /** Whether the question has parts. */
  hasParts: boolean;
  /** Whether a missing or wrong unit costs one mark of the final answer. */
  losesMarkForUnit: boolean;
  /** Whether a missing minus sign is ignored. */
  ignoresSign: boolean;
  /** Whether the figure has no unit, so that giving one is an error. */
  refusesUnit: boolean;
  /** Whether mistakes after a right answer are ignored (isw). */
  ignoresLater: boolean;
}
/** "Max 2 if no working shown". */
const findMostUnshown = (conditions: Conditions): number | null =>
  conditions
    .filter((condition) => condition.kind === 'limit')
    .find(({ text }) => /\b(?:no|without(?: any)?) (?:correct )?working\b/i.test(text))?.marks ??
  null;
/** "R answer with a unit", "units given – max 1". */
const UNIT_REFUSED =
  /\b(?:R|reject|do not (?:accept|allow|credit))\s+(?:an?\s+)?(?:answers?|figures?)\s+with\s+(?:an?\s+|any\s+)?units?\b|\bunits?\s+(?:is\s+|are\s+)?given\b[^\n]{0,30}\bmax\b/i;
const IGNORES_LATER = /\bisw\b|\bignore (?:any )?subsequent\b/i;
/** "Do not isw incorrect cancelling". */
const COUNTS_LATER = /\b(?:do not|don['’]t) (?:isw|ignore (?:any )?subsequent)\b/i;
const UNIT_ASKED =
  /\b(?:give|state|include|with|and)\s+(?:the\s+|an?\s+)?(?:correct\s+|appropriate\s+|suitable\s+)?units?\b/i;
const CALCULATES =
  /\b(?:calculate|work out|find|solve|determine|how (?:many|much|long|far|fast)|evaluate|convert|estimate|show that)\b/i;

/** "A1 must be to 3 sf", where the question does not say so. */
const placesOf = (scheme: string): Figures | null =>
  scheme
    .split(/[\n\t;]/)
    .filter((cell) => MUST_BE_TO.test(cell.trim()))
    .map((cell) => readFigures(cell))[0] ?? null;

function stageOf(target: NumberTarget): Stage | null {
  for (const { result, methods } of target.options) {
    const one = result ?? methods.at(-1);
    if (one !== undefined && Number.isFinite(one.value))
      return { value: one.value, base: one.base, isSaid: result !== null && methods.length > 0 };
  }
  return null;
}

type Conditions = KindQuestion['conditions'];

const carriesOn = (conditions: Conditions, line: number): boolean =>
  conditions.some((one) => one.kind === 'errors-carried-forward' && one.line === line);

/** "13 cao A0 for ±13". */
const EARNS_NOTHING = /[;,]?\s*\b[MABC]0\s+for\s+([^;,\n\t]{1,40})/g;

/**
 * Returns a point with the conditions on its line applied, and with references to earlier results
 * replaced by these: "M2 × 1000 ÷ 25" and "÷ 8 = 45 000".
 */
const fillIn = (
  point: PointOfKind,
  stages: ReadonlyMap<string, Stage>,
  conditions: Conditions,
  isNumbered: boolean,
): PointOfKind => ({
  ...point,
  carriesErrors: point.carriesErrors || carriesOn(conditions, point.line),
  role: isNumbered && point.role === 'method' ? null : point.role,
  statements: point.statements.map((statement) => statement.replaceAll(EARNS_NOTHING, ' ')),
  rejected: [
    ...point.rejected,
    ...[...point.text.matchAll(EARNS_NOTHING)].map(([, refused = '']) => refused.trim()),
  ],
  text: point.text
    .replaceAll(EARNS_NOTHING, ' ')
    .replace(/^\s*(?=[÷×*/]\s*\d+\s*=)/, () => String([...stages.values()].at(-1)?.value ?? ''))
    .replaceAll(/(?<![\p{L}\d])M\s?(\d)(?![\p{L}\d])/gu, (whole, number: string) =>
      String(stages.get(`M${number}`)?.value ?? whole),
    ),
});

const wordsOf = (label: string): Set<string> =>
  new Set(
    label
      .split(/\s+/)
      .filter((word) => word.length > 2 || /^[a-z]$/.test(word))
      .filter((word) => !/^(?:the|and|for|total|value|answer)$/.test(word))
      .map((word) => word.slice(0, 6)),
  );

/** Returns the content words of a figure's label. */
export const labelWords = (written: Written): Set<string> => wordsOf(written.label);

/** Returns the content words after a figure. */
export const wordsBehind = (written: Written): Set<string> => wordsOf(written.behind);

function readPartial({ partial }: PointOfKind, names: ReadonlySet<string>): NumberPoint['partial'] {
  return partial.flatMap(({ text, marks }) => {
    const target = readTarget({ text }, names);
    return target === null ? [] : [{ target, marks }];
  });
}

/** Gives a figure the unit that is a separate point: 1.44 kJ is 1440 if J is asked for. */
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

/**
 * True for "Range 37" and "median 21" if the question asks for both by name: neither leads to the
 * other.
 */
function areAskedApart(one: NumberPoint, other: NumberPoint, question: string): boolean {
  const asked = new Set(question.toLowerCase().match(WORD));
  const [names, others] = [one, other].map(({ point }) => {
    const words = point.text.toLowerCase().match(WORD) ?? [];
    return new Set(words.every((word) => asked.has(word)) ? words : []);
  });
  if (names === undefined || others === undefined) return false;
  return names.size > 0 && others.size > 0 && names.isDisjointFrom(others);
}
const WORD = /\p{L}{4,}/gu;

/**
 * Adds the ends of other routes to the final answer: "F = 2160 N / 2200 N" in one route and "F =
 * 2160 N" at the end of the next.
 */
function withOtherEnds(final: NumberPoint, points: readonly NumberPoint[]): NumberPoint {
  const own = resultsOf(final);
  const ends = points.filter(
    (other) =>
      other.index !== final.index &&
      other.point.role === 'accuracy' &&
      resultsOf(other).some((result) => own.includes(result)),
  );
  const options = [final, ...ends].flatMap(({ target }) => target.options);
  return { ...final, target: { ...final.target, options } };
}

/** Returns the figures of a point as written: "2160 N". */
const resultsOf = ({ target }: NumberPoint): string[] =>
  target.options.flatMap(({ result }) => {
    if (result === null) return [];
    const figures = figuresOf(result.expression).map(({ text }) => text);
    return `${figures.join(' ')} ${result.unit?.text ?? ''}`;
  });

/** True for a method point before an accuracy point that has no figure: the answer is there. */
const isBeforeAnswer = ({ point, index }: NumberPoint, points: readonly PointOfKind[]): boolean =>
  point.role === 'method' && points.some(({ role }, at) => role === 'accuracy' && at > index);

/** Reads a scheme's points about figures together; returns null if there are none. */
export function readNumberScheme(
  points: readonly PointOfKind[],
  question: KindQuestion,
): NumberScheme | null {
  const { questionText, scheme, conditions } = question;
  const steps = conditions.flatMap((one) => (one.kind === 'special-case' ? [one.answer] : []));
  const names = new Set([
    ...findNames(questionText, points.map(({ text }) => text).join('\n')),
    ...steps.flatMap((step) => sidesOf(step)),
  ]);
  const stages = new Map<string, Stage>();
  // "M1, M2, M3" number the points; otherwise method marks are each M1, or M2 for two of them.
  const isNumbered = points.some(({ label, marks }) => marks === 1 && /^M[2-9]$/.test(label ?? ''));
  const read = points.flatMap((written, index): NumberPoint[] => {
    if (written.kind !== 'number') return [];
    const filled = fillIn(written, stages, conditions, isNumbered);
    const point = withMultiple(filled, solvedIn(points.slice(0, index)));
    const target = withoutRounding(readTarget(point, names), [...stages.values()].at(-1));
    if (target === null) return [];
    const stage = stageOf(target);
    if (stage !== null) stages.set(point.label ?? `M${index + 1}`, stage);
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
        stage,
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
  const last = values.findLast(({ target }) => target.figures === null) ?? values.at(-1) ?? null;
  const final = last !== null && isBeforeAnswer(last, points) ? null : last;
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
  const hasParts = isAskedInParts(questionText, scheme) && values.length > 1;
  const isCalculation =
    CALCULATES.test(questionText) || read.some(({ point }) => point.carriesErrors);
  const given = readGiven(questionText);
  const covered = read.map((point, at) => ({
    ...point,
    isCovered:
      final !== null &&
      !(hasParts && !hasCalculation(point)) &&
      !areAskedApart(point, final, questionText) &&
      point.index < final.index &&
      isCoveredBy(point, read.slice(at + 1), {
        isCalculation,
        hasCondition,
        final,
        question: questionText,
      }),
  }));
  const isStep = (point: NumberPoint): boolean =>
    !hasParts && isCalculation && isGivenStep(point, { question: questionText, given, final });
  const all = covered.map((point) => {
    const whole = point.index === final?.index ? withOtherEnds(point, read) : point;
    return isStep(point) ? { ...whole, isCovered: true } : whole;
  });
  return {
    points: all,
    final: all.find(({ index }) => index === final?.index) ?? null,
    names,
    given,
    forms: withSimplest(formsAsked(questionText, scheme), covered, final, scheme),
    figures: readFigures(questionText) ?? placesOf(scheme),
    asksUnit: UNIT_ASKED.test(questionText),
    asksWorking: asksWorking(scheme),
    mostUnshown: findMostUnshown(conditions),
    carriesErrors:
      isNumbered ||
      conditions.some(
        (condition) =>
          condition.kind === 'errors-carried-forward' &&
          points.every(({ line }) => line !== condition.line),
      ) ||
      /\b(?:OFR|ECF|ecf) applies\b|own figure rule/i.test(scheme),
    specials: readSpecials(conditions, names),
    wrongWays: readWrongWays(scheme, names),
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
    hasParts,
    losesMarkForUnit: UNIT_PENALTY.test(scheme),
    ignoresLater: IGNORES_LATER.test(scheme) && !COUNTS_LATER.test(scheme),
    refusesUnit: UNIT_REFUSED.test(scheme),
    ignoresSign:
      /\b(?:A|accept|allow|condone)\b(?![^.\n;]{0,30}\bmarks?\b)[^.\n;]{0,30}\bwithout (?:an? |the )?(?:minus |negative )?sign\b|\b(?:minus|negative) sign (?:is )?not (?:required|needed)|ignore (?:the )?(?:minus|negative|sign)\b/i.test(
        scheme,
      ),
  };
}
