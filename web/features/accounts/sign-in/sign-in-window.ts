const NAME = 'greenpen-sign-in';
const WIDTH = 480;
const HEIGHT = 640;
const POLL_MS = 400;
/**
 * How long after closing the window counts as abandoned. A window also looks closed while it moves
 * from the provider to our page, which may take this long to report.
 */
const GRACE_MS = 4_000;

/**
 * Opens an empty window, to be sent to a provider later. Call it within the click handler, or the
 * browser blocks the window and this returns null.
 */
export function openSignInWindow(): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  return window.open('', NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}

/**
 * Calls back once the window has been closed for a while; returns the function that stops watching.
 */
export function watchForClosing(opened: Window, onClosed: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(poll);
    grace = setTimeout(onClosed, GRACE_MS);
  }, POLL_MS);
  return () => {
    clearInterval(poll);
    clearTimeout(grace);
  };
}
