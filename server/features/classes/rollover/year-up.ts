/**
 * A number in a text that can be a year group: 9 in `Year 9` and `9B Biology`, but nothing in
 * `1066`.
 */
const YEAR = /(?<!\d)(\d{1,2})(?!\d)/;
const RECEPTION = /^(?:reception|yr|r)$/i;

interface YearClass {
  name: string;
  yearGroup: string;
}

/**
 * Returns the year group of a class as a number, from its field or, if that is empty, from the
 * start of its name.
 */
export function yearNumberOf({ name, yearGroup }: YearClass): number | null {
  if (RECEPTION.test(yearGroup.trim())) return 0;
  const inField = YEAR.exec(yearGroup)?.[1];
  const inName = /^(?:year\s*)?(\d{1,2})(?!\d)/i.exec(name.trim())?.[1];
  const digits = inField ?? (yearGroup.trim() === '' ? inName : undefined);
  return digits === undefined ? null : Number(digits);
}

/** Two years in one class, such as `12/13` or `Year 3 and 4`. */
const TWO_YEARS = /(?<!\d)(\d{1,2})\s*(?:[/&+–-]|and)\s*(?:year\s*|y)?(\d{1,2})(?!\d)/i;
const LAST_YEAR = 13;

/** Returns the second of two consecutive years in a text. */
function secondYearIn(text: string): number | null {
  const [, first, second] = TWO_YEARS.exec(text) ?? [];
  return Number(second) === Number(first) + 1 ? Number(second) : null;
}

/**
 * True if a class covers two consecutive years. If the year group is a single year, a second number
 * in the name is that of a set, as in `7/8`, unless it is 13, because no sixth form has 13 sets of
 * a year.
 */
function isOfTwoYears({ name, yearGroup }: YearClass): boolean {
  if (yearGroup.trim() === '') return secondYearIn(name) !== null;
  return secondYearIn(yearGroup) !== null || secondYearIn(name) === LAST_YEAR;
}

/**
 * Returns a class one year later: `9B Biology` of year 9 becomes `10B Biology` of year 10. A class
 * of two years keeps its name, because its younger half stays in it.
 */
export function yearUp({ name, yearGroup }: YearClass): YearClass {
  const year = yearNumberOf({ name, yearGroup });
  if (year === null || isOfTwoYears({ name, yearGroup })) return { name, yearGroup };
  if (year === 0) return { name: name.replace(/reception/i, 'Year 1'), yearGroup: '1' };
  const ofYear = new RegExp(`(?<!\\d)0*${year}(?!\\d)`);
  const raise = (text: string) =>
    text.replace(ofYear, (digits) => String(year + 1).padStart(digits.length, '0'));
  return { name: raise(name), yearGroup: raise(yearGroup) };
}

/** Returns the school year after this one, e.g. `2027/28` after `2026/27`. */
export function yearAfter(academicYear: string): string {
  const start = Number(academicYear.slice(0, 4)) + 1;
  return `${start}/${String(start + 1).slice(-2)}`;
}
