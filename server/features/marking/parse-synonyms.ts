/**
 * The groups of a question's synonyms: one group a line, its words or phrases apart by `=` or a
 * comma, as in `fast = quick = rapid`. A line that names fewer than two says nothing.
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
