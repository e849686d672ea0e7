/**
 * Parses the groups of a question's synonyms: one group per line, with words or phrases separated
 * by `=` or a comma, as in `fast = quick = rapid`. Ignores a line with fewer than two.
 */
export function parseSynonyms(text: string): string[][] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => [...new Set(line.split(/[=,]/).map(toWord))].filter((word) => word !== ''))
    .filter((group) => group.length > 1);
}

function toWord(part: string): string {
  return part.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
