import { giveWay } from '../give-way.ts';

giveWay();

/** What a test has a thread do. */
export type SampleWork = 'double' | 'throw' | 'hang' | 'fill-memory';

export default function work([kind, number]: [SampleWork, number]): number {
  if (kind === 'throw') throw new RangeError('As the test wants it.');
  const kept: number[][] = [];
  while (kind === 'hang') kept.length = 0;
  while (kind === 'fill-memory') kept.push(Array.from<number>({ length: 1_000_000 }).fill(0.5));
  return number * 2;
}
