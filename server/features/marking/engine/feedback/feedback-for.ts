import type { MarkFlag } from '../../../../../shared/contract/ai-analysis.ts';
import { hintFor } from './hint.ts';
import { languageOf } from './feedback-language.ts';
import { clauseAround } from './quotes.ts';
import { remarksOn } from './remarks.ts';
import type { MarkingTask } from '../marker.ts';
import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import { writeFeedback } from './write-feedback.ts';

const FORMULA = /\$[^$\n]+\$/g;

/** Widens a range that begins or ends within a formula, because half a formula cannot be read. */
function aroundFormulas(text: string, start: number, end: number): [number, number] {
  const formulas = [...text.matchAll(FORMULA)].map(({ index, 0: formula }) => ({
    from: index,
    to: index + formula.length,
  }));
  const atStart = formulas.find(({ from, to }) => from < start && start < to);
  const atEnd = formulas.find(({ from, to }) => from < end && end < to);
  return [atStart?.from ?? start, atEnd?.to ?? end];
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Widens a range to include a missing bracket: "5(4a² − 9" becomes "5(4a² − 9)". */
function withBrackets(text: string, start: number, end: number): [number, number] {
  const missing = count(text.slice(start, end), '(') - count(text.slice(start, end), ')');
  if (missing > 0 && text[end] === ')') return [start, end + 1];
  return missing < 0 && text[start - 1] === '(' ? [start - 1, end] : [start, end];
}

function rangeOf(point: AwardedPoint): [number, number] | null {
  if (point.tokens.length === 0) return null;
  const starts = point.tokens.map((token) => token.negatedBy ?? token.start);
  return [Math.min(...starts), Math.max(...point.tokens.map((token) => token.end))];
}

/** Returns the text from the first to the last word that expresses the point, with its "not". */
export function quoteOf(point: AwardedPoint, answer: Answer): string | null {
  const range = rangeOf(point);
  if (range === null) return null;
  const { text } = answer;
  return text.slice(...aroundFormulas(text, ...withBrackets(text, ...range)));
}

/** A statement with a lower expected share may be partly wrong, and is not quoted. */
const QUOTED_FROM = 0.85;

const isFull = ({ marks, point }: AwardedPoint): boolean => marks > 0 && marks === point.marks;

/** Returns clauses that express a point in full and do not contradict another. */
function findQuotes(points: readonly AwardedPoint[], answer: Answer): string[] {
  const suspect = points
    .filter((point) => point.conflict !== null || point.isRoundabout)
    .flatMap((point) => point.tokens.map((token) => token.start));
  return points
    .filter((point) => isFull(point) && point.point.kind === 'statement')
    .filter(
      ({ share, conflict, isRoundabout }) =>
        share >= QUOTED_FROM && conflict === null && !isRoundabout,
    )
    .flatMap((point) => {
      const range = rangeOf(point);
      if (range === null || suspect.some((at) => at >= range[0] && at < range[1])) return [];
      return clauseAround(answer.text, ...range) ?? [];
    });
}

/** Writes the feedback to the student on a marked answer. `flags` are all flags of the mark. */
export function feedbackFor(
  task: MarkingTask,
  answer: Answer,
  points: readonly AwardedPoint[],
  flags: readonly MarkFlag[],
): string {
  const marks = points.reduce((sum, point) => sum + point.marks, 0);
  const open = points.filter((point) => !isFull(point));
  const missing = open.filter((point) => point.marks === 0).map(({ point }) => point);
  const remarks = remarksOn(
    open.flatMap(({ finding, point: { kind } }) => (finding === null ? [] : { finding, kind })),
    marks,
  );
  const hintMaterial = {
    questionText: task.questionText,
    answerText: task.userAnswer,
    missing,
    earned: points.length - open.length,
    marks,
    maxMark: task.maxMark,
  };
  return writeFeedback({
    marks,
    maxMark: task.maxMark,
    quotes: findQuotes(points, answer),
    remarks,
    hint: remarks.length > 0 ? null : hintFor(hintMaterial),
    isDoubtful: flags.length > 0,
    instructsMarker: flags.includes('instructs-marker'),
    language: languageOf(task.questionText),
    key: task.userAnswer,
  });
}
