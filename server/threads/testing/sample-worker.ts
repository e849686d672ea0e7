/**
 * A task for a test's thread: work on a number, wait for a gate to be set, or meet another thread.
 */
export type SampleTask =
  | ['double' | 'throw' | 'hang' | 'fill-memory', number]
  | ['wait', Int32Array<SharedArrayBuffer>]
  | ['meet', Int32Array<SharedArrayBuffer>];

export default function work([kind, given]: SampleTask): number {
  if (kind === 'throw') throw new RangeError('As the test wants it.');
  if (kind === 'wait') {
    Atomics.wait(given, 0, 0);
    return Atomics.load(given, 0);
  }
  if (kind === 'meet') {
    Atomics.add(given, 0, 1);
    Atomics.notify(given, 0);
    Atomics.wait(given, 0, 1);
    return Atomics.load(given, 0);
  }
  const kept: number[][] = [];
  while (kind === 'hang') kept.length = 0;
  while (kind === 'fill-memory') kept.push(Array.from<number>({ length: 1_000_000 }).fill(0.5));
  return given * 2;
}
