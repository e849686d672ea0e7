import type { PointKind, SchemePoint } from '../scheme/scheme.ts';
import { isAspect } from '../scheme/is-aspect.ts';
import { isFigureList, isLetterList } from './list/judge-order.ts';
import { readChoice } from './choice/judge-choice.ts';
import { isFormulaPoint } from './formula/read-formula-point.ts';
import type { KindQuestion } from './judge.ts';
import { namesOf } from './maths/expression.ts';
import { readWorking } from './maths/read-working.ts';
import { withoutBase } from './number/judge-base.ts';
import { findNames } from './number/unknown-names.ts';
import { readNames } from './term/read-names.ts';
import { readTarget } from './number/read-target.ts';
import { readUnit } from './number/units.ts';

const LEVEL = /^(?:level|band)\s+\d\b/i;
/** "Translate into English", not "so that the program will not translate". */
const TRANSLATES =
  /(?:^|[.:\n)]\s*|\bplease\s+)translate\b|\btranslate\s+(?:into|the following|this|these|each|from|["'“‘])|\btraduc/i;
/** "Perfect (tense)": a term of grammar, in a question that asks for more than a translation. */
const GRAMMAR =
  /\b(?:tense|nouns?|verbs?|adjectives?|adverbs?|pronouns?|singular|plural|masculine|feminine|neuter|infinitive|participle|subjunctive|imperative|conditional|preposition|(?:first|second|third) person)\b/i;
const CODES =
  /\b(?:algorithm|pseudo-?code|subroutine|SQL|python|javascript|java|visual basic|lines? of code|source code)\b/i;
/** Words that other subjects use too, so that the point must look like a program as well. */
const MAY_BE_CODE = /\b(?:program|procedure|function|quer(?:y|ies)|code)\b/i;
const CODE_POINT =
  /\b(?:loops?|inputs?|outputs?|(?:in|out)putting|prints?|printed|displays?|displayed|initiali[sz]e\w*|variable|return\w*|assign\w*|array|parameters?|condition|if|else|while|iterat\w+|increment\w*|count(?:er)?|add(?:s|ed)?\b.{0,20}\bto\s+(?:the\s+|an?\s+)?(?:\p{L}+\s+)?(?:total|sum|list|array)|running total|select|declare|function|procedure|def|(?:upper|lower)[- ]?case|sub-?string|concatenat\w+|cast(?:s|ing)?|(?:first|last|\d|two|three|four|five)\s+(?:\p{L}+\s+)?(?:letters?|characters?))\b|[=(<>]/iu;
/** "Write a function called …", "Complete the program that …". */
const ASKS_PROGRAM =
  /\b(?:write|complete|create|develop)\b.{0,30}\b(?:program|procedure|function)\b.{0,20}\b(?:called|that|which|to)\b/i;
/** "Write a program that …": every point is about the program. */
const ASKS_FOR_PROGRAM =
  /\bwrite\s+(?:an?|the|your)\s+(?:\p{L}+\s+)?program\b.{0,20}\b(?:that|which|to)\b/iu;
const TESTS =
  /^\W*(?:correctly\s+)?(?:compar\w+|tests?|testing|checks?|checking|calls?|uses?|using)\b/i;
const WRITES_CODE = /\b(?:write|complete|design|create|develop|amend|correct|rewrite|refine)\b/i;
/** A line of a query, whatever order the question asks for. */
const IS_CLAUSE = /^\s*(?:SELECT|FROM|WHERE|GROUP BY|HAVING|ORDER BY)\s+\S/;
/** "Logic (error)", "integer": names a kind of error, a type or a construct, and is not code. */
const NAMES_OF_CODE =
  /^\W*(?:(?:syntax|logic(?:al)?|run-?time)\s+\(?errors?\)?|integers?|strings?|real|float|boolean|char(?:acter)?|selection|iteration|sequence)\W*$/i;
const LOGIC = /\b(?:logic|boolean)\s+(?:expression|statement|notation)\b/i;

/** "Identify each error and give the corrected line": asks for a line of code. */
const CORRECTS =
  /\bcorrect(?:ed)?\s+(?:versions?\s+of\s+)?(?:the\s+|each\s+)?(?:lines?|code|statements?)\b/i;
const IS_LINE =
  /^\s*(?:(?:if|while|for|until|print|output|return|elseif)\b.*[\d=<>(]|[\p{L}_][\p{L}\d_[\]]*\s*(?:=|←|<-)\s*\S)/iu;

/** True if an answer is a program, a query or a logic expression. */
function asksForCode(question: string, point: string): boolean {
  if (CORRECTS.test(question) && /\berrors?\b/i.test(question) && IS_LINE.test(point)) return true;
  if (!WRITES_CODE.test(question) || NAMES_OF_CODE.test(point)) return false;
  if (CODES.test(question) || LOGIC.test(question)) return true;
  if (ASKS_FOR_PROGRAM.test(question)) return true;
  return (
    MAY_BE_CODE.test(question) &&
    (CODE_POINT.test(point) || (ASKS_PROGRAM.test(question) && TESTS.test(point)))
  );
}
const ORDERED = /\b(?:correct|right)\s+(?:order|sequence)\b|\bin order\b|\bput\b.{0,60}\border\b/i;
/** "4, 9, 17 in that order". */
const IN_THAT_ORDER =
  /^[^,]{1,40}(?:,[^,]{1,40})+\bin (?:that|this|the correct|the right) order\b/i;
/** "Grass → snail → thrush". */
const CHAIN = /^[\p{L} ]{2,30}(?:\s*(?:→|->)\s*[\p{L} ]{2,30}){2,}$/u;
const ALGEBRA =
  /\b(?:factori[sz]e|expand|simplify|nth term|equation of|expression|inequality|differentiate|integrate|rearrange|make \w the subject|in terms of|complete the square|formula for)\b/i;
const NAMES =
  /\b(?:name|state|identify|who|what (?:is|are|term|word|type|kind|name)|what \p{L}+ (?:is|are|was|were|do|does|did|has|have|can)|which|give (?:the|one)|write down|complete|term|word)\b/iu;
const IDEAS =
  /\b(?:reasons?|ways?|factors?|differences?|similarit\w+|advantages?|disadvantages?|benefits?|drawbacks?|effects?|features?|observ\w+|uses?|changes?|functions?|roles?|purposes?|duties|tasks?|precautions?|methods?|causes?|consequences?|problems?|properties|characteristics|symptoms?|impressions?|suggests?|impl(?:y|ies)|what happens|what (?:is|would be) (?:seen|observed))\b/i;
const EXPLAINS =
  /\b(?:explain|describe|why|how|discuss|evaluate|compare|suggest why|justify|outline)\b/i;
const BASES = /\b(?:binary|hexadecimal|hex|denary)\b/i;

/** Asks for a meaning in words: "State what is meant by the term …". */
const ASKS_MEANING =
  /\b(?:what is meant by|what (?:does|do)\b[^.?\n]{2,60}\bmean|the meaning of|define|(?:a|the) definition)\b/i;

/**
 * Returns words of three letters or more: schemes with figures have few, such as units, labels and
 * board codes.
 */
const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** Guidance next to a figure. */
const GUIDANCE =
  /;.*$|\b(?:must be|any (?:values?|figures?|numbers?)|between|from(?=\s+\d)|ecf|from M\d|their|seen|answer|given|at least|once|to|sf|dp|significant figures?|decimal places?|correct|working|evaluation of|substitution)\b/gi;

/**
 * True for a side in words; "actual = image ÷ magnification" next to "45 ÷ 15 000" only names its
 * figures.
 */
const isSaid = (side: string): boolean => !/[\d÷×]/.test(side) && /\p{L}{5,}/u.test(side);

/** True if a line is about a figure: maths with no more words than a label needs. */
function isNumberPoint(point: SchemePoint, { questionText }: KindQuestion): boolean {
  const { text } = point;
  const names = findNames(questionText, text);
  const target = readTarget(point, names);
  if (target === null) return false;
  // "halves / 0.4 m": also given in words, which the number judge does not read.
  const sides = text.split(/\s+\/\s+/);
  // "4 000 units / products" is a figure with two names for what it counts.
  const [first = '', ...others] = sides;
  const areUnits = /^\W*\d/.test(first) && others.every((side) => /^\p{L}+$/u.test(side.trim()));
  if (
    target.units.length === 0 &&
    !areUnits &&
    sides.some((side) => isSaid(side)) &&
    others.length > 0
  )
    return false;
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

/** "(x – 2)(x – 5) (= 0)": the right side is optional. */
const MAY_BE_EQUAL = /\(\s*=\s*[-–−]?[\d.]+\s*\)/g;

/**
 * Removes the unit: "42 000 (J)", "2.0 × 10⁸ (m/s)" is a figure, whatever else the letters may
 * mean.
 */
const withoutUnit = (text: string): string =>
  text.replace(/(?<=\d)\s+\(([^()]{1,12})\)\s*$/, (whole, inner: string) =>
    readUnit(inner) === null ? whole : '',
  );

/** "= 6n, which is even": a conclusion about the expression. */
const CONCLUDES = /(?<=\d\p{L}|\)),?\s+(?:which|so|and so|therefore|hence)\b.*$/iu;

function isExpressionPoint(point: SchemePoint, { questionText }: KindQuestion): boolean {
  const text = withoutUnit(point.text.replaceAll(MAY_BE_EQUAL, ' '));
  const names = findNames(questionText, text);
  const { written, relations } = readWorking(text, { names });
  const isInequality = relations.some(
    ({ sign, left, right }) => sign !== '=' && namesOf(left).size + namesOf(right).size > 0,
  );
  if (isInequality) return wordsIn(text).length <= 3;
  const hasName = written.some(
    ({ expression }) => expression.type !== 'name' && namesOf(expression).size > 0,
  );
  const words = wordsIn(text.replace(CONCLUDES, '')).length;
  const isLine =
    /\bequation\b/i.test(questionText) &&
    !/\bsolve\b/i.test(questionText) &&
    relations.some(({ left, right }) => new Set([...namesOf(left), ...namesOf(right)]).size > 1);
  if (isLine && words <= 1) return true;
  const isBare = words === 0 && relations.length === 0 && names.size > 0;
  return hasName && (isBare || (ALGEBRA.test(questionText) && words <= 4));
}

/** "ethane / C2H6": the formula next to the name does not make it a figure. */
const FORMULA_BESIDE =
  /(?<=\p{Ll}{3})(?:\s*\/\s*|\s+or\s+)(?=[A-Za-z]*\d)(?:\p{Lu}\p{Ll}?\d{0,2}){1,8}\s*$/u;

/** "No valves", "fewer jobs": a statement about a thing, not its name. */
const SAYS_HOW_MUCH = /^(?:no|not|without|lack|absence|less|more|fewer)\s/i;

function isTermPoint(point: SchemePoint, { questionText }: KindQuestion): boolean {
  const text = point.text.replace(/^\(\p{Lu}[^()]*:\)\s+/u, '').replace(FORMULA_BESIDE, '');
  if (
    /[\d=]/.test(text) ||
    (EXPLAINS.test(questionText) && !/^\W*(?:name|state|identify)\b/i.test(questionText))
  )
    return false;
  if (isAspect(text) || SAYS_HOW_MUCH.test(text)) return false;
  const wordings = text.split(/\s*\/\s*|\s+or\s+|\s+OR\s+|;/);
  // Reasons and methods may take many words in an answer, however short they are in the scheme.
  const longest = Math.max(...wordings.map((wording) => wordsIn(wording).length));
  if (longest > 1 && (IDEAS.test(questionText) || ASKS_MEANING.test(questionText))) return false;
  if (
    /\b(?:to|is|are|was|were|had|can|cannot|has|have|gets?|becomes?|contains?|causes?|prevents?|allows?|collapses?|erodes?|melts?|falls?|rises?|breaks?|increases?|decreases?|forms?|goes|moves?)\b/i.test(
      text,
    )
  )
    return false;
  const areNames = readNames(text) !== null && NAMES.test(questionText);
  const isShort = areNames || wordings.every((wording) => wording.trim().split(/\s+/).length <= 3);
  return (
    isShort &&
    (NAMES.test(questionText) ||
      wordings.every((wording) => wording.trim().split(/\s+/).length === 1))
  );
}

/** Recognises what kind of thing a point asks for, from its words and those of the question. */
export function recogniseKind(point: SchemePoint, question: KindQuestion): PointKind {
  const { text } = point;
  const { questionText } = question;
  if (LEVEL.test(text)) return 'level';
  const isOfGrammar = GRAMMAR.test(text) && GRAMMAR.test(questionText);
  if (TRANSLATES.test(questionText) && !isOfGrammar) return 'translation';
  if (IS_CLAUSE.test(text) && CODES.test(questionText)) return 'code';
  if (ORDERED.test(questionText) && (/[,→>]|\bthen\b/.test(text) || isLetterList(text)))
    return 'list';
  if (isFigureList(text) || CHAIN.test(text) || IN_THAT_ORDER.test(text)) return 'list';
  if (BASES.test(questionText) && /^[\s0-9A-F()/]{1,24}$/i.test(withoutBase(text))) return 'number';
  if (asksForCode(questionText, text)) return 'code';
  if (readChoice(point, questionText) !== null) return 'choice';
  if (isFormulaPoint(text, question)) return 'formula';
  if (isExpressionPoint(point, question)) return 'expression';
  if (isNumberPoint(point, question)) return 'number';
  return isTermPoint(point, question) ? 'term' : 'statement';
}
