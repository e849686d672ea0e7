import type { MarkState, Submission } from '../../../../shared/contract/marking.ts';
import { giverOf, type MarkGiver } from '../../../../shared/mark-giver.ts';
import type { Responses } from '../use-responses.ts';

export type MarkedQuestion = Responses['questions'][number];

/** The subject of a decision: one answer, or all answers that are equal after normalisation. */
export interface MarkTarget {
  /** Identifies the target on this page; its draft is stored under this key. */
  key: string;
  question: MarkedQuestion;
  /** At least one. */
  submissions: readonly Submission[];
}

/** The combined state of a target's marks. */
export type TargetState = MarkState | 'mixed';

/** Returns the target of a single answer. */
export function targetOf(question: MarkedQuestion, submission: Submission): MarkTarget {
  return { key: submission.submissionId, question, submissions: [submission] };
}

/**
 * Returns the index of a target, or of the target that now holds its answers; -1 if there is none.
 */
export function placeOf(targets: readonly MarkTarget[], { key, submissions }: MarkTarget): number {
  const place = targets.findIndex((target) => target.key === key);
  if (place !== -1) return place;
  const found = submissions.map(({ submissionId }) =>
    targets.findIndex((target) =>
      target.submissions.some((each) => each.submissionId === submissionId),
    ),
  );
  return found.find((at) => at !== -1) ?? -1;
}

interface DeskOfGroup {
  quizCode: string;
  schoolClass: { teacherCode: string } | null;
}

/**
 * Returns the key of a group of equal answers, which is specific to a quiz and class, as its
 * draft must be.
 */
export function groupKey({ quizCode, schoolClass }: DeskOfGroup, group: string): string {
  return `${quizCode} ${schoolClass?.teacherCode ?? ''} ${group}`;
}

/** Returns the value that all answers of a target share, or null if they differ. */
function shared<Value>(
  { submissions }: MarkTarget,
  read: (submission: Submission) => Value,
): Value | null {
  const values = new Set(submissions.map(read));
  const [first] = values;
  return values.size === 1 && first !== undefined ? first : null;
}

/** Returns the mark of all answers of a target: "Pending" if unmarked, null if they differ. */
export function sharedMark(target: MarkTarget): number | 'Pending' | null {
  return shared(target, ({ markAwarded }) => markAwarded);
}

/** Returns the feedback of all answers of a target; empty if they differ. */
export function sharedFeedback(target: MarkTarget): string {
  return shared(target, ({ feedback }) => feedback) ?? '';
}

export function sharedAiMark(target: MarkTarget): number | null {
  return shared(target, ({ aiMark }) => aiMark);
}

/** Returns what gave the marks of a target before any teacher's mark. */
export function sharedGiver(target: MarkTarget): MarkGiver {
  return shared(target, ({ aiAnalysis }) => giverOf(aiAnalysis?.marker)) ?? 'ai';
}

export function targetState(target: MarkTarget): TargetState {
  return shared(target, ({ markState }) => markState) ?? 'mixed';
}

/** Returns true if a teacher has confirmed every mark of the target. */
export function isInk(target: MarkTarget): boolean {
  return target.submissions.every(isInInk);
}

export function isInInk({ markState }: Submission): boolean {
  return markState === 'accepted' || markState === 'overridden';
}

/**
 * Returns the answers whose marks can be accepted: in pencil, accepted in bulk, or given before the
 * question was changed. A mark above the maximum must be set again instead.
 */
export function toAccept({ submissions }: MarkTarget): readonly Submission[] {
  return submissions.filter(
    ({ markState, isAcceptedInBulk, isOfEarlierQuestion, exceedsMaximum }) =>
      !exceedsMaximum && (markState === 'pencil' || isAcceptedInBulk || isOfEarlierQuestion),
  );
}

/**
 * Returns true if the question was changed after the mark was given, or the marker raised a flag and
 * the mark is not in ink yet.
 */
export function needsCheck({ markState, aiAnalysis, isOfEarlierQuestion }: Submission): boolean {
  return isOfEarlierQuestion || (markState === 'pencil' && (aiAnalysis?.flags.length ?? 0) > 0);
}

/**
 * Returns the ids and revisions of the answers as the teacher sees them, for a decision request.
 */
export function asSeen(submissions: readonly Pick<Submission, 'submissionId' | 'markRevision'>[]) {
  return submissions.map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
}
