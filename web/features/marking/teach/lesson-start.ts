import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { schemeLineKinds } from '../../../../shared/choices.ts';
import { type MarkTarget, sharedAiMark, sharedMark } from '../decisions/mark-target.ts';

export type LineKind = (typeof schemeLineKinds)[number];

/** A suggested line for the mark scheme, before editing. */
export interface LessonStart {
  kind: LineKind;
  line: string;
  /** The point that the line is about. */
  point?: string;
}

/** Returns the points of the scheme as ticked by the teacher, or as judged by the marker. */
export function listTaughtPoints({ submissions: [first] }: MarkTarget): readonly MarkedPoint[] {
  return first?.tickedPoints ?? first?.aiAnalysis?.points ?? [];
}

/**
 * Returns the line that a tick teaches about one point: words that the marker missed, or wrongly
 * accepted.
 */
export function startOfLesson(
  { question, submissions: [first] }: MarkTarget,
  place: number,
  { point, marksAwarded, quote }: MarkedPoint,
): LessonStart | null {
  if (!question.abilities.canTeach) return null;
  const judged = first?.aiAnalysis?.points[place];
  const wasEarned = judged !== undefined && judged.marksAwarded > 0;
  if (marksAwarded > 0 && !wasEarned && quote !== null) {
    return { kind: 'accept', point, line: toLine(quote) };
  }
  if (marksAwarded === 0 && wasEarned && judged.quote !== null) {
    return { kind: 'reject', point, line: toLine(judged.quote) };
  }
  return null;
}

/**
 * Returns the line that an override suggests: what its ticks teach, otherwise the answer's text,
 * accepted for the first missed point or rejected for the first earned one.
 */
export function suggestLesson(target: MarkTarget): LessonStart {
  const points = listTaughtPoints(target);
  for (const [place, point] of points.entries()) {
    const start = startOfLesson(target, place, point);
    if (start) return start;
  }
  const mark = sharedMark(target);
  const answer = target.submissions[0]?.userAnswer ?? '';
  const isTooHigh = typeof mark === 'number' && mark < (sharedAiMark(target) ?? 0);
  const meant = points.find(({ marksAwarded }) => marksAwarded > 0 === isTooHigh) ?? points[0];
  return {
    kind: isTooHigh ? 'reject' : 'accept',
    point: meant?.point,
    line: isUnanswered(answer) ? '' : toLine(answer),
  };
}

const toLine = (words: string): string =>
  words.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SHORT_TEXT_CHARACTERS);
