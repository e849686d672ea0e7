const FIGURE = /(?<![\p{L}\d.])-?\d[\d,]*(?:\.\d+)?/gu;

/** Returns the figures of a text in order, as written: no fractions, powers or words. */
export const listFigures = (text: string): number[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => Number(figure.replaceAll(',', '')));

export const figuresOf = (text: string): Set<number> => new Set(listFigures(text));
