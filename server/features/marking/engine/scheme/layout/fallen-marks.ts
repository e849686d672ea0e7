import { goesOn, type FallenLine } from './fallen-lines.ts';

/** Which of the figures below each other are marks, and what they are for. */
interface FallenMarks {
  /** The lines, each mark after what it is for. */
  cells: readonly FallenLine[];
  marks: ReadonlySet<FallenLine>;
  /** Totals of the whole scheme, which earn nothing themselves. */
  totals: readonly FallenLine[];
}

const MARK_SHOWN = /(?<![\d.])[([](\d)\s*(?:marks?)?[)\]]|\s[MABC](\d)\s*$|([✓✔]+)/g;
const LIMITS = /\bmax(?:imum)?\b|\bany\s+(?:\d|one|two|three|four|five)\b/i;

const sumOf = (cells: readonly FallenLine[]): number =>
  cells.reduce((sum, { worth }) => sum + worth, 0);

/** Returns the sum of marks on lines that show their own. */
const sumShown = (cells: readonly FallenLine[]): number =>
  cells
    .filter(({ kind }) => kind === 'words')
    .flatMap(({ text }) => [...text.matchAll(MARK_SHOWN)])
    .reduce((sum, [, figure, code, ticks]) => sum + Number(figure ?? code ?? ticks?.length), 0);

const isBracket = ({ text }: FallenLine): boolean => /^[([]/.test(text);

/** Turns a figure below a part label, or worth more than the question gives, into an answer. */
const settleAnswers = (cells: readonly FallenLine[], maxMark: number): FallenLine[] =>
  cells.map((cell, at) => {
    const above = cells.slice(0, at).findLast(({ kind }) => kind !== 'empty');
    const isAnswer = above?.kind === 'part' || cell.worth > maxMark || cell.worth === 0;
    return cell.kind === 'figure' && isAnswer ? { ...cell, kind: 'words' } : cell;
  });

/** Turns "M1", "M2", "M3" below the points that they number into one mark each. */
function settleNumbers(cells: readonly FallenLine[], maxMark: number): FallenLine[] {
  const codes = cells.filter((cell) => cell.kind === 'mark' && !isBracket(cell));
  const areNumbers =
    codes.length === maxMark &&
    maxMark > 1 &&
    codes.every(({ text }, at) => text.startsWith(`M${at + 1}`));
  return cells.map((cell) =>
    areNumbers && codes.includes(cell) ? { ...cell, text: '(1)', worth: 1 } : cell,
  );
}

/**
 * Returns the figures that are marks: those that, with the certain marks, add up to the question's
 * marks.
 */
function chooseFigures(
  figures: readonly FallenLine[],
  sure: number,
  { maxMark, isLimited, isOnTop }: { maxMark: number; isLimited: boolean; isOnTop: boolean },
): readonly FallenLine[] | null {
  const choices = [figures, figures.slice(0, -1), ...(isOnTop ? [figures.slice(1)] : []), []];
  const fits = choices.find((choice) => sumOf(choice) + sure === maxMark);
  if (fits !== undefined) return fits;
  if (sure > maxMark && figures.every(({ worth }) => worth === maxMark)) return [];
  const areOnes = figures.length > maxMark && figures.every(({ worth }) => worth === 1);
  return isLimited && areOnes ? figures : null;
}

/** Returns the last line of each point: a point runs on until the next one begins. */
function endsOfPoints(cells: readonly FallenLine[], count: number): FallenLine[] {
  const filled = cells.filter(({ kind }) => kind !== 'empty');
  const isByPart = filled.filter(({ kind }) => kind === 'part').length === count;
  const ends: FallenLine[] = [];
  let isOpen = false;
  for (const [at, cell] of filled.entries()) {
    const above = filled[at - 1];
    if (cell.kind === 'or') continue;
    if (cell.kind !== 'words') {
      isOpen &&= cell.kind === 'remark' && isByPart;
      continue;
    }
    const isMore = isOpen && (isByPart || above?.kind === 'or' || goesOn(above?.text ?? '', cell));
    const isOther = !isOpen && above?.kind === 'or' && ends.length > 0;
    if (isMore || isOther) ends[ends.length - 1] = cell;
    else ends.push(cell);
    isOpen = true;
  }
  return ends;
}

/**
 * Moves the marks of a column above or below all points to those points; null if they do not fit.
 */
function spreadColumn(
  cells: readonly FallenLine[],
  marks: readonly FallenLine[],
): readonly FallenLine[] | null {
  const [first = 0, last = 0] = [marks[0], marks.at(-1)].map((mark) =>
    mark === undefined ? 0 : cells.indexOf(mark),
  );
  const isColumn =
    marks.length > 1 &&
    cells.slice(first, last + 1).every((cell) => cell.kind === 'empty' || marks.includes(cell));
  if (!isColumn) return cells;
  const above = cells.slice(0, first);
  const points = above.some(({ kind }) => kind === 'words') ? above : cells.slice(last + 1);
  const ends = endsOfPoints(points, marks.length);
  if (ends.length !== marks.length) return null;
  const others = cells.filter((cell) => !marks.includes(cell));
  return others.flatMap((cell) => {
    const mark = marks[ends.indexOf(cell)];
    return mark === undefined ? [cell] : [cell, mark];
  });
}

/** True if every line of words only continues a remark above it. */
const areSaid = (cells: readonly FallenLine[]): boolean =>
  cells.every(
    ({ kind, text }, at) =>
      kind !== 'words' ||
      (/^(?:[\p{Ll}(]|\d{1,2}$)/u.test(text) &&
        cells.slice(0, at).some((cell) => cell.kind === 'remark')),
  );

/**
 * Handles one figure that is worth all marks: the mark of the single answer above it, or a total.
 */
function readWhole(cells: readonly FallenLine[], whole: FallenLine): FallenMarks | null {
  const at = cells.indexOf(whole);
  const [above, below] = [cells.slice(0, at), cells.slice(at + 1)];
  const isLast = areSaid(below);
  if (isLast && endsOfPoints(above, 0).length === 1)
    return { cells, marks: new Set([whole]), totals: [] };
  const isFirst = above.every(({ kind }) => kind !== 'words');
  const isOverWords = below.some(({ kind, text }) => kind === 'words' && /\p{L}{3}/u.test(text));
  return isLast || (isFirst && isOverWords) ? { cells, marks: new Set(), totals: [whole] } : null;
}

/**
 * Returns the figures that divide up a total: "2 HCl + Zn → …" over "2", and below it what each of
 * the two marks is for.
 */
function findShares(
  cells: readonly FallenLine[],
  figures: readonly FallenLine[],
  maxMark: number,
): readonly FallenLine[] {
  const [whole, ...shares] = figures;
  const isWhole = whole?.worth === maxMark && maxMark > 1 && sumOf(shares) === maxMark;
  const above = isWhole ? cells.slice(0, cells.indexOf(whole)) : [];
  return endsOfPoints(above, 0).length === 1 ? shares : [];
}

/** Returns the bracket that holds the total, if there are other marks too. */
function findTotal(certain: readonly FallenLine[], others: number, maxMark: number): FallenLine[] {
  const total = certain.findLast((cell) => isBracket(cell) && cell.worth === maxMark);
  const isTotal = maxMark > 1 || certain.length + others > 1;
  return total !== undefined && isTotal ? [total] : [];
}

/**
 * Finds the marks if they add up to the question's marks; null if they do not, or there are none.
 */
export function findFallenMarks(read: readonly FallenLine[], maxMark: number): FallenMarks | null {
  const cells = settleNumbers(settleAnswers(read, maxMark), maxMark);
  const figures = cells.filter(({ kind }) => kind === 'figure');
  const certain = cells.filter(({ kind }) => kind === 'mark');
  const shown = sumShown(cells);
  const totals = findTotal(certain, figures.length + shown, maxMark);
  const sure = certain.filter((cell) => !totals.includes(cell));
  const [only] = figures;
  if (only?.worth === maxMark && maxMark > 1 && sure.length + shown === 0) {
    const shares = findShares(cells, figures, maxMark);
    const whole = figures.length - shares.length === 1 ? readWhole(cells, only) : null;
    if (shares.length > 0)
      return {
        cells: cells.map((cell) =>
          cell.at > only.at && cell.kind === 'words' ? { ...cell, kind: 'said' } : cell,
        ),
        marks: new Set([only]),
        totals: [...totals, ...shares],
      };
    if (figures.length === 1)
      return whole === null ? null : { ...whole, totals: [...totals, ...whole.totals] };
  }
  return findSingle(cells, { figures, sure, shown, totals }, maxMark);
}

interface Found {
  figures: readonly FallenLine[];
  sure: readonly FallenLine[];
  shown: number;
  totals: readonly FallenLine[];
}

/** Finds the marks if each is for a separate point; null if they do not add up. */
function findSingle(
  cells: readonly FallenLine[],
  { figures, sure, shown, totals }: Found,
  maxMark: number,
): FallenMarks | null {
  const isLimited = cells.some(({ text }) => LIMITS.test(text));
  const first = cells.findIndex(({ kind }) => kind === 'words');
  // A figure above all words may be the total, or the answer.
  const isOnTop = figures[0] !== undefined && cells.indexOf(figures[0]) < first;
  const chosen = chooseFigures(figures, sumOf(sure) + shown, { maxMark, isLimited, isOnTop });
  const isSum = sumOf(sure) === maxMark || sumOf(sure) + shown === maxMark;
  const isSure = figures.length > 0 ? chosen !== null : isSum || sure.every(isBracket);
  if (!isSure) return totals.length > 0 ? { cells, marks: new Set(), totals } : null;
  const marks = [...sure, ...(chosen ?? [])].toSorted((one, other) => one.at - other.at);
  const over = figures.filter((one) => chosen?.includes(one) === false && one.worth === maxMark);
  if (first < 0) return null;
  const spread = spreadColumn(cells, marks);
  // Marks are above what they are for, and do not form a column.
  const areAbove = spread === cells && marks.some((mark) => cells.indexOf(mark) < first);
  if (areAbove) return null;
  if (spread !== null)
    return { cells: spread, marks: new Set(marks), totals: [...totals, ...over] };
  return marks.every(({ worth }) => worth === 1)
    ? { cells, marks: new Set(), totals: [...totals, ...over, ...marks] }
    : null;
}
