/** The number of answers marked at a moment of this browser's clock. */
export interface ProgressSample {
  atMs: number;
  marked: number;
}

/** Older samples would hide a change of speed. */
const SAMPLE_WINDOW_MS = 60_000;
/** A shorter observation is not enough for an estimate. */
const SHORTEST_LOOK_MS = 2_000;
const SECONDS_PER_MINUTE = 60;
const FEW_SECONDS = 10;

/** Adds a sample, and drops those that are too old. */
export function addSample(
  samples: readonly ProgressSample[],
  sample: ProgressSample,
): ProgressSample[] {
  const recent = samples.filter(({ atMs }) => sample.atMs - atMs <= SAMPLE_WINDOW_MS);
  return [...recent, sample];
}

/**
 * Estimates the milliseconds until all answers are marked at the pace of the samples; null while
 * there is too little data. The estimate for a stalled run keeps growing.
 */
export function estimateTimeLeftMs(
  samples: readonly ProgressSample[],
  total: number,
  nowMs: number,
): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return null;
  const elapsedMs = nowMs - first.atMs;
  const newlyMarked = last.marked - first.marked;
  if (elapsedMs < SHORTEST_LOOK_MS || newlyMarked <= 0) return null;
  return (Math.max(0, total - last.marked) * elapsedMs) / newlyMarked;
}

/** Formats a time left in words; rounded, because it is an estimate. */
export function formatTimeLeft(timeLeftMs: number): string {
  const seconds = timeLeftMs / 1_000;
  if (seconds <= FEW_SECONDS) return 'a few seconds left';
  if (seconds < SECONDS_PER_MINUTE - FEW_SECONDS / 2) {
    return `about ${Math.round(seconds / FEW_SECONDS) * FEW_SECONDS} seconds left`;
  }
  const minutes = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE));
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}
