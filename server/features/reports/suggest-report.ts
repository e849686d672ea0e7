import type { z } from 'zod';
import { STRONG_FROM_PERCENT, WEAK_BELOW_PERCENT } from '../../../shared/business-rules.ts';
import type { reportStudentSchema } from '../../../shared/contract/reports.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';

type Suggestion = Pick<
  z.infer<typeof reportStudentSchema>,
  'level' | 'positives' | 'areasToImprove'
> & { evidence: string[] };

const HIGHEST_LEVEL = 9;
const TOPICS = 2;
/** A smaller difference is chance. */
const PROGRESS_POINTS = 5;
/** Fewer quizzes show no progress. */
const MIN_QUIZZES = 4;

/** What a student's own marked work says about level, strengths and what to work on. */
export function suggestReport({
  summary,
  strengths,
  weaknesses,
  history,
}: StudentProfile): Suggestion {
  const strong = topics(strengths).filter((insight) => insight.percent >= STRONG_FROM_PERCENT);
  const weak = topics(weaknesses).filter((insight) => insight.percent < WEAK_BELOW_PERCENT);
  const known = topics([...strengths, ...weaknesses]).toSorted((a, b) => b.percent - a.percent);
  return {
    level: levelOf(summary.averagePercent),
    positives: [...strong.slice(0, TOPICS).map(inWords), ...progress(history)].join('; '),
    areasToImprove: weak.slice(0, TOPICS).map(inWords).join('; '),
    // A topic can be a strength and a weakness.
    evidence: [...new Set(known.map(inWords))],
  };
}

const inWords = ({ name, percent }: StudentProfile['strengths'][number]): string =>
  `${Math.round(percent)}% in ${name}`;

function topics(insights: StudentProfile['strengths']): StudentProfile['strengths'] {
  return insights.filter((insight) => insight.kind === 'topic');
}

/** The scale's ninths of the average; the middle where nothing is marked. */
function levelOf(percent: number | null): number {
  if (percent === null) return 5;
  return Math.min(HIGHEST_LEVEL, Math.max(1, Math.ceil((percent / 100) * HIGHEST_LEVEL)));
}

/** The second half of the marked quizzes against the first, where it is better. */
function progress(history: StudentProfile['history']): string[] {
  const marked = history.filter((quiz) => quiz.markedCount > 0).toReversed();
  if (marked.length < MIN_QUIZZES) return [];
  const half = Math.floor(marked.length / 2);
  const [before, since] = [meanOf(marked.slice(0, half)), meanOf(marked.slice(half))];
  return since - before < PROGRESS_POINTS
    ? []
    : [`progress in quizzes from ${Math.round(before)}% to ${Math.round(since)}%`];
}

function meanOf(quizzes: StudentProfile['history']): number {
  return quizzes.reduce((sum, quiz) => sum + quiz.percentage, 0) / quizzes.length;
}
