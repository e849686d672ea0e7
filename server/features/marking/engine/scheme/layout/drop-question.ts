/** Removes the question itself, which some schemes print above what earns its marks. */

const ASKS =
  /^(?:analyse|assess|calculate|compare|complete|define|describe|determine|discuss|draw|evaluate|explain|find|give|how|identify|justify|list|name|outline|prove|show|solve|state|suggest|translate|what|when|where|which|who|why|work|write)\b/;
const LEAST_WORDS = 4;
const MOST_LINES = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const WORTH_BEHIND =
  /(?:[([]\s*(?:total\s+)?\d{1,2}\s*(?:marks?)?\s*[)\]]|\t\s*\d{1,2}(?:\s*marks?)?)\s*$/i;

/**
 * Removes the number and the marks of a question from a line: "0 2   Outline …   [4 marks]   AO1".
 */
const withoutLabel = (line: string): string =>
  line
    .replace(
      /^\s*(?:question\s+|Q\s?)?\d[\d\s.]*(?:\(?[a-h]\)\s*)?(?:\([ivx]+\)\s*)?(?=\s*\p{L})/iu,
      '',
    )
    .replace(/\s+AO\s?\d[\s\d.AO,]*$/, '')
    .replace(WORTH_BEHIND, '');

const sentencesOf = (question: string): string[] =>
  question
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => wordsOf(withoutLabel(sentence)).join(' '))
    .filter((sentence) => ASKS.test(sentence) && sentence.split(' ').length >= LEAST_WORDS);

const LEAST_WORDS_AGAIN = 3;
const LEAST_SHARE = 0.8;

/**
 * True if the first cell repeats the question ("Calculate the loss"): its beginning, or nearly all
 * of its words.
 */
function repeatsQuestion(cell: string, question: string): boolean {
  const said = wordsOf(cell);
  const asked = wordsOf(question);
  const isAsked = ASKS.test(said.join(' ')) && said.length >= LEAST_WORDS_AGAIN;
  if (!isAsked || !asked.includes(said[0] ?? '') || /[([]\d[)\]]|[✓✔;=:]/.test(cell)) return false;
  const own = said.filter((word) => word.length >= LEAST_WORDS);
  const again = own.filter((word) => asked.includes(word));
  return again.length >= own.length * LEAST_SHARE;
}

/** "(a) (i)  What do Christians mean by grace?   [1]": no point ends with a question mark. */
const LETTERS_IN_FRONT = /^\s*(?:\d{1,2}[.)]?\s*)?(?:\([a-z]{1,4}\)\s*){1,2}/;
const isQuestion = (line: string): boolean => {
  const said = line.replace(LETTERS_IN_FRONT, '').replace(WORTH_BEHIND, '').trim();
  return said.endsWith('?') && ASKS.test(said.toLowerCase()) && !said.includes('\t');
};

/** Removes the repeated question from the first line, and keeps what else is in its row. */
function dropFirst(line: string, question: string): string {
  if (isQuestion(line)) return '';
  const [cell = '', ...rest] = withoutLabel(line).split('\t');
  if (!repeatsQuestion(cell, question)) return line;
  return rest.some((other) => other.trim() !== '')
    ? line.slice(line.indexOf(cell) + cell.length + 1)
    : '';
}

/**
 * Empties the lines that repeat a sentence of the question, without changing the number of lines.
 */
export function dropQuestion(lines: readonly string[], question: string): string[] {
  const asked = new Set(sentencesOf(question));
  const kept = [...lines];
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first >= 0) kept[first] = dropFirst(lines[first] ?? '', question);
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
