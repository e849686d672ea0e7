import { useSyncExternalStore } from 'react';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { onForgetPerson } from '../../../forget-person.ts';
import { createStore } from '../../../create-store.ts';
import { bySubmissionId } from './apply-marks.ts';
import { asSeen, type MarkTarget } from './mark-target.ts';

/** A teacher's typed input for an answer or a group that is not on the server yet. */
export interface MarkDraft {
  /** Null while untouched; an empty string if the field is empty. */
  mark: number | '' | null;
  /** Null while it follows from the mark. */
  feedback: string | null;
  /** The teacher's feedback for an earlier mark, replaced by feedback that fits this one. */
  setAside?: string;
  /** Why the teacher disagrees with the marker. */
  reason: string;
  /** The ticked points that give the mark; absent if it was typed. */
  points?: readonly MarkedPoint[];
  /** The revisions of the marks that were on screen when typing began. */
  seen: ReturnType<typeof asSeen>;
  /** What is wrong with the input, as a sentence. */
  problem: string | null;
}

export type TypedMark = Pick<MarkDraft, 'mark' | 'feedback' | 'setAside' | 'reason' | 'points'>;

/** Outlives the card, so that changing the page or view loses nothing. */
const drafts = createStore<ReadonlyMap<string, MarkDraft>>(new Map());
/** Keys of targets being saved; separate, so that a change does not render the forms. */
const saving = createStore<ReadonlySet<string>>(new Set());
onForgetPerson(() => {
  drafts.set(new Map());
  saving.set(new Set());
});

function put(key: string, draft: MarkDraft) {
  drafts.set(new Map(drafts.get()).set(key, draft));
}

export function findDraft(key: string): MarkDraft | undefined {
  return drafts.get().get(key);
}

export function isTyped({ mark, feedback, reason }: MarkDraft): boolean {
  return mark !== null || feedback !== null || reason !== '';
}

/** Returns how many typed marks are unsaved. */
export function countMarkDrafts(): number {
  return [...drafts.get().values()].filter(isTyped).length;
}

/** Returns how many typed marks are unsaved, and renders when that changes. */
export function useMarkDraftCount(): number {
  return useSyncExternalStore(drafts.subscribe, countMarkDrafts);
}

/** Stores typed input, with the marks as they were when typing began. */
export function typeMark(target: MarkTarget, changes: Partial<TypedMark>): void {
  put(target.key, { ...(findDraft(target.key) ?? emptyDraft(target)), ...changes, problem: null });
}

/**
 * Stores a different mark, given as a number or by points. Feedback for the mark before is replaced
 * by feedback that fits this one. The teacher's own words stay with the first mark typed after
 * them; when the mark changes again they are set aside, and can be restored.
 */
export function typeAnotherMark(
  target: MarkTarget,
  changes: Pick<MarkDraft, 'mark' | 'points'>,
): void {
  const { mark = null, feedback = null, setAside } = findDraft(target.key) ?? {};
  if (mark === null) typeMark(target, changes);
  else typeMark(target, { ...changes, feedback: null, setAside: feedback ?? setAside });
}

/**
 * Discards a draft whose mark is back at its saved value, unless something else was typed with it
 * or it is being saved. Returns false if it stays.
 */
export function takeBackMark(key: string): boolean {
  const draft = findDraft(key);
  const isMore = draft?.feedback ?? draft?.setAside ?? (draft?.reason || null);
  if (isSaving(key) || isMore !== null) return false;
  discardDraft(key);
  return true;
}

/** Records what is wrong with a target's mark, without losing the typed input. */
export function reportProblem(target: MarkTarget, problem: string): void {
  setSaving(target.key, false);
  put(target.key, { ...(findDraft(target.key) ?? emptyDraft(target)), problem });
}

/** Records whether a target's mark is being saved. */
export function setSaving(key: string, isOnItsWay: boolean): void {
  if (isSaving(key) === isOnItsWay) return;
  const others = [...saving.get()].filter((each) => each !== key);
  saving.set(new Set(isOnItsWay ? [...others, key] : others));
}

export function isSaving(key: string): boolean {
  return saving.get().has(key);
}

/** Returns whether a target's mark is being saved, and renders when that changes. */
export function useIsSaving(key: string): boolean {
  return useSyncExternalStore(saving.subscribe, () => isSaving(key));
}

/** Discards a draft; if `sent` is given, only if the draft still equals it. */
export function discardDraft(key: string, sent?: TypedMark): void {
  const draft = findDraft(key);
  if (draft === undefined || (sent && !isSame(draft, sent))) return;
  const rest = new Map(drafts.get());
  rest.delete(key);
  drafts.set(rest);
}

/**
 * Updates a draft after the teacher's own decision: it now applies to the marks as the decision
 * left them.
 */
export function renewSeen(key: string, changed: readonly Submission[]): void {
  const draft = findDraft(key);
  if (draft === undefined) return;
  const now = bySubmissionId(changed);
  put(key, {
    ...draft,
    seen: asSeen(draft.seen.map((each) => now.get(each.submissionId) ?? each)),
  });
}

/**
 * Moves a draft whose target's key has gone to the first target that holds one of its answers
 * unchanged. It still decides only the answers that it was typed for.
 */
export function carryDraft(from: MarkTarget, targets: readonly MarkTarget[]): void {
  const draft = findDraft(from.key);
  if (draft === undefined || isSaving(from.key)) return;
  const to = from.submissions
    .map((before) => targets.find(({ submissions }) => submissions.some(saysAs(before))))
    .find((target) => target !== undefined);
  if (to === undefined || findDraft(to.key) !== undefined) return;
  discardDraft(from.key);
  put(to.key, draft);
}

const saysAs = (before: Submission) => (now: Submission) =>
  now.submissionId === before.submissionId && now.userAnswer === before.userAnswer;

/** Returns the draft of a target, or undefined. */
export function useDraft(key: string): MarkDraft | undefined {
  return useSyncExternalStore(drafts.subscribe, () => findDraft(key));
}

function emptyDraft({ submissions }: MarkTarget): MarkDraft {
  return {
    mark: null,
    feedback: null,
    reason: '',
    seen: asSeen(submissions),
    problem: null,
  };
}

/** Returns true if both have the same input, regardless of which marks were seen. */
export function isSame(draft: TypedMark, sent: TypedMark): boolean {
  return (
    draft.mark === sent.mark &&
    draft.points === sent.points &&
    draft.feedback === sent.feedback &&
    draft.reason === sent.reason
  );
}
