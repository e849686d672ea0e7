/*
 * Scrolls like the newest browsers (Chromium 153), where each of these calls returns a promise (CSSOM
 * View). React takes what an effect returns for its clean-up function, so the page would be gone.
 */
const scrollLater = () => Promise.resolve();

for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'] as const) {
  Object.defineProperty(Element.prototype, name, { value: scrollLater, writable: true });
  Object.defineProperty(window, name, { value: scrollLater, writable: true });
}
