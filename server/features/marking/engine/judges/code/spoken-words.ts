/** Returns words that a point gives literally: "returns Pass", "outputs 'Too low'". */
export function spokenWords(text: string): string[] {
  const quoted = [...text.matchAll(/["'‘“]([^"'’”]{1,40})["'’”]/g)].map((match) => match[1] ?? '');
  const capital = [...text.matchAll(/(?<=\p{Ll},?\s)(\p{Lu}\p{Ll}+)(?!\p{L})/gu)].map(
    (match) => match[1] ?? '',
  );
  return [...quoted, ...capital]
    .map((word) => word.toLowerCase())
    .filter((word) => !/^(?:boolean|string|integer|real|value)$/.test(word));
}
