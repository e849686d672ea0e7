import type { SchemePoint } from '../../scheme/scheme.ts';
import { isOperation, isWorking, namesOf, type Expression } from '../maths/expression.ts';
import { readWorking, type Working, type Written } from '../maths/read-working.ts';
import { solutionsOf } from './solve-equation.ts';
import { isSurd } from './surd.ts';
import { readUnit, type Unit } from './units.ts';

/** One way to earn a point about a figure. */
interface NumberOption {
  /** Calculations that show the method. */
  methods: readonly Written[];
  /** The figure asked for, or null. */
  result: Written | null;
  range: { low: number; high: number } | null;
  /** Equations with an unknown in them. */
  relations: Working['relations'];
}

/** The target of a point about a figure. */
export interface NumberTarget {
  options: readonly NumberOption[];
  /** Units that each earn the point, if it is for the unit alone. */
  units: readonly Unit[];
  /** "Rounds to": more figures are accepted too. */
  isLoose: boolean;
  /** The number of figures that the point is for: "answer to 3 sf". */
  figures: Figures | null;
  isUnitRequired: boolean;
}

/** The precision in which a figure must be given. */
export interface Figures {
  by: 'significant' | 'decimal';
  count: number;
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const FIGURES =
  /\b(\d|one|two|three|four)\s*(s\.?\s?f\b|sig(?:nificant)?\.?\s*fig|d\.?\s?p\b|decimal\s+place)/i;

/** Reads "to 3 significant figures", "2 d.p.", "nearest whole number". */
export function readFigures(text: string): Figures | null {
  const match = FIGURES.exec(text);
  if (match === null) return null;
  const word = match[1]?.toLowerCase() ?? '';
  const count = COUNTS.includes(word) ? COUNTS.indexOf(word) : Number(word);
  return { by: /^s/i.test(match[2] ?? '') ? 'significant' : 'decimal', count };
}

const CODES =
  /\b(?:[MABCP]\d|SC\s?\d|(?:in)?dep(?:endent(?:ly)?)?\*?|oe|o\.e\.|cao|cso|isw|soi|nfww|www|OFR|ECF|ecf|FT|owtte|OWTTE)\b\.?/g;
const GUIDANCE =
  /\b(?:accept|allow|award|answers?|in the range|range(?!\s*(?:=|-?\d+(?:\.\d+)?\s*$))|any (?:values?|figures?|numbers?|answers?)|from(?=\s*\d[\d.]*\s*(?:to|–)\s*\d)|inclusive|between|correct|final|only|for|seen|implied by|working|i\.e\.|e\.g\.)\b\s*:?/gi;
const LOOSE = /\b(?:awrt|a\.w\.r\.t\.?|rounds? to|anything that rounds to|truncates? to)\b/i;
/** "113.1 (awrt 113)": another accepted figure. */
const ROUNDING = /\(\s*((?:awrt|a\.w\.r\.t\.?|rounds? to)\s*[-−]?[\d.,]+[^()]*)\)/gi;
/** "100 J using g = 10": how another answer is obtained. */
const UNDER = /\s+\(?(?:using|taking|if|where|when|from)\s+\S.*$/i;
/** "176.7 awrt 176.7", from two columns. */
const SAID_TWICE = /(?<![\d.])\d[\d.,]*\s+(?=(?:awrt|a\.w\.r\.t\.?)\s+\d)/i;
const NUMBER = String.raw`[-−]?\d[\d ,]*(?:\.\d+)?`;
const RANGE = new RegExp(String.raw`(${NUMBER})\s*(?:to|–|—|and|≤\s*\w+\s*≤)\s*(${NUMBER})`, 'i');
/** "24-26" with a hyphen and nothing else in the text; a range rises. */
const HYPHENED = new RegExp(
  String.raw`^\s*(${NUMBER})\s?-\s?(${NUMBER})\s*(?:\p{L}{1,3})?\s*$`,
  'u',
);
const AROUND = new RegExp(
  String.raw`(${NUMBER})\s*(?:\p{L}{1,3}\s*)?\(?\s*(?:±|\+\/-)\s*(${NUMBER})`,
  'u',
);

const toNumber = (text: string | undefined): number =>
  Number((text ?? '').replaceAll(/[ ,]/g, '').replace('−', '-'));

function readRange(text: string): NumberOption['range'] {
  const around = AROUND.exec(text);
  if (around !== null) {
    const [middle, by] = [toNumber(around[1]), toNumber(around[2])];
    return { low: middle - by, high: middle + by };
  }
  const match = RANGE.exec(text) ?? HYPHENED.exec(text);
  if (match === null) return null;
  const [low, high] = [toNumber(match[1]), toNumber(match[2])];
  // "12 – 3" is a subtraction: a range rises.
  const isRange = low < high && (/[–—-]/.test(match[0]) ? high < low * 2 + 1 : true);
  return isRange && !/[=×÷*]/.test(text.replace(match[0], '')) ? { low, high } : null;
}

const FIGURE_IN_BRACKETS =
  /(?<=\s)\(\s*([-−–]?[£$€]?\d[\d ,.]{0,20}(?:\s?[^\s\d()=×÷*+/]{1,6})?)\s*\)/gu;

/** Accepts the unrounded figure in brackets too: "2.6 × 10⁵ J (262 200 J)". */
const openUnrounded = (text: string, names: ReadonlySet<string>): string =>
  text.replaceAll(FIGURE_IN_BRACKETS, (whole, inner: string, at: number) => {
    const before = text.slice(0, at).split(OTHER).at(-1) ?? '';
    return haveOneValue([before, inner], names, ROUNDED) ? ` or ${inner} ` : whole;
  });
const OTHER = /\b(?:or|OR)\b|[;|]/;

/** Opens brackets with an optional unit, optional figures, or the source of a figure. */
function openBrackets(text: string): { text: string; aside: string[]; hasOptionalUnit: boolean } {
  const aside: string[] = [];
  let hasOptionalUnit = false;
  const opened = text
    .replaceAll(/\(\s*[+±]\s*\)/g, ' ')
    .replaceAll(/(\d\.\d*)\((\d+)(?:…|\.{2,3})\)/g, '$1$2')
    .replaceAll(/(\d\.\d*)\((\d+)\)/g, '$1')
    .replaceAll(/(\d+)\((\.\d+)\)/g, '$1$2 or $1')
    .replaceAll(/\(([^()]{0,80})\)/g, (whole, inner: string) => {
      if (readUnit(inner) !== null) {
        hasOptionalUnit = true;
        return ` ${inner} `;
      }
      // "(5 min =) 300 s": the bracket is not another figure to accept.
      if (/=\s*$/.test(inner)) return ` ${inner} `;
      if (/^[\p{L}\s]{0,20}=?$/u.test(inner) && inner.includes('=')) return ` ${inner} `;
      const [, their] = /^(?:their|candidate['’]?s|own)\s+([-−]?\d[\d.,]*)$/iu.exec(inner) ?? [];
      if (their !== undefined) return ` ${their} `;
      // "(× 100)" is optional.
      if (/^[×x*÷]\s*\d+$/.test(inner)) return ' ';
      if (/\p{L}{3}/u.test(inner)) {
        aside.push(inner);
        return ' ';
      }
      return whole;
    });
  return { text: opened, aside, hasOptionalUnit };
}

/** "15 / 6", and "velocity = 8.0 / 2.0 = 4.0 m/s" with its result. */
const DIVISION =
  /^(?:[\p{L}\s()Δ%²]{0,40}=[\s)]*)?[\s\d.,()£$€+−–×÷√*/-]+(?:=\s*[-−–£$€]?\d[\d\s.,]*(?:\s*[^\s\d=][^\s=]{0,8})?\s*)?$/u;

/** "2200 = 268 800 / t" */
const EQUATION = /^[\d\s.,]+=\s*(?:[\d\s.,]+\/\s*\p{L}|\p{L}\s*\/[\d\s.,]+)\s*$/u;

/**
 * Relative tolerances: between two forms of a figure, and between a figure and its rounded form.
 */
const SAME = 0.01;
const ROUNDED = 0.05;

const haveOneValue = (
  parts: readonly string[],
  names: ReadonlySet<string>,
  share = SAME,
): boolean => {
  const values = parts.map((one) => readWorking(one, { names }).written.at(-1)?.base);
  const [first] = values;
  return values.every(
    (value) =>
      value !== undefined &&
      first !== undefined &&
      Math.abs(value - first) <= share * Math.abs(first),
  );
};

/** Splits one value given in several forms: "5/18, 0.278", "12/30 [2/5]". */
function splitForms(text: string, names: ReadonlySet<string>): string[] {
  const forms = text
    .replaceAll(GUIDANCE, ' ')
    .split(/,\s|[[\]]/)
    .filter((form) => form.trim() !== '');
  const areFigures = forms.every((form) => /^[-−–\d./%\s]+$/.test(form));
  return forms.length > 1 && areFigures && haveOneValue(forms, names) ? forms : [text];
}

/** Splits wordings: "15 / 6" is one figure; "396 000 J / 3.96 × 10^5" gives two. */
function splitOptions(text: string, names: ReadonlySet<string>): string[] {
  const parts = text.split(/\s+(?:or|OR|and\/or)\s+|\s*[|;]\s*/);
  return parts.flatMap((part) => {
    const slashed = part.split(/\s+\/\s+/);
    if (slashed.length < 2) return splitForms(part, names);
    const [first = '', second = ''] = slashed;
    const isWorked = /[×x*+]/.test(first) && haveOneValue([first, second], names);
    return isWorked || haveOneValue(slashed, names) || !(DIVISION.test(part) || EQUATION.test(part))
      ? slashed
      : [part];
  });
}

function readOption(text: string, names: ReadonlySet<string>): NumberOption {
  const range = readRange(text);
  const { written, relations } = readWorking(text, { names });
  const figures = written.filter(({ value }) => Number.isFinite(value));
  const last = figures.at(-1) ?? null;
  const methods = written.filter(
    ({ expression }) => isWorking(expression) && !isScaled(expression),
  );
  const solutions = solutionsOf(relations, written[0]);
  const isResult =
    last !== null && solutions.length === 0 && (!methods.includes(last) || isFigureLike(last));
  return {
    methods: [...methods.filter(({ value }) => Number.isFinite(value)), ...solutions],
    result: isResult && range === null ? last : null,
    range,
    relations: relations.filter(
      ({ left, right }) => namesOf(left).size + namesOf(right).size > 0 && !isSolution(left, right),
    ),
  };
}

/**
 * True for a fraction, a power or a multiple of π or a root, which is a figure and not a
 * calculation to carry out; "–2/3" too.
 */
function isFigureLike({ expression }: Written): boolean {
  if (!isOperation(expression)) return false;
  if (isSurd(expression)) return true;
  const { sign, right } = expression;
  const left = expression.left.type === 'negative' ? expression.left.of : expression.left;
  if (left.type !== 'number') return false;
  if (sign === '/')
    return right.type === 'number' && Number.isInteger(left.value) && !left.text.includes('.');
  return (
    (sign === '^' && left === expression.left) || right.type === 'name' || right.type === 'call'
  );
}

/** True for `3.0 × 10⁸`, but not for "22 × 10³ × 470 × 10⁻⁶", which multiplies. */
const isScaled = (expression: Written['expression']): boolean =>
  isOperation(expression) &&
  expression.sign === '*' &&
  !isOperation(expression.left) &&
  isOperation(expression.right) &&
  expression.right.sign === '^' &&
  expression.right.left.type === 'number' &&
  expression.right.left.value === 10;

/** True for `x = 4`, which names a figure and is not a step. */
const isSolution = (left: Expression, right: Expression): boolean =>
  (left.type === 'name' && namesOf(right).size === 0) ||
  (right.type === 'name' && namesOf(left).size === 0);

function readUnits(text: string): Unit[] {
  const bare = text
    .replace(/^\s*(?:correct\s+|appropriate\s+)?(?:units?|for)\s*[:=]?\s*/i, '')
    .replaceAll(/(?<=\p{L})\s?[–—](?=\d(?!\d))/gu, '-')
    .trim();
  const parts = bare.split(/\s+\/\s+|\s+or\s+|\s*[|;,]\s*/i);
  const units = parts.map((part) => readUnit(part.replace(/^\((.*)\)$/, '$1')));
  const known = units.filter((unit) => unit !== null);
  return known.length === parts.length ? known : [];
}

/** True for "two successive increases of 2.5%": a method in words, whose figure is not a result. */
const isTold = (text: string): boolean =>
  (text.match(/\p{L}{3,}/gu)?.length ?? 0) > 2 && !/[=×÷*^√]|\d\s*[-+−–/]\s*\d/.test(text);

const ONE_FIGURE = /^[^\d]*\d[\d., ]*[^\d]*$/;
const LISTED =
  /^[£$€]?[-−–]?\.?\d[\d.]*\s?[^\s\d,]{0,6}(?:,\s+(?:or\s+)?[£$€]?[-−–]?\.?\d[\d.]*\s?[^\s\d,]{0,6})+$/;
/**
 * Splits "81, 82" accepted for 81.5 into two answers; "2, 5" for a pair of figures is one answer.
 */
const splitListed = (accepted: string, text: string): string[] =>
  ONE_FIGURE.test(text) && LISTED.test(accepted.trim()) ? accepted.split(/,\s+/) : [accepted];

/** "300 ft 360 – their 60": how an error is carried forward. */
const CARRIED_FROM = /\s\(?(?:ft|ecf)\b[^\d]*\d.*\btheir\b.*$/i;

/**
 * Reads what a point about a figure asks for; returns null if it has neither a figure nor a unit.
 */
export function readTarget(
  point: Pick<SchemePoint, 'text'> & Partial<Pick<SchemePoint, 'statements' | 'standIns'>>,
  names: ReadonlySet<string>,
): NumberTarget | null {
  const bare = point.text
    .replaceAll(/["“”]/g, ' ')
    .replaceAll(ROUNDING, ' or $1')
    .replace(SAID_TWICE, ' ')
    .replace(CARRIED_FROM, ' ')
    .replaceAll(CODES, ' ')
    .replaceAll(/\(\s*\)/g, ' ');
  const isLoose = LOOSE.test(bare);
  const figures = readFigures(bare);
  const isUnitRequired =
    /\bunits?\s+(?:is\s+|are\s+)?(?:required|needed|essential|must)|with units?\b|must (?:have|include) (?:a |the )?(?:correct )?units?/i.test(
      bare,
    );
  const plain = bare
    .replace(
      /\b(?:answer\s+)?(?:given\s+)?(?:to|correct to)?\s*(?:\d|one|two|three|four)\s*(?:s\.?\s?f\b|sig\w*\.?\s*fig\w*|d\.?\s?p\b|decimal\s+places?)\.?/i,
      ' ',
    )
    .replace(/\(?\bunits?\s+(?:is\s+|are\s+|not\s+)?(?:required|needed|essential)\)?/i, ' ')
    .replace(/\(?\bwith units?\)?/i, ' ')
    .replace(LOOSE, ' ');
  const units = readUnits(plain);
  const base = { units, isLoose, figures, isUnitRequired };
  if (units.length > 0) {
    const alternatives = [...(point.statements ?? []), ...(point.standIns ?? [])];
    const all = [...units, ...alternatives.flatMap((other) => readUnits(other))];
    return { ...base, units: all, options: [] };
  }
  const { text, aside } = openBrackets(openUnrounded(plain, names));
  const others = [...(point.statements ?? []), ...(point.standIns ?? [])]
    .filter((other) => other !== point.text && /\d/.test(other) && other.length < 80)
    // "ECF wrong number of turns × 704" does not give an accepted figure.
    .filter((other) => !/^\s*(?:ecf|ft|follow through)\b/i.test(other))
    .flatMap((other) => splitListed(other, plain))
    .map(
      (other) =>
        openBrackets(openUnrounded(other.replaceAll(CODES, ' ').replace(UNDER, ''), names)).text,
    );
  const wordings = [text, ...aside, ...others].flatMap((part) => splitOptions(part, names));
  const told = wordings.filter((part) => !isTold(part));
  const options = (told.length > 0 ? told : wordings)
    .map((part) => readOption(part.replaceAll(GUIDANCE, ' ').trim(), names))
    .filter(
      ({ methods, result, range, relations }) =>
        methods.length > 0 || result !== null || range !== null || relations.length > 0,
    );
  return options.length === 0 ? null : { ...base, options };
}
