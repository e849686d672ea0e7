/** A year group that stands in a text by itself: 9 in `Year 9` and `9B Biology`, none in `1066`. */
const YEAR = /(?<!\d)(\d{1,2})(?!\d)/;
const RECEPTION = /^(?:reception|yr|r)$/i;

interface YearClass {
  name: string;
  yearGroup: string;
}

/** The number of a class's year group, from its field or else from the start of its name. */
export function yearNumberOf({ name, yearGroup }: YearClass): number | null {
  if (RECEPTION.test(yearGroup.trim())) return 0;
  const inField = YEAR.exec(yearGroup)?.[1];
  const inName = /^(?:year\s*)?(\d{1,2})(?!\d)/i.exec(name.trim())?.[1];
  const digits = inField ?? (yearGroup.trim() === '' ? inName : undefined);
  return digits === undefined ? null : Number(digits);
}

/** The class a year later: `9B Biology` of year 9 becomes `10B Biology` of year 10. */
export function yearUp({ name, yearGroup }: YearClass): YearClass {
  const year = yearNumberOf({ name, yearGroup });
  if (year === null) return { name, yearGroup };
  const next = String(year + 1);
  const ofYear = new RegExp(`(?<!\\d)${year}(?!\\d)`);
  if (year === 0) return { name: name.replace(/reception/i, 'Year 1'), yearGroup: '1' };
  return { name: name.replace(ofYear, next), yearGroup: yearGroup.replace(ofYear, next) };
}

/** The school year after one, e.g. `2027/28` after `2026/27`. */
export function yearAfter(academicYear: string): string {
  const start = Number(academicYear.slice(0, 4)) + 1;
  return `${start}/${String(start + 1).slice(-2)}`;
}
