import { z } from 'zod';
import {
  MAX_ANALYSIS_POINT_CHARACTERS,
  MAX_ANALYSIS_POINTS,
} from '../../../../shared/business-rules.ts';
import {
  aiAnalysisSchema,
  type AiAnalysis,
  type MarkFlag,
} from '../../../../shared/contract/ai-analysis.ts';
import { isUnusualText } from '../engine/doubt/unusual-text.ts';
import type { MarkedAnswer, MarkingTask } from '../engine/marker.ts';
import { chooseFeedback, type JudgedPoint } from './choose-feedback.ts';
import { findForgery } from './find-forgery.ts';
import { createHider } from './hide-personal.ts';
import { locateQuote } from './locate-quote.ts';
import { readRubric } from './rubric.ts';

const resultSchema = z.object({
  id: z.coerce.string(),
  markAwarded: z.number(),
  feedback: z.string().catch(''),
  aiAnalysis: aiAnalysisSchema.optional().catch(undefined),
});
type Result = z.infer<typeof resultSchema>;

/** Either a list of results, or an object that contains it (spec section 7). */
const replySchema = z.union([
  z.array(z.unknown()).transform((submissions) => ({ submissions, totalTokens: 0 })),
  z
    .object({
      submissions: z.array(z.unknown()),
      usage: z
        .object({ total_tokens: z.number().int().min(0).catch(0) })
        .optional()
        .catch(undefined),
    })
    .transform(({ submissions, usage }) => ({
      submissions,
      totalTokens: usage?.total_tokens ?? 0,
    })),
]);

const UNKNOWN_CONFIDENCE = 0.5;
const DOUBTFUL_CONFIDENCE = 0.25;

interface Reply {
  /** The response as received. */
  reply: string;
  tasks: readonly MarkingTask[];
  by: Pick<AiAnalysis, 'marker' | 'promptHash'>;
}

interface ReadReply {
  /** The reason it contains no marks; null if it has the agreed shape. */
  problem: string | null;
  marked: MarkedAnswer[];
  totalTokens: number;
}

/**
 * Reads the marks in a marking service's response. A result that is malformed, has an unknown id,
 * or has no number as its mark counts as missing, and only a sensible number of points is kept.
 * Marks beyond the maximum are limited to it and flagged, as are results that contradict each
 * other.
 */
export function readServiceReply({ reply, tasks, by }: Reply): ReadReply {
  const parsed = replySchema.safeParse(parseReply(reply));
  if (!parsed.success) {
    return { problem: 'The reply is not of the agreed shape.', marked: [], totalTokens: 0 };
  }
  const results = parsed.data.submissions.flatMap((item) => {
    const result = resultSchema.safeParse(item);
    return result.success ? [result.data] : [];
  });
  const byId = Map.groupBy(results, ({ id }) => id);
  const marked = tasks.flatMap((task) => {
    const [first, ...again] = byId.get(task.id) ?? [];
    if (first === undefined) return [];
    const contradicts = again.some(({ markAwarded }) => markAwarded !== first.markAwarded);
    return [toMarkedAnswer(task, first, contradicts, by)];
  });
  const { totalTokens } = parsed.data;
  return { problem: null, marked, totalTokens };
}

/** Returns undefined if it is not JSON. */
function parseReply(reply: string): unknown {
  try {
    return JSON.parse(reply);
  } catch {
    return undefined;
  }
}

function toMarkedAnswer(
  task: MarkingTask,
  result: Result,
  contradicts: boolean,
  by: Pick<AiAnalysis, 'marker' | 'promptHash'>,
): MarkedAnswer {
  const { userAnswer, maxMark } = task;
  const markAwarded = Math.max(0, Math.min(maxMark, Math.round(result.markAwarded)));
  const { show } = createHider(task)(userAnswer);
  const instructsMarker = findForgery(userAnswer, task.questionText).length > 0;
  const { feedback, isWithheld } = chooseFeedback({
    task,
    markAwarded,
    points: toJudged(task, markAwarded),
    written: result.feedback,
    instructsMarker,
  });
  const said = (result.aiAnalysis?.points ?? []).slice(0, MAX_ANALYSIS_POINTS);
  const points = said.map((point) => {
    const place = point.quote === null ? undefined : locateQuote(userAnswer, show(point.quote));
    const words = point.point.slice(0, MAX_ANALYSIS_POINT_CHARACTERS);
    return {
      ...point,
      point: words,
      quote: place ? userAnswer.slice(place.start, place.end) : null,
    };
  });
  const hasLostQuote = points.some(
    ({ quote }, index) => quote === null && (said[index]?.quote ?? null) !== null,
  );
  const found: [boolean, MarkFlag][] = [
    [contradicts || markAwarded !== result.markAwarded, 'doubt'],
    [hasLostQuote, 'quote-not-found'],
    [instructsMarker, 'instructs-marker'],
    [isUnusualText(userAnswer), 'unusual-text'],
    [isWithheld, 'feedback-withheld'],
  ];
  const ours = found.filter(([holds]) => holds).map(([, flag]) => flag);
  const given = result.aiAnalysis?.confidence ?? UNKNOWN_CONFIDENCE;
  return {
    id: task.id,
    markAwarded,
    feedback,
    analysis: {
      ...by,
      points,
      flags: [...new Set([...(result.aiAnalysis?.flags ?? []), ...ours])],
      confidence: ours.length > 0 ? Math.min(given, DOUBTFUL_CONFIDENCE) : given,
    },
  };
}

/** A service gives a mark for the whole: below full marks, any point may be missing. */
function toJudged(task: MarkingTask, markAwarded: number): JudgedPoint[] {
  const { groups } = readRubric(task);
  const isFull = markAwarded >= task.maxMark;
  return groups.flatMap(({ points }) =>
    points.map((point) => ({ point, marks: isFull ? point.marks : 0, quote: null })),
  );
}
