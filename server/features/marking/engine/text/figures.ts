const FIGURE = /(?<![\p{L}\d.])-?\d[\d,]*(?:\.\d+)?/gu;

/** The figures of a text in their order, as they stand: no fractions, powers or words. */
export const listFigures = (text: string): number[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => Number(figure.replaceAll(',', '')));

export const figuresOf = (text: string): Set<number> => new Set(listFigures(text));
