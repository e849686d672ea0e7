/** Characters that a copy may lack or spell otherwise without being another text. */
const HIDDEN = /[\p{Cf}\p{Mn}]/u;
const LIKENESS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** A text made comparable, with the place in the original of each of its characters. */
interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

function fold(original: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    const plain = foldCharacter(character);
    const isRepeatedSpace = plain === ' ' && folded.text.endsWith(' ');
    if (plain !== '' && !isRepeatedSpace) {
      folded.text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) {
        folded.starts.push(start);
        folded.ends.push(end);
      }
    }
    start = end;
  }
  return folded;
}

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (HIDDEN.test(character)) return '';
  return LIKENESS[character] ?? character.toLowerCase();
}

/**
 * Where a quote stands in an answer, literally but for case, spacing, hidden characters and the
 * form of quotation marks; a quote with an ellipsis spans from its first to its last part.
 * Undefined where it does not stand there, or says nothing.
 */
export function locateQuote(
  answer: string,
  quote: string,
): { start: number; end: number } | undefined {
  const hay = fold(answer);
  const parts = quote
    .split(/…|\.{3,}/)
    .map((part) => fold(part).text.replaceAll(/^[\s"']+|[\s"']+$/g, ''))
    .filter((part) => /[\p{L}\p{N}\p{S}]/u.test(part));
  let from = 0;
  const places = parts.map((part) => {
    const place = hay.text.indexOf(part, from);
    from = place === -1 ? Number.POSITIVE_INFINITY : place + part.length;
    return place;
  });
  const [first] = places;
  const start = first === undefined || places.includes(-1) ? undefined : hay.starts[first];
  const end = hay.ends[from - 1];
  return start === undefined || end === undefined ? undefined : { start, end };
}
