/** A level of response in a scheme. */
export interface ResponseLevel {
  /** Counted from 1, the lowest. */
  number: number;
  from: number;
  to: number;
  /** The line of the scheme, with name, marks and descriptor. */
  text: string;
}

const RANGE = /(\d{1,2})\s*(?:[-–—]|to)\s*(\d{1,2})/;
const SINGLE = /(\d{1,2})\s*marks?\b/i;
const NAME = /^(?:level|band|l)\s*\d+\b/i;

/**
 * Returns the levels of a scheme's bands, lowest first, without the one that gives nothing; empty
 * if the bands do not state their marks.
 */
export function readLevels(bands: readonly string[], maxMark: number): ResponseLevel[] {
  const read = bands.map((text) => {
    const marks = text.replace(NAME, '');
    const [, from, to] = RANGE.exec(marks) ?? [];
    const single = SINGLE.exec(marks)?.[1];
    return { text, from: Number(from ?? single), to: Number(to ?? single) };
  });
  const levels = read
    .filter(({ from, to }) => to > 0 && from <= to && to <= maxMark)
    .toSorted((a, b) => a.to - b.to);
  return levels.length < 2 ? [] : levels.map((level, index) => ({ ...level, number: index + 1 }));
}
