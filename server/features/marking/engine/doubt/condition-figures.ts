import type { SchemePoint } from '../scheme/scheme.ts';
import { figuresOf } from '../text/figures.ts';

/**
 * Decides whether a condition that names figures, such as what 240 is worth, is about an answer's
 * figures.
 */

/** Marks, labels and precision: "M1", "2 marks", "= 0", "3 sf", "the last 2". */
const OF_MARKS =
  /\b(?:[MABCPE]\d)+\b|\b\d+\s*(?:marks?|s\.?\s?f|sig|d\.?\s?p|decimal|bits?)\b|\b[0-6]\s*\/\s*[1-6]\b|(?:\b(?:scores?|award(?:ed)?|gets?|gains?|max(?:imum)?(?: of)?|allow|give|loses?|deduct|at least|only|first|last|mark|points?|marking point|MP|BP)|[=→])\s*\d\b(?![\d.,]*\d)(?!\s*[x×*+÷/^])/gi;
/** "scores 2", "→ 1 mark only", "loses the unit mark": the worth of figures. */
const WORTH =
  /[=→]|\b(?:scores?|gets?|gains?|award(?:ed)?|max(?:imum)?|loses?|worth|alone|no marks?|not enough|credit|penali[sz]ed?|allow)\b|\b[MABCPE]\d\b/i;
/** A condition that requires its figures rather than naming wrong ones. */
const ASKS = /\b(?:must|needed|required|essential|unless|only if)\b/i;
/** "78 with no working scores 3", "answer only": about answers without working. */
const OF_BARE =
  /\b(?:no|without(?: any)?)\s+(?:other\s+|correct\s+)?working\b|\banswers?\s+only\b|\bbald\b|\bunsupported\b/i;
const WORKING = /=.*\d|\d\s*[+×*÷]\s*\d|\d\s+[-−/]\s+\d|\d\s*\^/;

/**
 * Returns whether a condition concerns an answer by the figures that it names; null if it names
 * none.
 */
export function bearsByFigures(
  condition: string,
  text: string,
  points: readonly SchemePoint[],
): boolean | null {
  if (OF_BARE.test(condition) && /\d/.test(text) && WORKING.test(text)) return false;
  const named = figuresOf(condition.replaceAll(OF_MARKS, ' '));
  if (named.size === 0) return null;
  const said = figuresOf(text);
  if (ASKS.test(condition)) return !named.isSubsetOf(said);
  if (!WORTH.test(condition)) return null;
  const right = figuresOf(points.flatMap((point) => [point.text, ...point.statements]).join('\n'));
  const wrong = named.difference(right);
  return !(wrong.size > 0 ? wrong : named).isDisjointFrom(said);
}
