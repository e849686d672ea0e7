import { readScheme } from '../read-scheme.ts';

/** Returns each point of a scheme with its marks, and the limit before each group. */
export const pointsRead = (text: string, maxMark: number, question = ''): string[] =>
  readScheme(text, maxMark, question).groups.flatMap(({ cap, points }) => [
    ...(cap === null ? [] : [`max ${cap}`]),
    ...points.map((point) => `${point.marks}: ${point.text}`),
  ]);
