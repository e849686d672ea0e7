import type { UnreadScheme } from '../doubt/unread-scheme.ts';
import { marksAvailable } from '../scheme/find-warnings.ts';
import type { Asked, Scheme } from '../scheme/scheme.ts';
import { figuresOf } from '../text/figures.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Features of a scheme that tell how well it was read and how hard its answers are to mark. */
export type SchemeSigns = ReturnType<typeof readSchemeSigns>;

/** "three reasons": the number of things asked for. */
const COUNT_IN_WORDS = /\b(?:one|two|three|four|five)\b/gi;

/** Reads the signs that all answers to a question share. `written` is the scheme as pasted. */
export function readSchemeSigns(
  scheme: Scheme,
  unread: UnreadScheme,
  { written, maxMark, questionText }: { written: string } & Asked,
) {
  const points = scheme.groups.flatMap((group) => group.points);
  const lengths = points.map(({ text }) => text.length);
  return {
    maxMark,
    pointsPerMark: points.length / maxMark,
    /** The most marks that the points can give under their limits. */
    available: marksAvailable(scheme.groups),
    wordsPerPoint: mean(points.map(({ text }) => text.split(/\s+/).length)),
    /** In characters. */
    shortestPoint: lengths.length === 0 ? 0 : Math.min(...lengths),
    longestPoint: Math.max(0, ...lengths),
    wordings: mean(points.map(({ statements }) => statements.length)),
    alternatives: countIn(written, /\bor\b|\//gi),
    notesShare: unread.share,
    lines: Math.log1p(unread.lines),
    linesPerPoint: unread.lines / Math.max(1, points.length),
    schemeFigures: figuresOf(written).size,
    schemeWords: unread.wording.size,
    wordsNotRead: unread.stems.size,
    questionWords: questionText.split(/\s+/).length,
    questionFigures: countIn(questionText, /\d+/g),
    questionCounts: countIn(questionText, COUNT_IN_WORDS),
  };
}
