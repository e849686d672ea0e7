import type { MarkState, Submission } from '../../../../shared/contract/marking.ts';
import { giverOf, type MarkGiver } from '../../../../shared/mark-giver.ts';
import type { Responses } from '../use-responses.ts';

export type MarkedQuestion = Responses['questions'][number];

/** What one decision is about: an answer, or all answers that say the same. */
export interface MarkTarget {
  /** Names it on this page: what is typed for it is kept under this key. */
  key: string;
  question: MarkedQuestion;
  /** At least one. */
  submissions: readonly Submission[];
}

/** Where the marks of a target stand together. */
export type TargetState = MarkState | 'mixed';

/** The target of one answer alone. */
export function targetOf(question: MarkedQuestion, submission: Submission): MarkTarget {
  return { key: submission.submissionId, question, submissions: [submission] };
}

/** The place of a target, or of what its answers have become: one of a group, or alone. -1 for none. */
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

/** The key of answers that say the same: what is typed for them is for one quiz and class alone. */
export function groupKey({ quizCode, schoolClass }: DeskOfGroup, group: string): string {
  return `${quizCode} ${schoolClass?.teacherCode ?? ''} ${group}`;
}

/** What all answers of a target share, or null where they differ. */
function shared<Value>(
  { submissions }: MarkTarget,
  read: (submission: Submission) => Value,
): Value | null {
  const values = new Set(submissions.map(read));
  const [first] = values;
  return values.size === 1 && first !== undefined ? first : null;
}

/** The mark of all answers of a target, "Pending" while there is none, null where they differ. */
export function sharedMark(target: MarkTarget): number | 'Pending' | null {
  return shared(target, ({ markAwarded }) => markAwarded);
}

/** The feedback of all answers of a target; empty where they differ. */
export function sharedFeedback(target: MarkTarget): string {
  return shared(target, ({ feedback }) => feedback) ?? '';
}

export function sharedAiMark(target: MarkTarget): number | null {
  return shared(target, ({ aiMark }) => aiMark);
}

/** Who gave the marks of a target, where no teacher did. */
export function sharedGiver(target: MarkTarget): MarkGiver {
  return shared(target, ({ aiAnalysis }) => giverOf(aiAnalysis?.marker)) ?? 'ai';
}

export function targetState(target: MarkTarget): TargetState {
  return shared(target, ({ markState }) => markState) ?? 'mixed';
}

/** True where a teacher stands behind every mark of the target. */
export function isInk(target: MarkTarget): boolean {
  return target.submissions.every(isInInk);
}

export function isInInk({ markState }: Submission): boolean {
  return markState === 'accepted' || markState === 'overridden';
}

/**
 * The answers whose marks the teacher can stand behind: in pencil, or accepted without being read. A
 * mark above the maximum has to be set again.
 */
export function toAccept({ submissions }: MarkTarget): readonly Submission[] {
  return submissions.filter(
    ({ markState, isAcceptedInBulk, exceedsMaximum }) =>
      !exceedsMaximum && (markState === 'pencil' || isAcceptedInBulk),
  );
}

/** True where the marker raised a flag that no teacher has settled by a mark in ink. */
export function needsCheck({ markState, aiAnalysis }: Submission): boolean {
  return markState === 'pencil' && (aiAnalysis?.flags.length ?? 0) > 0;
}

/** The answers as the teacher sees them, in the form in which a decision names them. */
export function asSeen(submissions: readonly Pick<Submission, 'submissionId' | 'markRevision'>[]) {
  return submissions.map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
}
