import type { AiAnalysis, MarkFlag } from '../../../../shared/contract/ai-analysis.ts';
import { copiesScheme } from '../engine/doubt/detect-copying.ts';
import { isUnusualText } from '../engine/doubt/unusual-text.ts';
import type { MarkedAnswer, MarkingTask } from '../engine/marker.ts';
import { chooseFeedback, type JudgedPoint } from './choose-feedback.ts';
import { findForgery } from './find-forgery.ts';
import { carries, judgeLevel } from './judge-level.ts';
import type { Judgement } from './judgement.ts';
import { limitMarks } from './limit-marks.ts';
import { findEarningWords, fold, type QuotableAnswer } from './locate-quote.ts';
import type { Rubric, RubricPoint } from './rubric.ts';

/** The confidence in a model's mark, set here because models judge their own certainty badly. */
const CONFIDENCE = { plain: 0.8, holistic: 0.6, unsure: 0.4, untidy: 0.35, suspicious: 0.25 };

/** The model's judgement of a point, and whether it is consistent. */
interface Reading {
  marks: number;
  quote: string | null;
  isQuoteMissing: boolean;
  /** True if the point was judged twice, or with marks that it does not have. */
  isUntidy: boolean;
}

type Said = Judgement['points'][number];

/**
 * Turns a model's judgement into a mark: adds the marks up, applies the scheme's limits, and looks
 * for every quote in the answer. Marks without words that earn them are not given, and
 * inconsistencies are flagged. Undefined if the model judged no point at all.
 */
export function readJudgement(
  task: MarkingTask,
  rubric: Rubric,
  judgement: Judgement,
  by: Pick<AiAnalysis, 'marker' | 'promptHash'>,
): MarkedAnswer | undefined {
  if (rubric.levels.length > 0) return readLevelJudgement(task, rubric, judgement, by);
  const answer = toQuotable(task);
  const isForged = answer.forged.length > 0;
  const numbers = new Set(rubric.groups.flatMap(({ points }) => points.map((one) => one.number)));
  if (!judgement.points.some(({ number }) => numbers.has(number))) return undefined;
  const readings = rubric.groups.map(({ points }) =>
    points.map((point) => readPoint(answer, rubric, point, judgement.points)),
  );
  const limited = limitMarks(
    rubric.groups.map(({ cap }, group) => ({
      cap,
      marks: (readings[group] ?? []).map(({ marks }) => marks),
    })),
    task.maxMark,
  );
  const points = rubric.groups.flatMap(({ points: some }, group) =>
    some.map((point, place): JudgedPoint => {
      const marks = limited[group]?.[place] ?? 0;
      return { point, marks, quote: marks > 0 ? (readings[group]?.[place]?.quote ?? null) : null };
    }),
  );
  const hasStranger = judgement.points.some(({ number }) => !numbers.has(number));
  const all = readings.flat();
  const quotes = points.flatMap(({ quote }) => quote ?? []);
  const markAwarded = points.reduce((sum, { marks }) => sum + marks, 0);
  const isThin = rubric.isHolistic && !carries(quotes, markAwarded);
  const chosen = chooseFeedback({
    task,
    markAwarded,
    points,
    written: judgement.feedback,
    instructsMarker: isForged,
  });
  const flags = findFlags(task, rubric, {
    ...chosen,
    isForged,
    isQuoteMissing: all.some((reading) => reading.isQuoteMissing),
    isDoubtful:
      hasStranger || isThin || judgement.isUnsure || all.some((reading) => reading.isUntidy),
  });
  const isUntidy = hasStranger || all.some((reading) => reading.isUntidy);
  return {
    id: task.id,
    markAwarded,
    feedback: chosen.feedback,
    analysis: {
      ...by,
      flags,
      confidence: rateConfidence(flags, { isUntidy, isHolistic: rubric.isHolistic }),
      points: points.map(({ point, marks, quote }) => ({
        point: point.text,
        marksAvailable: point.marks,
        marksAwarded: marks,
        quote,
      })),
    },
  };
}

function readPoint(
  answer: QuotableAnswer,
  { isHolistic }: Rubric,
  point: RubricPoint,
  said: readonly Said[],
): Reading {
  const [first, ...again] = said.filter(({ number }) => number === point.number);
  const claimed = Math.round(first?.marks ?? 0);
  const marks = Math.max(0, Math.min(point.marks, claimed));
  const isUntidy = first === undefined || again.length > 0 || first.marks !== marks;
  if (marks === 0) return { marks, quote: null, isQuoteMissing: false, isUntidy };
  const quoted = first?.quote?.trim() ?? '';
  // An answer judged as a whole can be good without one sentence that shows it.
  if (quoted === '' && isHolistic) return { marks, quote: null, isQuoteMissing: false, isUntidy };
  const quote = findEarningWords(answer, quoted);
  return quote === null
    ? { marks: 0, quote, isQuoteMissing: true, isUntidy }
    : { marks, quote, isQuoteMissing: false, isUntidy };
}

const toQuotable = ({ userAnswer, questionText }: MarkingTask): QuotableAnswer => ({
  text: userAnswer,
  folded: fold(userAnswer),
  forged: findForgery(userAnswer, questionText),
});

/** Reads the judgement of an answer as a whole, by the level that fits it best. */
function readLevelJudgement(
  task: MarkingTask,
  rubric: Rubric,
  judgement: Judgement,
  by: Pick<AiAnalysis, 'marker' | 'promptHash'>,
): MarkedAnswer | undefined {
  const { levels } = rubric;
  const numbers = new Set(levels.map(({ number }) => number));
  if (!judgement.points.some(({ number }) => numbers.has(number))) return undefined;
  const answer = toQuotable(task);
  const isForged = answer.forged.length > 0;
  const judged = judgeLevel(answer, levels, judgement.points);
  const [whole] = rubric.groups.flatMap(({ points }) => points);
  const { level, marks: markAwarded, quote } = judged;
  const chosen = chooseFeedback({
    task,
    markAwarded,
    points: whole ? [{ point: whole, marks: markAwarded, quote }] : [],
    written: judgement.feedback,
    instructsMarker: isForged,
  });
  const flags = findFlags(task, rubric, {
    ...judged,
    ...chosen,
    isForged,
    isDoubtful: judged.isDoubtful || judgement.isUnsure,
  });
  const marked = { marksAvailable: task.maxMark, marksAwarded: markAwarded, quote };
  return {
    id: task.id,
    markAwarded,
    feedback: chosen.feedback,
    analysis: {
      ...by,
      flags,
      confidence: rateConfidence(flags, { isUntidy: false, isHolistic: true }),
      points: [{ point: level?.text ?? whole?.text ?? '', ...marked }],
    },
  };
}

function findFlags(
  { userAnswer, markSchemeAnswer }: MarkingTask,
  rubric: Rubric,
  found: Record<'isForged' | 'isQuoteMissing' | 'isDoubtful' | 'isWithheld', boolean>,
): MarkFlag[] {
  const texts = rubric.groups.flatMap(({ points }) => points.map(({ text }) => text));
  const flags: [boolean, MarkFlag][] = [
    [found.isForged, 'instructs-marker'],
    [found.isQuoteMissing, 'quote-not-found'],
    [copiesScheme(userAnswer, markSchemeAnswer, texts), 'copies-scheme'],
    [isUnusualText(userAnswer), 'unusual-text'],
    [found.isWithheld, 'feedback-withheld'],
    [found.isDoubtful, 'doubt'],
  ];
  return flags.filter(([holds]) => holds).map(([, flag]) => flag);
}

function rateConfidence(
  flags: readonly MarkFlag[],
  { isUntidy, isHolistic }: { isUntidy: boolean; isHolistic: boolean },
): number {
  const isSuspicious = flags.some((flag) => flag !== 'doubt');
  if (isSuspicious) return CONFIDENCE.suspicious;
  if (isUntidy) return CONFIDENCE.untidy;
  if (flags.includes('doubt')) return CONFIDENCE.unsure;
  return isHolistic ? CONFIDENCE.holistic : CONFIDENCE.plain;
}
