import type {
  AiAnalysis,
  MarkFlag,
  UnjudgedReason,
} from '../../../../shared/contract/ai-analysis.ts';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import { copiesScheme, isBagOfWords } from './doubt/detect-copying.ts';
import { detectInstructions } from './instructions/detect-instructions.ts';
import { isUnusualText } from './doubt/unusual-text.ts';
import {
  confidenceOfLearnt,
  DOUBT_BELOW,
  estimateConfidence,
  isOneStatement,
  RISK_ABOVE,
  SURENESS,
} from './doubt/estimate-confidence.ts';
import { feedbackFor, quoteOf } from './feedback/feedback-for.ts';
import { learnFromConfirmed, type Lesson } from './learn/learn-from-confirmed.ts';
import {
  BUILT_IN_NAME,
  type ConfirmedAnswer,
  type MarkedAnswer,
  type Marker,
  type MarkingTask,
} from './marker.ts';
import { readAnswer, type Answer } from './match/answer.ts';
import { awardMarks, expectedShare, isList, type AwardedPoint } from './match/award-marks.ts';
import { affordableExamples, isWithinReach } from './match/count-comparisons.ts';
import { equalityOf } from './equality-key.ts';
import { judgeAnswer } from './match/judge-answer.ts';
import { awardByScheme } from './total/likely-total.ts';
import { aroundUsual, markLearnt, usualFor } from './match/marks-for.ts';
import { EVIDENCE_WEIGHTS, type EvidenceWeights } from './match/weigh-evidence.ts';
import { abstainsFrom } from './scheme/abstains-from.ts';
import { createQuestionPreparer, type PreparedQuestion } from './prepare-scheme.ts';
import { hashSources } from '../../../threads/hash-sources.ts';
import { CANNOT_JUDGE_FEEDBACK, UNANSWERED_FEEDBACK } from './feedback/write-feedback.ts';

/** Hash of the marker's source files, stored with each mark so that it can be traced to them. */
const RULES = hashSources(new URL('./', import.meta.url));

/** Factor applied to the confidence when the answer text itself looks suspicious. */
const WHEN_SUSPICIOUS = 0.5;

/**
 * Factor applied to the confidence when the scheme has levels: counting points can only guess
 * those.
 */
const WITH_LEVELS = 0.4;

function analyse(part: Partial<AiAnalysis> & Pick<AiAnalysis, 'confidence'>): AiAnalysis {
  return { points: [], flags: [], ...part, marker: BUILT_IN_NAME, promptHash: RULES };
}

function markUnanswered({ id }: MarkingTask): MarkedAnswer {
  const analysis = analyse({ confidence: 1 });
  return { id, markAwarded: 0, feedback: UNANSWERED_FEEDBACK, analysis };
}

/** Returns a result with no mark, which leaves the answer to the teacher. */
export function leaveUnjudged(
  { id }: Pick<MarkingTask, 'id'>,
  unjudgedReason: UnjudgedReason,
  others: readonly MarkFlag[] = [],
): MarkedAnswer {
  const analysis = analyse({ confidence: 0, flags: ['cannot-judge', ...others], unjudgedReason });
  return { id, markAwarded: 0, feedback: CANNOT_JUDGE_FEEDBACK, analysis };
}

const speaksToMarker = ({ userAnswer, questionText, maxMark }: MarkingTask): MarkFlag[] =>
  detectInstructions(userAnswer, questionText, maxMark).length > 0 ? ['instructs-marker'] : [];

function findFlags(
  task: MarkingTask,
  question: PreparedQuestion,
  answer: Answer,
  speaks: readonly MarkFlag[],
): MarkFlag[] {
  const points = question.scheme.groups.flatMap((group) => group.points.map((point) => point.text));
  const flags: MarkFlag[] = [...speaks];
  if (copiesScheme(task.userAnswer, task.markSchemeAnswer, points)) flags.push('copies-scheme');
  if (isUnusualText(task.userAnswer)) flags.push('unusual-text');
  if (isBagOfWords(answer.tokens, question.tokens)) flags.push('doubt');
  return flags;
}

/**
 * Converts half marks to whole ones: every second half earns a mark, and a leftover half is lost.
 */
function inWholeMarks(marks: readonly number[]): number[] {
  let sum = 0;
  return marks.map((own) => {
    const before = Math.floor(sum);
    sum += own;
    return Math.floor(sum) - before;
  });
}

const sumOf = (points: readonly AwardedPoint[]): number =>
  points.reduce((sum, { marks }) => sum + marks, 0);

interface Judged {
  points: AwardedPoint[];
  confidence: number;
  /**
   * Probability that the mark is wrong by half of the marks or more; 0 where it is not estimated.
   */
  risk: number;
}

/** Marks by the scheme, and also by the lesson from confirmed marks where there is one. */
function judge(
  task: MarkingTask,
  question: PreparedQuestion,
  answer: Answer,
  weights: EvidenceWeights,
  lesson: Lesson | null,
): Judged {
  const { maxMark, userAnswer } = task;
  const groups = judgeAnswer(question, answer, weights);
  const { isModelAnswer: mayRepeat, scale } = question.scheme;
  const terms = { maxMark, mayRepeat, scale };
  const likely = awardByScheme(groups, answer, question, terms);
  const { points: byScheme, farOff } = likely;
  const sureByScheme = estimateConfidence(byScheme, answer, question, { ...likely, maxMark });
  if (lesson === null) {
    const risk = isOneStatement(question) ? 0 : farOff;
    return { points: byScheme, confidence: sureByScheme, risk };
  }
  const asList = isList(groups, mayRepeat);
  const confirmed = lesson.markOfEqual(userAnswer);
  const recalled = lesson.recall(answer, expectedShare(groups, terms));
  const share = asList ? recalled.share : aroundUsual(recalled.share, lesson.usual);
  const expected = { ...recalled, share };
  const total = confirmed ?? lesson.limit(markLearnt(share, maxMark, asList), sumOf(byScheme));
  const points = awardMarks(groups, { ...terms, total, isConfirmed: confirmed !== null });
  if (confirmed !== null) return { points, confidence: SURENESS.most, risk: 0 };
  const learnt = confidenceOfLearnt(expected, total, maxMark, asList);
  return { points, confidence: asList ? Math.max(learnt, sureByScheme) : learnt, risk: 0 };
}

function markAnswer(
  task: MarkingTask,
  question: PreparedQuestion,
  weights: EvidenceWeights,
  teach: Teach,
): MarkedAnswer {
  const instructions = detectInstructions(task.userAnswer, task.questionText, task.maxMark);
  const answer = readAnswer(task.userAnswer, instructions, question.denied);
  const speaks: MarkFlag[] = instructions.length > 0 ? ['instructs-marker'] : [];
  if (!isWithinReach(question, answer.tokens.length))
    return leaveUnjudged(task, 'answer-not-read', speaks);
  const lesson = teach(question, task);
  const { points, confidence: sure, risk } = judge(task, question, answer, weights, lesson);
  if (lesson === null && isUnreadable(points))
    return leaveUnjudged(task, 'answer-not-read', speaks);
  const flags = findFlags(task, question, answer, speaks);
  const suspicion = flags.length > 0 ? WHEN_SUSPICIOUS : 1;
  const levels = question.scheme.hasLevels ? WITH_LEVELS : 1;
  const confidence = Math.round(sure * suspicion * levels * 100) / 100;
  const doubtBelow = isOneStatement(question) ? DOUBT_BELOW.forStatement : DOUBT_BELOW.forList;
  const isDoubtful = (confidence < doubtBelow || risk > RISK_ABOVE) && !flags.includes('doubt');
  const allFlags: MarkFlag[] = isDoubtful ? ['doubt', ...flags] : flags;
  const awarded = inWholeMarks(points.map((point) => point.marks));
  const available = inWholeMarks(points.map(({ point }) => point.marks));
  return {
    id: task.id,
    markAwarded: awarded.reduce((sum, marks) => sum + marks, 0),
    feedback: feedbackFor(task, answer, points, allFlags),
    analysis: analyse({
      confidence,
      flags: allFlags,
      points: points.map((point, index) => ({
        point: point.point.text,
        marksAvailable: available[index] ?? 0,
        marksAwarded: awarded[index] ?? 0,
        quote: point.marks > 0 ? quoteOf(point, answer) : null,
      })),
      ...(lesson === null ? {} : { learntFrom: lesson.learntFrom }),
    }),
  };
}

function whyUnjudged({ maxMark }: MarkingTask, question: PreparedQuestion): UnjudgedReason | null {
  const hasStatements = question.groups.some(({ points }) =>
    points.some((point) => point.statements.length > 0),
  );
  if (maxMark === 0 || !hasStatements) return abstainsFrom(question.scheme) ?? 'no-content';
  return abstainsFrom(question.scheme);
}

/** Kinds that cannot be marked by comparing words: without a judge they are left to the teacher. */
const ONLY_BY_JUDGES: ReadonlySet<string> = new Set([
  'number',
  'formula',
  'expression',
  'code',
  'list',
  'level',
]);

/** True if the judges could not decide points worth half of the marks or more. */
function isUnreadable(points: readonly AwardedPoint[]): boolean {
  const all = points.reduce((sum, { point }) => sum + point.marks, 0);
  const unread = points
    .filter(({ verdict, point }) =>
      verdict === null ? ONLY_BY_JUDGES.has(point.kind) : verdict.share === null,
    )
    .reduce((sum, { point }) => sum + point.marks, 0);
  return unread * 2 >= all && unread > 0;
}

type Teach = (question: PreparedQuestion, task: MarkingTask) => Lesson | null;

/** Learns from each list of confirmed answers once, however many answers are marked with it. */
function createTeacher(weights: EvidenceWeights): Teach {
  const lessons = new WeakMap<
    PreparedQuestion,
    WeakMap<readonly ConfirmedAnswer[], Lesson | null>
  >();
  return (question, task) => {
    const { confirmed, maxMark } = task;
    if (confirmed === undefined) return null;
    const ofQuestion = lessons.get(question) ?? new WeakMap();
    lessons.set(question, ofQuestion);
    const known = ofQuestion.get(confirmed);
    if (known !== undefined) return known;
    const { isModelAnswer: mayRepeat, scale } = question.scheme;
    const expect = (answer: Answer) =>
      expectedShare(judgeAnswer(question, answer, weights), { maxMark, mayRepeat, scale });
    const examples = affordableExamples(question, confirmed);
    const usual = usualFor(isOneStatement(question) && !mayRepeat ? maxMark : 1);
    const lesson = learnFromConfirmed(examples, maxMark, expect, usual, equalityOf(task));
    ofQuestion.set(confirmed, lesson);
    return lesson;
  };
}

/**
 * Creates the marker that needs no network and no key: it looks for the points of the scheme in the
 * words of the answer, and learns from marks that people confirmed. It is deterministic: the same
 * task always gets the same mark. Pass `weights` only to measure weights other than the fitted
 * ones.
 */
export function createBuiltInMarker(weights: EvidenceWeights = EVIDENCE_WEIGHTS): Marker {
  const prepare = createQuestionPreparer();
  const teach = createTeacher(weights);
  return {
    name: BUILT_IN_NAME,
    async mark(task, signal) {
      signal?.throwIfAborted();
      if (isUnanswered(task.userAnswer)) return markUnanswered(task);
      const question = prepare(task);
      const reason = whyUnjudged(task, question);
      // The teacher who marks this answer should know that it addresses the marker.
      if (reason !== null) return leaveUnjudged(task, reason, speaksToMarker(task));
      return markAnswer(task, question, weights, teach);
    },
  };
}
