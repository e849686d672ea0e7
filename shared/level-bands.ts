/** The bands of levels 1 to 9 (spec section 5, Report student names). */
export const levelBands = [
  { from: 1, to: 2, name: 'Emerging' },
  { from: 3, to: 4, name: 'Developing' },
  { from: 5, to: 5, name: 'Secure' },
  { from: 6, to: 7, name: 'Proficient' },
  { from: 8, to: 9, name: 'Accomplished' },
] as const;

export function levelBandName(level: number): string {
  return levelBands.find(({ to }) => level <= to)?.name ?? 'Accomplished';
}
