const NAME = 'greenpen-sign-in';
const WIDTH = 480;
const HEIGHT = 640;
const POLL_MS = 400;
/**
 * A window also counts as closed while it passes from the provider to our page; so long may that
 * page take to speak.
 */
const GRACE_MS = 4_000;

/**
 * Opens an empty window, to be sent to a provider later. Only in the very click, or the browser
 * blocks it: then null.
 */
export function openSignInWindow(): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  return window.open('', NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}

/** Calls back once the window has been closed for a while; returns the function that ends it. */
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
