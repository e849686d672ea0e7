const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** "1 mark", "2 marks". */
export function countMarks(marks: number): string {
  return `${marks} ${marks === 1 ? 'mark' : 'marks'}`;
}

/** "One more point is missing", "Two more points are missing". */
export function countMissing(points: number): string {
  if (points === 1) return 'One more point is missing';
  const number = NUMBER_WORDS[points] ?? String(points);
  return `${number} more points are missing`;
}

const LONGEST_QUOTE = 90;

/** A quote on one line, cut at a word where it is long; without control characters. Formulas stay whole. */
export function presentQuote(quote: string): string {
  const line = quote.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (line.length <= LONGEST_QUOTE) return `“${line}”`;
  const cut = line
    .slice(0, LONGEST_QUOTE)
    .replace(/\s+\S*$/, '')
    .replace(/[\ud800-\udbff]$/, '');
  return `“${leaveFormulasWhole(cut)} …”`;
}

/** Takes off a formula whose end was cut. */
function leaveFormulasWhole(text: string): string {
  const isOpen = (text.split('$').length - 1) % 2 === 1;
  return isOpen ? text.slice(0, text.lastIndexOf('$')).trim() : text;
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Always the same choice for the same key, so that marking twice reads the same. */
export function choose<T>(options: readonly [T, ...T[]], key: string): T {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return options[sum % options.length] ?? options[0];
}
