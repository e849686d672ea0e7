import { useSyncExternalStore } from 'react';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { onForgetPerson } from '../../../forget-person.ts';
import { createStore } from '../../../create-store.ts';
import { bySubmissionId } from './apply-marks.ts';
import { asSeen, type MarkTarget } from './mark-target.ts';

/** What a teacher has typed for an answer or a group, and the server does not have yet. */
export interface MarkDraft {
  /** Null while untouched, empty while the field is. */
  mark: number | '' | null;
  /** Null while it follows the mark. */
  feedback: string | null;
  /** The teacher's words for an earlier mark, which made way for what fits this one. */
  setAside?: string;
  /** Why the teacher differs from the marker. */
  reason: string;
  /** The points that the mark is given by; absent where it is typed. */
  points?: readonly MarkedPoint[];
  /** The marks that were on screen when typing began. */
  seen: ReturnType<typeof asSeen>;
  /** What is wrong with it, as a sentence. */
  problem: string | null;
}

export type TypedMark = Pick<MarkDraft, 'mark' | 'feedback' | 'setAside' | 'reason' | 'points'>;

/** Outlives the card, so that turning the page or going to another view loses nothing. */
const drafts = createStore<ReadonlyMap<string, MarkDraft>>(new Map());
/** Targets on their way to the server; apart, so that a form is not redrawn to say it. */
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

/** How many typed marks wait to be saved. */
export function countMarkDrafts(): number {
  return [...drafts.get().values()].filter(isTyped).length;
}

/** The same, as it changes. */
export function useMarkDraftCount(): number {
  return useSyncExternalStore(drafts.subscribe, countMarkDrafts);
}

/** Keeps what is typed, with the marks as they were when typing began. */
export function typeMark(target: MarkTarget, changes: Partial<TypedMark>): void {
  put(target.key, { ...(findDraft(target.key) ?? emptyDraft(target)), ...changes, problem: null });
}

/**
 * Keeps another mark, by its number or by points. What was said of the mark before makes way at once
 * for what fits this one. Words of the teacher's own stay with the first mark that follows them;
 * where that changes again they are set aside, and can be put back.
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
 * Forgets a mark that is again what it was, where nothing else was typed with it and it is not on
 * its way to the server already. False where it stays.
 */
export function takeBackMark(key: string): boolean {
  const draft = findDraft(key);
  const isMore = draft?.feedback ?? draft?.setAside ?? (draft?.reason || null);
  if (isSaving(key) || isMore !== null) return false;
  discardDraft(key);
  return true;
}

/** Says what is wrong with a target's mark, without losing what was typed. */
export function reportProblem(target: MarkTarget, problem: string): void {
  setSaving(target.key, false);
  put(target.key, { ...(findDraft(target.key) ?? emptyDraft(target)), problem });
}

/** Says whether a target's mark is on its way to the server. */
export function setSaving(key: string, isOnItsWay: boolean): void {
  if (isSaving(key) === isOnItsWay) return;
  const others = [...saving.get()].filter((each) => each !== key);
  saving.set(new Set(isOnItsWay ? [...others, key] : others));
}

export function isSaving(key: string): boolean {
  return saving.get().has(key);
}

/** The same, as it changes. */
export function useIsSaving(key: string): boolean {
  return useSyncExternalStore(saving.subscribe, () => isSaving(key));
}

/** Forgets what was typed; only this version of it, where one is given. */
export function discardDraft(key: string, sent?: TypedMark): void {
  const draft = findDraft(key);
  if (draft === undefined || (sent && !isSame(draft, sent))) return;
  const rest = new Map(drafts.get());
  rest.delete(key);
  drafts.set(rest);
}

/** After a decision of the teacher's own: what is typed since is for the marks as that left them. */
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
 * Takes what is typed for a target along where its key is gone: to the first of its answers that still
 * says the same. Only the answers that it was typed for are decided by it.
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

/** What is typed for a target, or undefined. */
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

/** Whether the same is typed, for the marks seen then or later. */
export function isSame(draft: TypedMark, sent: TypedMark): boolean {
  return (
    draft.mark === sent.mark &&
    draft.points === sent.points &&
    draft.feedback === sent.feedback &&
    draft.reason === sent.reason
  );
}
