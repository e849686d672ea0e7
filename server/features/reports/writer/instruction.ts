const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|previous|above)\b/iu,
  /\b(?:system prompt|language model|you are now|as an ai)\b/iu,
  /^(?:please )?(?:write|say|output|print|reply|respond|answer|generate|repeat|tell)\b.*\b(?:poem|joke|song|haiku|instead|nothing else)\b/iu,
];
const SENTENCES = /[\n;•]|(?<=[.!?])\s+/u;

/**
 * True if a sentence of a note is addressed to the writer of the report, and not about the student.
 */
export function isInstruction(sentence: string): boolean {
  return ORDERS.some((order) => order.test(sentence));
}

/**
 * Returns the first sentence of the notes that is an order to the writer, and therefore in no
 * report.
 */
export function findInstruction(...notes: string[]): string | undefined {
  return notes
    .flatMap((note) => note.split(SENTENCES))
    .map((sentence) => sentence.trim())
    .find(isInstruction);
}

/** Removes orders to the writer from a note. */
export function withoutInstructions(note: string): string {
  if (findInstruction(note) === undefined) return note;
  return note
    .split(SENTENCES)
    .filter((sentence) => !isInstruction(sentence.trim()))
    .join('\n');
}
