import type { JudgeOne, KindQuestion, PointOfKind } from '../judge.ts';
import { parseLogic, type Logic } from './boolean.ts';

const SIMPLIFIES = /\bsimplif\w+\b/i;
const IS_LOGIC = /\bboolean\b|\blogic(?:al)?\b/i;
const SHOWS_STEPS = /\bshow\w*\b.{0,30}\b(?:working|steps?|stages?)\b/i;
/** A law of Boolean algebra named on a line: "by De Morgan’s law". */
const LAW =
  /[([]?\b(?:(?:by|using|use of)\s+)?(?:de ?morgan['’]?s?|distribut\w+|absor\w+|idempoten\w+|complement\w*|identity|associat\w+|commutat\w+|double negation)(?:\s+(?:laws?|rules?))?\b[)\]]?/gi;
const SURE = { right: 0.9, skipped: 0.55, wrong: 0.8, otherWay: 0.5 } as const;

/** Inserts the AND sign between adjacent letters: "AB + C" becomes "A.B + C". */
const withSigns = (text: string): string =>
  /\b(?:AND|OR|NOT)\b/i.test(text)
    ? text
    : text.replaceAll(/(?<=[\p{L}\d)'’]|\u0304|\u0305)[^\S\n]*(?=[\p{Lu}(¬])/gu, '.');

/** Returns a key that is the same for expressions that differ only in the order of their parts. */
function formOf(logic: Logic): string {
  if (logic.type === 'name') return logic.name;
  if (logic.type === 'not') return `¬(${formOf(logic.of)})`;
  const { type } = logic;
  const chain = (part: Logic): string[] =>
    part.type === type ? [...chain(part.left), ...chain(part.right)] : [formOf(part)];
  return `${type}(${chain(logic).toSorted().join(' ')})`;
}

/**
 * Returns the key of an expression such as "X.1 + Z"; null if it is not one. Constants are read as
 * letters that no expression uses.
 */
const readForm = (text: string): string | null => {
  const written = withSigns(text.trim().normalize('NFD'))
    .replaceAll(/(?<![\p{L}\d])0(?!\d)/gu, 'Ø')
    .replaceAll(/(?<![\p{L}\d])1(?!\d)/gu, 'ß');
  const logic = parseLogic(written);
  return logic === null ? null : formOf(logic);
};

/** Returns the key of each expression in an answer, split at line ends, equals signs and arrows. */
const formsIn = (text: string): string[] =>
  text
    .slice(0, 3000)
    .split(/\n|=|→|⇒/)
    .map((line) => readForm(line.replaceAll(LAW, ' ').replace(/^\s*\d+[.)]\s/, ' ')))
    .filter((form) => form !== null);

const formOfPoint = ({ text }: Pick<PointOfKind, 'text'>): string | null =>
  readForm(text.replaceAll(LAW, ' ').replace(/^\s*=/, ' '));

/**
 * Returns the judge of one line in the simplification of a Boolean expression; null for other
 * points. The parts of the line may be in any order. The line may be left out if a later one is
 * there, unless the question asks for steps and the answer has only one line.
 */
export function prepareSimplified(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): JudgeOne | null {
  if (!SIMPLIFIES.test(questionText) || !IS_LOGIC.test(questionText)) return null;
  const all = points.map((one) => formOfPoint(one));
  const at = points.indexOf(point);
  const wanted = all[at] ?? null;
  if (wanted === null || points.length < 2 || all.some((form) => form === null)) return null;
  return (answer) => {
    const given = formsIn(answer);
    const later = all.slice(at + 1).filter((form) => form !== null && given.includes(form));
    const isWritten = given.includes(wanted);
    const isSkipped =
      later.length > 0 && (given.length > 1 || !SHOWS_STEPS.test(questionText)) && !isWritten;
    const isMet = isWritten || isSkipped;
    const isOtherWay = given.length > 1 && given.every((form) => !all.includes(form));
    const sureOfWrong = isOtherWay || given.length === 0 ? SURE.otherWay : SURE.wrong;
    return {
      share: isMet ? 1 : 0,
      sureness: isWritten ? SURE.right : isSkipped ? SURE.skipped : sureOfWrong,
      spans: isMet ? [{ start: 0, end: answer.length }] : [],
      finding: isMet ? null : 'other-value',
    };
  };
}
