import { counted } from '../../../../../shared/counted.ts';

/** Returns "1 mark", "2 marks". */
export function countMarks(marks: number): string {
  return counted(marks, 'mark');
}

/** Returns a quote in quotation marks, on one line. */
export function presentQuote(quote: string): string {
  return `“${quote.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()}”`;
}

/** Returns "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Returns the same choice for the same key, so that marking twice gives the same text. */
export function choose<T>(options: readonly [T, ...T[]], key: string): T {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return options[sum % options.length] ?? options[0];
}
