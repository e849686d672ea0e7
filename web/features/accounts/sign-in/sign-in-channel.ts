const CHANNEL = 'greenpen-sign-in';

/**
 * Tells this site's pages that a provider sign-in has ended: with the provider's error code, or
 * null on success. Uses a channel, because a visit to another site's pages can cut the link between
 * a window and its opener.
 */
export function announceSignIn(error: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ error });
  channel.close();
}

/** Listens for the end of a provider sign-in; returns the function that stops listening. */
export function listenForSignIn(onEnd: (error: string | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<{ error: string | null }>) =>
    onEnd(data.error),
  );
  return () => channel.close();
}
