/** The successive values of a text's variables, from a trace table or from words. */
export type Trace = ReadonlyMap<string, readonly string[]>;

const VALUE = String.raw`(?:["“'‘][^"”'’\n]{0,20}["”'’]|[-−–]?\d+(?:\.\d+)?|true|false)`;
const BETWEEN = String.raw`(?:\s*(?:,|→|->|;)\s*(?:(?:and|then)\s+)?|\s+(?:then|and|to)\s+|\s+)`;
const SAYS = String.raw`\s*(?:column|values?)?\s*(?:(?:[:=]|←|goes|takes|becomes|is|are|starts(?: at)?|was)\s*)+`;

/** Returns a value without its quotation marks, and with a plain minus sign. */
export const plainValue = (text: string): string =>
  text
    .trim()
    .replace(/^["“'‘]|["”'’]$/g, '')
    .replace(/^[−–]/, '-')
    .toLowerCase();

/** Output is called by several names. */
const patternOf = (name: string): string =>
  /^(?:output|printed|print)$/i.test(name)
    ? String.raw`(?:outputs?|prints?|printed|displays?)`
    : RegExp.escape(name);

const cellsOf = (line: string): string[] =>
  line
    .split(line.includes('\t') ? '\t' : line.includes('|') ? '|' : /\s{2,}|,\s*/)
    .map((cell) => cell.trim());

/** Drops values that repeat the row above. */
export const withoutRepeats = (values: readonly string[]): string[] =>
  values.filter((value, at) => value !== values[at - 1]);

/** Returns the columns below a line of names; null if there is none. */
function readTable(lines: readonly string[], names: readonly string[]): Trace | null {
  const asked = new Map(names.map((name) => [name.toLowerCase(), name]));
  const at = lines.findIndex((line) => {
    const filled = cellsOf(line).filter((cell) => cell !== '');
    return filled.length > 1 && filled.every((cell) => asked.has(cell.toLowerCase()));
  });
  if (at < 0) return null;
  const titles = cellsOf(lines[at] ?? '').map((cell) => asked.get(cell.toLowerCase()) ?? null);
  const columns = new Map<string, string[]>();
  for (const line of lines.slice(at + 1)) {
    const cells = cellsOf(line);
    for (const [column, name] of titles.entries()) {
      const value = cells[column] ?? '';
      if (name !== null && value !== '' && new RegExp(`^${VALUE}$`, 'i').test(value))
        columns.set(name, [...(columns.get(name) ?? []), plainValue(value)]);
    }
  }
  return columns;
}

/**
 * Returns the rows of a text's table, or its lines and sentences, each with the values of its
 * variables.
 */
export function readRows(text: string, names: readonly string[]): ReadonlyMap<string, string>[] {
  const lines = text.split('\n');
  const asked = new Set(names.map((name) => name.toLowerCase()));
  const head = lines.find((line) => {
    const filled = cellsOf(line).filter((cell) => cell !== '');
    return filled.length > 1 && filled.every((cell) => asked.has(cell.toLowerCase()));
  });
  const parts = head === undefined ? text.split(/\n|[.;]\s|\bthen\b/) : lines;
  return parts.map((part) => {
    const trace = readTrace(head === undefined ? part : `${head}\n${part}`, names);
    return new Map(
      [...trace].flatMap(([name, [first]]) =>
        first === undefined ? [] : [[name, first] as const],
      ),
    );
  });
}

/** Reads the values of the variables with these names. */
export function readTrace(text: string, names: readonly string[]): Trace {
  const table = readTable(text.split('\n'), names);
  if (table !== null && table.size > 0) return table;
  const found = names.map((name): [string, string[]] => {
    const said = new RegExp(
      String.raw`(?<![\p{L}\d_])${patternOf(name)}(?![\p{L}\d_])(?:${SAYS}|\s+)(${VALUE}(?:${BETWEEN}${VALUE}(?!\s*=))*)`,
      'giu',
    );
    const values = [...text.matchAll(said)].flatMap(([, list = '']) =>
      [...list.matchAll(new RegExp(VALUE, 'gi'))].map(([value]) => plainValue(value)),
    );
    return [name, values];
  });
  return new Map(found.filter(([, values]) => values.length > 0));
}
