/** How many pixels a rem has, which readers may change in their browser. */
export const remPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
