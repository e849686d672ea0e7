import { titlesOfTrace, valuesOfRow } from '../../judges/trace/read-row.ts';
import type { Asked } from '../scheme.ts';

const PER_ROW =
  /\b(?:per|each|every)\b.{0,20}\b(?:row|line)s?\b|\b(?:row|line)s?\b.{0,12}\beach\b/i;
/** The mark of a row. */
const WORTH = /\s*[([]1(?:\s*marks?)?[)\]]\s*$/;

const isAsked = (name: string, asked: string): boolean =>
  /^(?:outputs?|printed?)$/i.test(name) ||
  new RegExp(String.raw`(?<![\p{L}\d_])${RegExp.escape(name)}(?![\p{L}\d_])`, 'u').test(asked);

/**
 * Rewrites a trace table with a mark for each row as one point per row, "row 3, 9", if there are as
 * many rows as marks; returns other schemes unchanged. The number of lines stays the same.
 */
export function rewriteTraceRows(text: string, { maxMark, questionText }: Asked): string {
  if (!/\btrac(?:e|ing)\b/i.test(questionText) || !PER_ROW.test(text)) return text;
  const lines = text.split('\n');
  const bare = lines.map((line) =>
    line.replace(WORTH, '').replace(/\([^()]*\bmarks?\b[^()]*\)/i, ''),
  );
  const at = bare.findIndex((line) => {
    const titles = titlesOfTrace(line);
    return titles !== null && titles.every((name) => isAsked(name, questionText));
  });
  if (at < 0) return text;
  const below = bare.slice(at + 1).findIndex((line) => valuesOfRow(line).length === 0);
  const end = below < 0 ? lines.length : at + 1 + below;
  if (end - at - 1 !== maxMark || maxMark < 2) return text;
  return lines
    .map((line, index) => {
      if (index > at && index < end) return `row ${valuesOfRow(bare[index] ?? '').join(', ')} (1)`;
      return index === at || PER_ROW.test(line) ? '' : line;
    })
    .join('\n');
}
