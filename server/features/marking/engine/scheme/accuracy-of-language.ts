const LANGUAGE =
  '(?:spelling|punctuation|grammar|sentence structures?|written (?:communication|english|language)|' +
  '(?:specialist|technical|subject[- ]specific) (?:terms?|terminology|vocabulary|language)|english)';
const MORE = String.raw`(?:\s*(?:,\s*and|,|and|&|\/)\s*(?:(?:correct|accurate)\s+)?${LANGUAGE})`;
const ACCURATE = String.raw`(?:accurate|correct|appropriate|secure|good|clear)(?:ly)?`;
/**
 * Matches a whole line only, because words like "spelling" may also be part of what an answer
 * should say.
 */
const ACCURACY = new RegExp(
  String.raw`^(?:SPa?G|QWC)\b|^(?:${LANGUAGE}${MORE}+|(?:(?:(?:quality|accuracy|use|standard) of|uses?|spells?|writes?|${ACCURATE})\s+)+${LANGUAGE}${MORE}*)(?:\s+(?:is|are|used|throughout|${ACCURATE}))*[.:]?$`,
  'i',
);

/** "Accurate spelling, punctuation and grammar": a mark for the writing, not for what it says. */
export function isAccuracyOfLanguage(text: string): boolean {
  return ACCURACY.test(text.trim());
}
