/** Characters that a copy may omit or write differently and still be the same text. */
const HIDDEN = /[\p{Cf}\p{Mn}]/gu;
const ASCII = /^[!-~]$/;
const LIKENESS: readonly (readonly [string, RegExp])[] = [
  ["'", /^[‘’‚‛`´′‹›]$/u],
  ['"', /^[“”„‟″«»]$/u],
  ['-', /^[\p{Pd}−]$/u],
];

/** An answer prepared for finding quotations, with the places where it addresses the marker. */
export interface QuotableAnswer {
  text: string;
  folded: Folded;
  forged: readonly { start: number; end: number }[];
}

/** Returns the words in the answer itself; words that address the marker earn nothing. */
export function findEarningWords(
  { text, folded, forged }: QuotableAnswer,
  quoted: string,
): string | null {
  const place = locateQuote(folded, quoted);
  if (place === undefined) return null;
  const isForged = forged.some(({ start, end }) => start < place.end && place.start < end);
  return isForged ? null : text.slice(place.start, place.end);
}

/** A normalised text, with each character's index in the original. */
interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

export function fold(original: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let start = 0;
  let last = '';
  for (const character of original) {
    const end = start + character.length;
    const plain = foldCharacter(character);
    const isRepeatedSpace = plain === ' ' && last === ' ';
    if (plain !== '' && !isRepeatedSpace) {
      folded.text += plain;
      last = plain;
      for (let unit = 0; unit < plain.length; unit += 1) {
        folded.starts.push(start);
        folded.ends.push(end);
      }
    } else if (plain === '' && folded.ends.length > 0) {
      folded.ends[folded.ends.length - 1] = end;
    }
    start = end;
  }
  return folded;
}

function foldCharacter(character: string): string {
  if (ASCII.test(character)) return character.toLowerCase();
  if (/\s/.test(character)) return ' ';
  const [alike] = LIKENESS.find(([, form]) => form.test(character)) ?? [];
  return alike ?? character.normalize('NFKD').replaceAll(HIDDEN, '').toLowerCase();
}

/**
 * Finds a quote in an answer, ignoring case, spacing, hidden characters, accents and variants of a
 * character; a quote with an ellipsis spans from its first to its last part. Undefined if it is not
 * there, or is empty.
 */
export function locateQuote(
  answer: string | Folded,
  quote: string,
): { start: number; end: number } | undefined {
  const hay = typeof answer === 'string' ? fold(answer) : answer;
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
