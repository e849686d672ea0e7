/** The value below which this share of the sorted values lies, ready for a table. */
export function percentile(sorted: readonly number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return value.toFixed(1).padStart(7);
}

/** How long each request took, in milliseconds, shortest first. */
export async function measure(url: string, cookie: string, requests: number): Promise<number[]> {
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
