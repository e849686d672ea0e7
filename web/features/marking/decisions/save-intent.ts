import { isTyped, type MarkDraft, type TypedMark } from './mark-drafts.ts';
import { asSeen, isInk, type MarkTarget, sharedMark, toAccept } from './mark-target.ts';

type Items = ReturnType<typeof asSeen>;

/** What Save would do for a target in its current state. */
export type SaveIntent =
  | { kind: 'invalid'; problem: string }
  | { kind: 'nothing' }
  | { kind: 'accept'; items: Items }
  | { kind: 'set'; items: Items; markAwarded: number; typed: TypedMark };

/** An empty draft: the marks stay unchanged. */
export const untouched: TypedMark = { mark: null, feedback: null, reason: '' };

const TYPED_FOR_OTHERS =
  'This was typed for other answers than these. Please press Undo, and type it again.';

/** Returns true if the marks only need to be accepted. */
export function canAccept(target: MarkTarget): boolean {
  const isMarked = target.submissions.every(({ markState }) => markState !== 'unmarked');
  return isMarked && toAccept(target).length > 0;
}

/**
 * Determines what Save does: it sets a typed mark, accepts an untouched mark that is in pencil,
 * was accepted in bulk or was given before the question was changed, and leaves other ink alone. The decision covers the marks that were on
 * screen when typing began, if they are still there.
 */
export function saveIntent(target: MarkTarget, draft: MarkDraft | undefined): SaveIntent {
  const typed = draft && isTyped(draft) ? draft : null;
  if (typed === null && canAccept(target)) {
    return { kind: 'accept', items: asSeen(toAccept(target)) };
  }
  if (typed === null && isInk(target)) return { kind: 'nothing' };
  const mark = typed?.mark ?? sharedMark(target);
  const { maxMark } = target.question;
  if (typeof mark !== 'number' || mark > maxMark) {
    return { kind: 'invalid', problem: `Please enter a mark from 0 to ${maxMark}.` };
  }
  const shown = new Set(target.submissions.map(({ submissionId }) => submissionId));
  const items = typed?.seen.filter(({ submissionId }) => shown.has(submissionId));
  if (items?.length === 0) return { kind: 'invalid', problem: TYPED_FOR_OTHERS };
  return {
    kind: 'set',
    items: items ?? asSeen(target.submissions),
    markAwarded: mark,
    typed: typed ?? untouched,
  };
}

/**
 * Returns how many answers Save applies to, not counting any that joined the group after the mark
 * was typed.
 */
export function countDecided(target: MarkTarget, draft: MarkDraft | undefined): number {
  const intent = saveIntent(target, draft);
  if (intent.kind === 'accept' || intent.kind === 'set') return intent.items.length;
  return target.submissions.length;
}
