import { FUNCTION_WORDS } from '../../text/word-lists.ts';

const MOST_WORDS = 3;

/**
 * Returns the names that a point asks for together, "Carbon dioxide and water"; null for other
 * texts.
 */
export function readNames(text: string): string[] | null {
  const bare = text.replaceAll(/\([^()]*\)/g, ' ').trim();
  if (/[=\d/;:]/.test(bare)) return null;
  const names = bare
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|AND|&)\s+|\s*\+\s*/)
    .map((name) => name.trim().replace(/[.]$/, ''));
  const areNames = names.every((name) => {
    const words = name.split(/\s+/);
    return (
      name !== '' &&
      words.length <= MOST_WORDS &&
      words.every((word) => !FUNCTION_WORDS.has(word.toLowerCase()))
    );
  });
  return names.length > 1 && areNames ? names : null;
}
