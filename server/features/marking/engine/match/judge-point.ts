import type { SchemePoint } from '../scheme/scheme.ts';
import type { Token } from '../text/tokenise.ts';
import type { Answer } from './answer.ts';
import { compareDirections, isComparisonSwapped, isPathReversed } from './compare-directions.ts';
import { findStatement, type Finding } from './find-statement.ts';
import { readStatement, type Statement } from './statement.ts';

/** A point of the scheme, made ready to be looked for in many answers. */
export interface PreparedPoint {
  point: SchemePoint;
  /** Each of these alone earns the point. */
  statements: readonly Statement[];
  rejected: readonly Statement[];
}

/** Why words of the scheme do not earn their point. */
type Conflict = 'negated' | 'reversed' | 'rejected';

/** How far an answer says a point. */
export interface PointJudgement {
  point: SchemePoint;
  /** 0..1; see `CREDIT` for what earns marks. */
  credit: number;
  conflict: Conflict | null;
  /** Told from its other end, or by contraposition: probably right, but worth a look. */
  isRoundabout: boolean;
  /** The words of the answer that carry it. */
  tokens: readonly Token[];
}

/** Constants that hold for any subject; see `bench/marking.ts` for what they are worth. */
export const CREDIT = {
  /** Earns a point of one mark. */
  point: 0.4,
  /** Earns the first and the last mark of a point worth several. */
  firstMark: 0.15,
  lastMark: 0.4,
  /** What remains of a point that is negated or turned round: less than any full mark needs. */
  afterConflict: 0.35,
} as const;

/** Whole sentences are rarely said in full: beyond this weight only part is expected. */
const SAID_IN_FULL = 1;
const EXPECTED_BEYOND = 0.7;
/** A terse point ("surface area increases") holds nothing to spare: one word of it is a start. */
const ONE_WORD_OF_TERSE = 0.65;
/** From which share of what was found the wrong sign of negation decides. */
const NEGATION_DECIDES = 1 / 3;
const REJECTED_FROM = 0.8;
/** From which share on two comparisons use the same words, the comparing one included. */
const SAME_WORDS = 0.7;

/** Makes a point ready; `asked` holds the stems of the question. */
export function preparePoint(point: SchemePoint, asked: ReadonlySet<string>): PreparedPoint {
  const statements = point.statements.map((text) => readStatement(text, asked));
  const standIns = point.standIns.flatMap((text) => readStatement(text, asked).slots);
  const [first] = statements;
  const replaced =
    first === undefined
      ? []
      : standIns.flatMap((standIn) =>
          first.slots.map((slot, index) => ({
            ...first,
            slots: first.slots.with(index, { ...slot, tokens: standIn.tokens }),
          })),
        );
  return {
    point,
    statements: [...statements, ...replaced].filter((statement) => statement.weight > 0),
    rejected: point.rejected
      .map((text) => readStatement(text, new Set()))
      .filter((statement) => statement.weight > 0),
  };
}

/** How much of a statement was said, measured by what a full answer would say of it. */
function wholeness(statement: Statement, finding: Finding): number {
  const { weight, isTerse, slots } = statement;
  const said = (finding.isContraposition ? finding.negated : finding.share) * weight;
  const beyond = Math.max(0, weight - SAID_IN_FULL) * (isTerse ? 1 : EXPECTED_BEYOND);
  const whole = Math.min(1, said / (Math.min(weight, SAID_IN_FULL) + beyond));
  const isOneWord = isTerse && slots.length > 1 && finding.tokens.length < 2;
  return isOneWord ? whole * ONE_WORD_OF_TERSE : whole;
}

interface Reading {
  credit: number;
  conflict: Conflict | null;
  isRoundabout: boolean;
  finding: Finding;
}

function findConflict(statement: Statement, answer: Answer, finding: Finding): Reading['conflict'] {
  const found = finding.share + finding.negated;
  if (!finding.isContraposition && finding.negated >= found * NEGATION_DECIDES) return 'negated';
  if (isPathReversed(statement.tokens, answer.tokens)) return 'reversed';
  const isSwapped = isComparisonSwapped(statement.tokens, answer.tokens);
  const verdict = compareDirections(statement.facts, answer.facts);
  if (verdict === 'silent') return isSwapped && finding.share > SAME_WORDS ? 'reversed' : null;
  const isTurned = verdict === 'reversed' || (verdict === 'mirrored' && !statement.isRelation);
  return isTurned === isSwapped ? null : 'reversed';
}

function readFor(statement: Statement, answer: Answer): Reading | null {
  const finding = findStatement(statement, answer);
  if (finding === null) return null;
  const conflict = findConflict(statement, answer, finding);
  const isMirrored = compareDirections(statement.facts, answer.facts) === 'mirrored';
  const whole = wholeness(statement, finding);
  return {
    credit: conflict === null ? whole : whole * CREDIT.afterConflict,
    conflict,
    isRoundabout: conflict === null && (finding.isContraposition || isMirrored),
    finding,
  };
}

function saysRejected(prepared: PreparedPoint, answer: Answer): boolean {
  return prepared.rejected.some((statement) => {
    const finding = findStatement(statement, answer);
    return finding !== null && finding.share >= REJECTED_FROM;
  });
}

/** Judges how far an answer says a point, by the wording that fits it best. */
export function judgePoint(prepared: PreparedPoint, answer: Answer): PointJudgement {
  const [best] = prepared.statements
    .map((statement) => readFor(statement, answer))
    .filter((reading) => reading !== null)
    .toSorted((a, b) => b.credit - a.credit);
  const { point } = prepared;
  if (best === undefined) {
    return { point, credit: 0, conflict: null, isRoundabout: false, tokens: [] };
  }
  const { credit, conflict, isRoundabout, finding } = best;
  const isRejected = finding.share < 0.95 && saysRejected(prepared, answer);
  return {
    point,
    credit: isRejected ? credit * CREDIT.afterConflict : credit,
    conflict: isRejected ? 'rejected' : conflict,
    isRoundabout,
    tokens: finding.tokens,
  };
}

const stepBetween = (marks: number): number =>
  (CREDIT.lastMark - CREDIT.firstMark) / Math.max(1, marks - 1);

/** How far a credit lies from the next one that would give another mark, up or down. */
export function distanceToThreshold(marks: number, credit: number): number {
  if (marks <= 1) return Math.abs(credit - CREDIT.point);
  const step = stepBetween(marks);
  const nearest = Math.round((credit - CREDIT.firstMark) / step);
  const within = Math.min(marks - 1, Math.max(0, nearest));
  return Math.abs(credit - (CREDIT.firstMark + step * within));
}

/** The marks that a credit earns, 0..marks. */
export function marksFor(marks: number, credit: number): number {
  if (marks < 1) return 0;
  if (marks === 1) return credit >= CREDIT.point ? 1 : 0;
  if (credit >= CREDIT.lastMark) return marks;
  if (credit < CREDIT.firstMark) return 0;
  return Math.min(marks - 1, 1 + Math.floor((credit - CREDIT.firstMark) / stepBetween(marks)));
}
