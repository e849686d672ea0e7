import { INVISIBLE_CHARACTERS } from '../../../../shared/business-rules.ts';

/**
 * A key that is the same for answers which differ only in case, spacing or closing punctuation.
 * Signs that carry meaning, as in `x = -3` or `Na+`, stay.
 */
export function normaliseAnswer(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INVISIBLE_CHARACTERS, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!,;]+$/, '');
}
