import { isGuidance } from '../lines/read-directive.ts';
import { readMarks } from '../lines/read-marks.ts';
import type { SchemeLine } from './split-lines.ts';

/** AND on a separate line, or between two clauses of a line, makes them one mark: half for each. */
const AND = /^AND\s*:?$/;
const AND_INSIDE = /\s+AND\s+/;
const LEAST_WORDS = 3;

const worthOf = ({ text, marks }: SchemeLine): number | null => readMarks(text).marks ?? marks;

const half = (line: SchemeLine, text: string): SchemeLine => ({
  ...line,
  text: `${readMarks(text).text} (½)`,
  marks: null,
});

const isClause = (text: string): boolean =>
  (text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0) >= LEAST_WORDS && !/[=<>→]/.test(text);

/** Splits "slower blood flow AND lower pressure ✓": each side says something by itself. */
function splitInside(line: SchemeLine): SchemeLine[] {
  const sides = line.text.split(AND_INSIDE);
  const isBoth =
    sides.length === 2 &&
    worthOf(line) === 1 &&
    !isGuidance(line.text) &&
    sides.every((side) => isClause(readMarks(side).text));
  if (!isBoth) return [line];
  const [first = '', second = ''] = sides;
  return [{ ...half(line, first), guidance: [] }, half(line, second)];
}

/** Halves the marks of the lines joined by AND, so that both are needed for the full mark. */
export function joinBoth(lines: readonly SchemeLine[]): SchemeLine[] {
  const showsMarks = lines.filter((line) => worthOf(line) !== null).length > 1;
  const taken = new Set<SchemeLine>();
  const halves = lines.map((line, at) => {
    if (AND.test(line.text)) return null;
    const above = AND.test(lines[at - 1]?.text ?? '') ? lines[at - 2] : undefined;
    const below = AND.test(lines[at + 1]?.text ?? '') ? lines[at + 2] : undefined;
    const other = above ?? below;
    if (other === undefined || (above !== undefined && below !== undefined)) return line;
    const worths = [worthOf(line), worthOf(other)];
    const isOne = worths.includes(1)
      ? worths.includes(null)
      : !showsMarks && worths[0] === worths[1];
    if (!isOne) return line;
    taken.add(line);
    return half(line, line.text);
  });
  return halves
    .filter((line) => line !== null)
    .flatMap((line) => (taken.has(line) ? [line] : splitInside(line)));
}
