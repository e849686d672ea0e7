import type { SchemePoint } from '../scheme/scheme.ts';
import { rewordCompounds } from '../text/reword-compounds.ts';
import {
  rewordCompass,
  rewordDilution,
  rewordElectrons,
  rewordNames,
  rewordRightAngles,
  rewordScarcity,
} from '../text/two-names.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import type { WholeScheme } from './evidence.ts';
import type { Subject } from './subjects.ts';
import { readStatement, replaceSlot, type QuestionWords, type Statement } from './statement.ts';

/** A point of the scheme, prepared for the search in many answers. */
export interface PreparedPoint {
  point: SchemePoint;
  /** Wordings that each earn the point. */
  statements: readonly Statement[];
  rejected: readonly Statement[];
  /** Words that earn nothing: an answer with only these does not express the point. */
  ignored: readonly Statement[];
  /** Words that earn part of the marks, and the number of marks. */
  partial: readonly { statement: Statement; marks: number }[];
  /** Words without which the point earns nothing. */
  keyWords: readonly Token[];
  /** Whether it is one mark for two names, both of which are needed. */
  isPair: boolean;
}

/** A point with what its evidence is compared with. */
export interface PointInScheme extends PreparedPoint {
  /** The whole scheme, or this point alone if the scheme lists several points. */
  scheme: WholeScheme;
  /**
   * True if a word of an answer is related to other points only; null if there are no other points.
   */
  isOfOthers: ((token: Token) => boolean) | null;
  /** What the point is about, if the points are about different things; otherwise null. */
  subject: Subject | null;
}

const isAsking = (statement: Statement): boolean => statement.weight > 0;

/**
 * Returns the wordings that require something; one that requires nothing is kept only if there is
 * no other.
 */
function askingOf(statements: readonly Statement[]): Statement[] {
  const asking = statements.filter(isAsking);
  const full = asking.filter((statement) => !isEllipsis(statement));
  return full.length > 0 ? full : asking;
}

/**
 * True for "(A lease is permanent) / a licence is not", which says nothing without the wording
 * before it.
 */
const isEllipsis = ({ text, words }: Statement): boolean =>
  ELLIPSIS.test(text) && words.every(({ isAsked }) => isAsked);
const ELLIPSIS =
  /\b(?:do|does|did|is|are|was|were|has|have|had|can|will)(?: ?no|n['’]?)t[\s.)]*$/iu;

/** "both magnitude and direction", "strength and flexibility": one mark for two things. */
const BOTH = /\bboth\s+(?:the\s+)?(\p{L}{3,})\s+and\s+(?:the\s+)?(\p{L}{3,})/iu;
const TWO_ALONE =
  /^(?:\([^()]*\)\s*)?(?:(?:it\s+)?(?:has|have)\s+)?(\p{L}{3,})\s+and\s+(\p{L}{3,})$/iu;
/** "carbon dioxide and water": names of up to two words each. */
const TWO_NAMES = /^(?:\p{L}{3,}\s+)?\p{L}{3,}\s+and\s+(?:\p{L}{3,}\s+)?\p{L}{3,}$/iu;

const isPairOfNames = ({ text, marks, statements, standIns }: SchemePoint): boolean =>
  marks === 1 && statements.length === 1 && standIns.length === 0 && TWO_NAMES.test(text.trim());

/**
 * Returns the two words that a point such as "both magnitude and direction" requires; none if it
 * has other wordings, or more marks.
 */
function bothOf({ text, marks, statements, standIns }: SchemePoint): string[] {
  if (marks !== 1 || statements.length > 1 || standIns.length > 0) return [];
  const [, first, second] = BOTH.exec(text) ?? TWO_ALONE.exec(text.trim()) ?? [];
  return first === undefined || second === undefined ? [] : [first, second];
}

/** Prepares a point for the answers to one question. */
export function preparePoint(point: SchemePoint, question: QuestionWords): PreparedPoint {
  const wordings = point.statements.flatMap((text) => [
    text,
    ...rewordNames(text),
    ...rewordScarcity(text),
    ...rewordElectrons(text),
    ...rewordDilution(text),
    ...rewordRightAngles(text),
    ...rewordCompass(text),
    ...rewordCompounds(text),
    ...question.synonyms.reword(text),
  ]);
  const statements = wordings.map((text) => readStatement(text, question));
  const standIns = point.standIns.flatMap((text) => readStatement(text, question).slots);
  const [first] = statements;
  const replaced =
    first === undefined
      ? []
      : standIns.flatMap((standIn) =>
          first.slots.map((_, index) => replaceSlot(first, index, standIn)),
        );
  const plain = { ...question, asked: new Set<string>() };
  return {
    point,
    statements: askingOf([...statements, ...replaced]),
    rejected: point.rejected.map((text) => readStatement(text, plain)).filter(isAsking),
    ignored: point.ignored.map((text) => readStatement(text, plain)).filter(isAsking),
    partial: point.partial.map(({ text, marks }) => ({
      statement: readStatement(text, plain),
      marks,
    })),
    keyWords: [...point.keyWords, ...bothOf(point)].flatMap((word) => tokenise(word)),
    isPair: isPairOfNames(point),
  };
}
