/**
 * Handles "Ca + 2H2O → …" over "1 mark for formulae, 1 mark for balancing", or over "M1 species",
 * "M2 balanced": these lines divide the marks of the equation above, which all belong to it.
 */

const ARROW = /→|⟶|⇌|-{1,2}>/;
const FORMULA = /(?<!\p{L})(?:\d\s?)?\p{Lu}\p{Ll}?(?:[\d₀-₉(⁺⁻⁰-⁹¹²³+]|\s*\+|\s*(?:→|⟶|⇌|-))/u;
const MARK_BEHIND = /(?:\t\s*[([]?|\s+[([])([2-4])(?:\s*marks?)?[)\]]?\s*$/;
const ONE_MARK = String.raw`(?:1|one)\s+mark\b`;
const SAID = new RegExp(String.raw`^\s*(?:(?:allow|award|accept|and)\s+)?${ONE_MARK}\s*for\b`, 'i');
const NEXT_SAID = new RegExp(String.raw`[,;.]?\s+(?:and\s+)?(?=${ONE_MARK}\s+for\b)`, 'i');
const CODED = /^\s*M[1-4]\b(?!\s*\d)/;
const TICKED = /([([]1[)\]])/g;
const ASPECT =
  /\b(?:formula[es]?|species|balanc\w*|state symbols?|reactants?|products?|left|right|LHS|RHS|(?:rest|remainder) of (?:the )?equation|electrons?|charges?|fully correct)\b/i;
const ON_A_MARK = /\b(?:balanc\w*|state symbols?|second|2nd)\s+marks?\b/i;
/** A condition that the marking of equations follows anyway. */
const IS_KNOWN =
  /^\s*balanc\w* marks?\s+(?:is\s+)?dep\w*\s+(?:up)?on\s+(?:the\s+)?(?:all\s+)?(?:correct\s+)?(?:formulae|species)\s*[.;]?\s*$/i;
const LONGEST = 160;
const MOST_BETWEEN = 12;

const isEquation = (line: string): boolean =>
  line.length <= LONGEST &&
  ARROW.test(line) &&
  FORMULA.test(line) &&
  !/^\s*(?:allow|accept|ignore|reject|do not|alternative|e\.?g)/i.test(line);

const isAspect = (text: string): boolean =>
  text.length <= LONGEST && ASPECT.test(text) && !ARROW.test(text) && !/[✓✔]/.test(text);

/** Returns how many of the equation's marks a line accounts for; 0 if none. */
function countAspects(line: string): number {
  const text = line.replace(MARK_BEHIND, '');
  if (!isAspect(text)) return 0;
  if (SAID.test(text)) return text.split(NEXT_SAID).filter((piece) => isAspect(piece)).length;
  // One mark at the end of each line already makes it a point.
  const ticked = text.match(TICKED)?.length ?? 0;
  if (ticked > 0) return ticked > 1 ? ticked : 0;
  return CODED.test(text) || /^[^\t.;:]{4,70}$/.test(text) ? 1 : 0;
}

interface Parted {
  /** Indexes of the lines that divide the marks. */
  at: number[];
  count: number;
  total: number | null;
}

/** Returns the lines below an equation that say what each of its marks is for. */
function findParted(lines: readonly string[], equation: number): Parted {
  const found: Parted = { at: [], count: 0, total: worthOf(lines[equation]) };
  for (const [index, line] of lines.slice(equation + 1, equation + 1 + MOST_BETWEEN).entries()) {
    if (line.trim() === '') continue;
    const count = isRemark(line) ? 0 : countAspects(line);
    if (count === 0) break;
    found.at.push(equation + 1 + index);
    found.count += count;
    found.total ??= worthOf(line);
    if (found.count === found.total) break;
  }
  return found;
}

const isRemark = (line: string): boolean =>
  /^\s*(?:allow(?!\s+1 mark)|accept|ignore|reject|do not|if\b|note|nb\b)/i.test(line) ||
  ON_A_MARK.test(line);

const worthOf = (line = ''): number | null => {
  const mark = MARK_BEHIND.exec(line)?.[1];
  return mark === undefined ? null : Number(mark);
};

/** Gives all marks to the equation, because its judge divides them the same way. */
export function giveMarksToEquation(text: string, maxMark: number): string {
  if (!ARROW.test(text)) return text;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (!isEquation(line)) continue;
    const { at: places, count, total } = findParted(lines, at);
    const all = total ?? maxMark;
    if (count < 2 || count !== all) continue;
    lines[at] = `${line.replace(MARK_BEHIND, '')}\t${all}`;
    for (const place of places) lines[place] = '';
    const last = places.at(-1) ?? at;
    for (const [index, below] of lines.entries()) {
      if (index <= last) continue;
      if (IS_KNOWN.test(below)) lines[index] = '';
      else if (ON_A_MARK.test(below)) lines[index] = `Note: ${below.trim()}`;
      else if (all === maxMark && /^\s*1\s*$/.test(below)) lines[index] = '';
    }
  }
  return lines.join('\n');
}
