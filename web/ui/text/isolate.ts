/**
 * Wraps people's words in Unicode isolates, so that they keep their own direction within a
 * sentence.
 */
export const isolate = (words: string): string => (words === '' ? '' : `\u2068${words}\u2069`);
