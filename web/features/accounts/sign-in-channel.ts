const CHANNEL = 'greenpen-sign-in';

/**
 * Tells the pages of this site that a sign-in elsewhere has ended: with the provider's error code,
 * or null where it worked. A channel, because the way through another site's pages cuts the tie
 * between a window and its opener.
 */
export function announceSignIn(error: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ error });
  channel.close();
}

/** Hears of it; returns the function that ends listening. */
export function listenForSignIn(onEnd: (error: string | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<{ error: string | null }>) =>
    onEnd(data.error),
  );
  return () => channel.close();
}
