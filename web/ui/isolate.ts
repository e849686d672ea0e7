/** People's words as they stand in a sentence of ours: their direction is their own (Unicode's isolates). */
export const isolate = (words: string): string => (words === '' ? '' : `\u2068${words}\u2069`);
