/** Who gives a mark where no teacher does: the AI, the rules of the question's kind, or nobody. */
export type MarkGiver = 'ai' | 'exact' | 'blank';

/** What marks by the rules of the question's kind alone. */
export const EXACT_MARKER = 'exact';
/** Who gives 0 to an answer that was left blank. */
export const UNANSWERED_MARKER = 'greenpen';

/** Who gave a mark, by the marker that its analysis or its event names. */
export function giverOf(marker: string | null | undefined): MarkGiver {
  if (marker === UNANSWERED_MARKER) return 'blank';
  return marker === EXACT_MARKER ? 'exact' : 'ai';
}
