/**
 * Returns a signal that aborts with the given one or after the time limit. The oldest supported
 * browsers lack `AbortSignal.any`.
 */
export function withTimeLimit(signal: AbortSignal, limitMs: number): AbortSignal {
  const either = new AbortController();
  for (const source of [signal, AbortSignal.timeout(limitMs)]) {
    const follow = () => either.abort(source.reason);
    if (source.aborted) follow();
    else source.addEventListener('abort', follow, { once: true, signal: either.signal });
  }
  return either.signal;
}
