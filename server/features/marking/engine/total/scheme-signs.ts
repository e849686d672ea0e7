import type { UnreadScheme } from '../doubt/unread-scheme.ts';
import { marksAvailable } from '../scheme/find-warnings.ts';
import type { Scheme } from '../scheme/scheme.ts';
import { figuresOf } from '../text/figures.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What a scheme tells of how well it was read and how hard its answers are to mark. */
export type SchemeSigns = ReturnType<typeof readSchemeSigns>;

/** Reads the signs that all answers to a question share. `written` is the scheme as it was pasted. */
export function readSchemeSigns(
  scheme: Scheme,
  unread: UnreadScheme,
  { written, maxMark, isMisread }: { written: string; maxMark: number; isMisread: boolean },
) {
  const points = scheme.groups.flatMap((group) => group.points);
  return {
    maxMark,
    points: points.length,
    pointsPerMark: points.length / maxMark,
    figuresAsked: points.filter(({ kind }) => kind === 'number').length,
    /** The marks of all points, and those that they can give under their limits, beyond the question's. */
    marksOver: points.reduce((sum, { marks }) => sum + marks, 0) - maxMark,
    available: marksAvailable(scheme.groups),
    wordsPerPoint: mean(points.map(({ text }) => text.split(/\s+/).length)),
    wordings: mean(points.map(({ statements }) => statements.length)),
    mostWordings: Math.max(0, ...points.map(({ statements }) => statements.length)),
    ignored: scheme.ignored.length + points.reduce((sum, { ignored }) => sum + ignored.length, 0),
    notes: scheme.notes.length,
    notesShare: unread.share,
    lines: Math.log1p(unread.lines),
    schemeFigures: figuresOf(written).size,
    schemeWords: unread.wording.size,
    wordsNotRead: unread.stems.size,
    figuresNotRead: unread.figures.size,
    isMisread: isMisread ? 1 : 0,
  };
}
