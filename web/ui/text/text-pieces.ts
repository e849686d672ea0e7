import { findQuoteRanges, type TextRange } from './find-quote-ranges.ts';
import { splitMaths, type TextSegment } from './split-maths.ts';

/** A piece of a text with uniform formatting. */
export interface TextPiece extends TextSegment {
  isQuoted: boolean;
}

/**
 * Splits a text into pieces for display: words and maths, quoted or not. A quote that begins or
 * ends within maths includes the whole formula, because half a formula cannot be drawn.
 */
export function findTextPieces(text: string, quotes: readonly string[] = []): TextPiece[] {
  const ranges = findQuoteRanges(text, quotes);
  return splitMaths(text).flatMap((segment) =>
    segment.kind === 'words'
      ? cutWords(segment, ranges)
      : [{ ...segment, isQuoted: ranges.some((range) => overlaps(segment, range)) }],
  );
}

function overlaps(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

function cutWords(segment: TextSegment, ranges: readonly TextRange[]): TextPiece[] {
  const within = ranges.filter((range) => overlaps(segment, range));
  const cuts = within
    .flatMap(({ start, end }) => [start, end])
    .filter((cut) => cut > segment.start && cut < segment.end);
  const edges = [...new Set([segment.start, ...cuts, segment.end])];
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? segment.end;
    const content = segment.content.slice(start - segment.start, end - segment.start);
    const isQuoted = within.some((range) => overlaps({ start, end }, range));
    return { kind: 'words', start, end, content, isQuoted };
  });
}
