/** A page to request, with the cookie of a person. */
export interface View {
  name: string;
  url: string;
  cookie: string;
}

const NAME_WIDTH = 28;
const QUANTILES = [0.5, 0.95, 1];

/**
 * Requests each view this many times, one request after another, and prints how long the responses
 * took.
 */
export async function measureViews(
  views: readonly View[],
  { warmUp, requests }: { warmUp: number; requests: number },
): Promise<void> {
  printRow('', `    p50    p95    max   (ms, ${requests} requests, one after another)`);
  for (const view of views) {
    await measure(view, warmUp);
    const times = await measure(view, requests);
    printRow(view.name, QUANTILES.map((share) => percentile(times, share)).join(''));
  }
}

/** Prints a line of the table: what was measured, and its figures. */
export function printRow(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(NAME_WIDTH)}${figures}\n`);
}

/** Returns a percentile of the sorted values, formatted for a table. */
export function percentile(sorted: readonly number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return value.toFixed(1).padStart(7);
}

/** Returns how long each request took, in milliseconds, shortest first. */
async function measure({ url, cookie }: View, requests: number): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const from = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b);
}
