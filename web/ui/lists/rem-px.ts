/** Returns the size of a rem in pixels, which readers may change in their browser. */
export const remPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
