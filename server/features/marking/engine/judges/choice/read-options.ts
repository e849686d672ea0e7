/** Reads the options that a question prints: "A osmosis  B diffusion  C respiration". */

const MARKER = /(?<![\p{L}\p{N}'’])\(?([A-H])[).:]?\s+(?=\S)/gu;
const LEAST_OPTIONS = 3;
const LONGEST = 90;

/** Returns a text without capitals, articles and punctuation, for comparison. */
const plainOption = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^(?:the|an)$/.test(word))
    .join(' ');

interface Marker {
  letter: string;
  start: number;
  end: number;
}

/**
 * Returns the last run of markers that begins with A, because a sentence may also begin with "A".
 */
function findMarkers(question: string): Marker[] {
  const all = [...question.matchAll(MARKER)].map(({ 0: text, 1: letter = '', index }) => ({
    letter,
    start: index,
    end: index + text.length,
  }));
  const from = all.findLastIndex(
    ({ letter }, at) => letter === 'A' && all.slice(at).some((one) => one.letter === 'C'),
  );
  const found: Marker[] = [];
  for (const marker of from < 0 ? [] : all.slice(from))
    if (marker.letter === 'ABCDEFGH'[found.length]) found.push(marker);
  return found;
}

/** Returns the plain text of each option by its letter; empty if the question prints none. */
export function readOptions(question: string): ReadonlyMap<string, string> {
  const markers = findMarkers(question);
  const options = markers.map(({ letter, end }, at) => {
    const [line = ''] = question
      .slice(end, markers[at + 1]?.start)
      .trim()
      .split(/\n\s*\n/);
    return [letter, plainOption(line)] as const;
  });
  const areAll =
    options.length >= LEAST_OPTIONS &&
    options.every(([, text]) => text !== '' && text.length <= LONGEST) &&
    new Set(options.map(([, text]) => text)).size === options.length;
  return new Map(areAll ? options : []);
}

const LETTER_IN_FRONT = /^\(?([A-H])(?:[).:]|\s*[–-])?\s+(\S.*)$/u;

/**
 * Returns the letter of the option that a scheme names: "B omniscient", or "omniscient" alone; null
 * if the question prints no such option.
 */
export function readNamedChoice(text: string, question: string): string | null {
  const options = readOptions(question);
  if (options.size === 0) return null;
  const [, letter, said = text] = LETTER_IN_FRONT.exec(text.trim()) ?? [];
  const wanted = plainOption(said);
  if (letter !== undefined && options.get(letter) === wanted) return letter;
  const whole = plainOption(text);
  return [...options].find(([, option]) => option === whole)?.[0] ?? null;
}

/**
 * Returns the options whose text is in an answer; if one text contains another, only the longer.
 */
export function findOptionTexts(
  answer: string,
  options: ReadonlyMap<string, string>,
): { option: string; text: string }[] {
  const said = ` ${plainOption(answer)} `;
  const found = [...options].filter(([, text]) => said.includes(` ${text} `));
  return found
    .filter(
      ([, text]) =>
        !found.some(([, other]) => other !== text && ` ${other} `.includes(` ${text} `)),
    )
    .map(([option, text]) => ({ option, text }));
}
