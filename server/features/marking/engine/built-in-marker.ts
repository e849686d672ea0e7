import type { AiAnalysis, MarkFlag } from '../../../../shared/contract/ai-analysis.ts';
import { isUnanswered } from '../../../../shared/business-rules.ts';
import { copiesScheme, isBagOfWords } from './detect-copying.ts';
import { detectInstructions, isUnusualText } from './detect-instructions.ts';
import { DOUBT_BELOW, estimateConfidence } from './estimate-confidence.ts';
import type { MarkedAnswer, Marker, MarkingTask } from './marker.ts';
import { readAnswer, type Answer } from './match/answer.ts';
import { awardMarks, type AwardedPoint } from './match/award-marks.ts';
import { judgePoint } from './match/judge-point.ts';
import { createQuestionPreparer, type PreparedQuestion } from './prepare-scheme.ts';
import { hashRules } from './rules-hash.ts';
import { isListedWord } from './text/synonyms.ts';
import { CANNOT_JUDGE_FEEDBACK, UNANSWERED_FEEDBACK, writeFeedback } from './write-feedback.ts';

const NAME = 'built-in';
const RULES = hashRules();

/** How much of the confidence stays when the text itself gives cause for doubt. */
const WHEN_SUSPICIOUS = 0.5;

/** And when the scheme has levels, which counting points can only guess. */
const WITH_LEVELS = 0.4;

function analyse(part: Partial<AiAnalysis> & Pick<AiAnalysis, 'confidence'>): AiAnalysis {
  return { points: [], flags: [], ...part, marker: NAME, promptHash: RULES };
}

function markWithoutReading(task: MarkingTask, kind: 'unanswered' | 'cannot-judge'): MarkedAnswer {
  const isUnansweredTask = kind === 'unanswered';
  return {
    id: task.id,
    markAwarded: 0,
    feedback: isUnansweredTask ? UNANSWERED_FEEDBACK : CANNOT_JUDGE_FEEDBACK,
    analysis: isUnansweredTask
      ? analyse({ confidence: 1 })
      : analyse({ confidence: 0, flags: ['cannot-judge'] }),
  };
}

/** The characters from the first to the last word that carries the point, with its "not". */
function quoteOf(point: AwardedPoint, answer: Answer): string | null {
  const starts = point.tokens.map((token) => token.negatedBy ?? token.start);
  const ends = point.tokens.map((token) => token.end);
  if (starts.length === 0) return null;
  return answer.text.slice(Math.min(...starts), Math.max(...ends));
}

function findFlags(task: MarkingTask, question: PreparedQuestion, answer: Answer): MarkFlag[] {
  const points = question.scheme.groups.flatMap((group) => group.points.map((point) => point.text));
  const flags: MarkFlag[] = [];
  if (detectInstructions(task.userAnswer).length > 0) flags.push('instructs-marker');
  if (copiesScheme(task.userAnswer, task.markSchemeAnswer, points)) flags.push('copies-scheme');
  if (isUnusualText(task.userAnswer)) flags.push('unusual-text');
  if (isBagOfWords(answer.tokens, question.tokens)) flags.push('doubt');
  return flags;
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

function feedbackFor(
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
    doubtful: quoteAll(points.filter((point) => point.conflict !== null && point.credit > 0.1)),
    missing: Math.min(open.length, task.maxMark - marks),
    isPartial: points.some((point) => point.marks > 0 && point.marks < point.point.marks),
    topics: findTopics(question, points),
    instructsMarker: flags.includes('instructs-marker'),
    key: task.userAnswer,
  });
}

function markAnswer(task: MarkingTask, question: PreparedQuestion): MarkedAnswer {
  const answer = readAnswer(task.userAnswer, detectInstructions(task.userAnswer));
  const groups = question.groups.map(({ cap, points }) => ({
    cap,
    judgements: points.map((point) => judgePoint(point, answer)),
  }));
  const points = awardMarks(groups, task.maxMark);
  const flags = findFlags(task, question, answer);
  const confidence =
    Math.round(
      estimateConfidence(points) *
        (flags.length > 0 ? WHEN_SUSPICIOUS : 1) *
        (question.scheme.hasLevels ? WITH_LEVELS : 1) *
        100,
    ) / 100;
  const isDoubtful = confidence < DOUBT_BELOW && !flags.includes('doubt');
  return {
    id: task.id,
    markAwarded: points.reduce((sum, point) => sum + point.marks, 0),
    feedback: feedbackFor(task, question, answer, points, flags),
    analysis: analyse({
      confidence,
      flags: isDoubtful ? ['doubt', ...flags] : flags,
      points: points.map((point) => ({
        point: point.point.text,
        marksAvailable: point.point.marks,
        marksAwarded: point.marks,
        quote: point.marks > 0 ? quoteOf(point, answer) : null,
      })),
    }),
  };
}

/**
 * The marker that needs no network and no key: it looks for the points of the scheme in the words
 * of the answer. The same task always gets the same mark.
 */
export function createBuiltInMarker(): Marker {
  const prepare = createQuestionPreparer();
  return {
    name: NAME,
    async mark(task, signal) {
      signal?.throwIfAborted();
      if (isUnanswered(task.userAnswer)) return markWithoutReading(task, 'unanswered');
      const question = prepare(task);
      const canJudge =
        task.maxMark > 0 &&
        question.groups.some(({ points }) => points.some((point) => point.statements.length > 0));
      if (!canJudge) return markWithoutReading(task, 'cannot-judge');
      return markAnswer(task, question);
    },
  };
}
