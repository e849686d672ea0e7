/** Who gives a mark if no teacher does: the AI, the rules of the question's kind, or nobody. */
export type MarkGiver = 'ai' | 'exact' | 'blank';

/** The marker that uses only the rules of the question's kind. */
export const EXACT_MARKER = 'exact';
/** The marker that gives 0 to an answer that was left blank. */
export const UNANSWERED_MARKER = 'greenpen';

/** Returns who gave a mark, from the marker that its analysis or its event names. */
export function giverOf(marker: string | null | undefined): MarkGiver {
  if (marker === UNANSWERED_MARKER) return 'blank';
  return marker === EXACT_MARKER ? 'exact' : 'ai';
}
