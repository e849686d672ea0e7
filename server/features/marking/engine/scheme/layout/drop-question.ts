/** The question itself, which some schemes print above what earns its marks. */

const ASKS =
  /^(?:analyse|assess|calculate|compare|complete|define|describe|determine|discuss|draw|evaluate|explain|find|give|how|identify|justify|list|name|outline|prove|show|solve|state|suggest|translate|what|when|where|which|who|why|work|write)\b/;
const LEAST_WORDS = 4;
const MOST_LINES = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "0 2   Outline …   [4 marks]": its number and what it is worth are no words of it. */
const withoutLabel = (line: string): string =>
  line
    .replace(
      /^\s*(?:question\s+|Q\s?)?\d[\d\s.]*(?:\(?[a-h]\)\s*)?(?:\([ivx]+\)\s*)?(?=\s*\p{L})/iu,
      '',
    )
    .replace(/[([]\s*(?:total\s+)?\d{1,2}\s*(?:marks?)?\s*[)\]]\s*$/i, '');

const sentencesOf = (question: string): string[] =>
  question
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => wordsOf(withoutLabel(sentence)).join(' '))
    .filter((sentence) => ASKS.test(sentence) && sentence.split(' ').length >= LEAST_WORDS);

/** Leaves out the lines that repeat a sentence by which the question asks; the others keep their places. */
export function dropQuestion(lines: readonly string[], question: string): string[] {
  const asked = new Set(sentencesOf(question));
  const kept = [...lines];
  for (const [from, line] of lines.entries()) {
    let said = wordsOf(withoutLabel(line)).join(' ');
    for (let to = from; to < from + MOST_LINES && said !== ''; to += 1) {
      if (asked.has(said)) kept.fill('', from, to + 1);
      const next = wordsOf(withoutLabel(lines[to + 1] ?? '')).join(' ');
      said = next === '' ? '' : `${said} ${next}`;
    }
  }
  return kept;
}
