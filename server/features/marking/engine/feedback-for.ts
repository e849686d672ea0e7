import type { MarkFlag } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkingTask } from './marker.ts';
import type { Answer } from './match/answer.ts';
import type { AwardedPoint } from './match/award-marks.ts';
import type { PreparedQuestion } from './prepare-scheme.ts';
import { isListedWord } from './text/synonyms.ts';
import { writeFeedback } from './write-feedback.ts';

const FORMULA = /\$[^$\n]+\$/g;

/** Widens a range that begins or ends within a formula, since half a formula cannot be read. */
function aroundFormulas(text: string, start: number, end: number): [number, number] {
  const formulas = [...text.matchAll(FORMULA)].map(({ index, 0: formula }) => ({
    from: index,
    to: index + formula.length,
  }));
  const atStart = formulas.find(({ from, to }) => from < start && start < to);
  const atEnd = formulas.find(({ from, to }) => from < end && end < to);
  return [atStart?.from ?? start, atEnd?.to ?? end];
}

/** The characters from the first to the last word that carries the point, with its "not". */
export function quoteOf(point: AwardedPoint, answer: Answer): string | null {
  const starts = point.tokens.map((token) => token.negatedBy ?? token.start);
  const ends = point.tokens.map((token) => token.end);
  if (starts.length === 0) return null;
  return answer.text.slice(...aroundFormulas(answer.text, Math.min(...starts), Math.max(...ends)));
}

/** Words of the question to think about: special ones first, such as a missing point is about. */
function findTopics(question: PreparedQuestion, points: readonly AwardedPoint[]): string[] {
  const missing = new Set(
    points
      .filter((point) => point.marks < point.point.marks)
      .flatMap((point) =>
        question.groups.flatMap((group) => group.points.filter((one) => one.point === point.point)),
      )
      .flatMap((prepared) => prepared.statements[0]?.tokens ?? [])
      .map((token) => token.stem),
  );
  const fitting = question.topics.filter((token) => missing.has(token.stem));
  const inOrder = [...fitting, ...question.topics];
  const special = inOrder.filter((token) => !isListedWord(token.stem));
  return [...new Set([...special, ...inOrder].map((token) => token.word))];
}

/** Feedback to the student on a marked answer. */
export function feedbackFor(
  task: MarkingTask,
  question: PreparedQuestion,
  answer: Answer,
  points: readonly AwardedPoint[],
  flags: readonly MarkFlag[],
): string {
  const marks = points.reduce((sum, point) => sum + point.marks, 0);
  const quoteAll = (some: readonly AwardedPoint[]): string[] => [
    ...new Set(some.map((point) => quoteOf(point, answer)).filter((quote) => quote !== null)),
  ];
  const open = points.filter((point) => point.marks === 0);
  return writeFeedback({
    marks,
    maxMark: task.maxMark,
    quotes: quoteAll(points.filter((point) => point.marks > 0 && point.conflict === null)),
    doubtful: quoteAll(points.filter((point) => point.conflict !== null && point.isTouched)),
    missing: Math.min(open.length, task.maxMark - marks),
    isPartial: points.some((point) => point.marks > 0 && point.marks < point.point.marks),
    topics: findTopics(question, points),
    instructsMarker: flags.includes('instructs-marker'),
    key: task.userAnswer,
  });
}
