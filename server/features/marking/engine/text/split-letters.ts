/** A piece of a text with lettered parts: from after its letter up to the next letter. */
export interface LetteredPiece {
  letter: string;
  start: number;
  end: number;
}

/** Labels with a bracket, dot or colon: "(a)", "b)", "[c]", "a." and "b:". */
const WITH_SIGN =
  /(?<![^\s,;:.])(?:[([]([a-h])[)\]][.:]?|([a-h])\)|([a-h])[.:](?=\s)|([a-h])[^\S\n]{0,2}[=–-](?=\s))/giu;
/** "a 16 b 3n": letters alone, if the text begins with one. */
const ALONE = /(?<!\S)([a-h])(?=[^\S\n])/gu;
/** Letters alone at the start of each line. */
const AT_LINE = /^[^\S\n]*([a-h])(?=[^\S\n]+\S)/gmu;

/** Labels "(i)", "(ii)" and so on, which work like letters. */
const ROMAN = String.raw`i{1,3}|iv|v`;
const ROMAN_WITH_SIGN = new RegExp(
  String.raw`(?<![^\s,;:.)])(?:[([](${ROMAN})[)\]][.:]?|(${ROMAN})\)|(${ROMAN})[.:](?=\s)|(${ROMAN})[^\S\n]{0,2}[=–-](?=\s))`,
  'giu',
);
const ROMAN_ALONE = new RegExp(String.raw`(?<!\S)(${ROMAN})(?=[^\S\n])`, 'gu');
const LETTER_OF: Readonly<Record<string, string>> = { i: 'a', ii: 'b', iii: 'c', iv: 'd', v: 'e' };

interface Label {
  letter: string;
  start: number;
  end: number;
}

const labelsIn = (text: string, pattern: RegExp): Label[] =>
  [...text.matchAll(pattern)].map((match) => {
    const label = (match.slice(1).find(Boolean) ?? '').toLowerCase();
    return {
      letter: LETTER_OF[label] ?? label,
      start: match.index,
      end: match.index + match[0].length,
    };
  });

/** Keeps labels that follow on from each other; a repeated letter is part of the text. */
function inOrder(labels: readonly Label[], maySkip: boolean): Label[] {
  const kept: Label[] = [];
  for (const label of labels) {
    const before = kept.at(-1)?.letter ?? '`';
    const step = label.letter.charCodeAt(0) - before.charCodeAt(0);
    if (step === 1 || (step > 1 && maySkip)) kept.push(label);
  }
  return kept;
}

const piecesBehind = (labels: readonly Label[], text: string): LetteredPiece[] =>
  labels.map(({ letter, end }, at) => ({
    letter,
    start: end,
    end: labels[at + 1]?.start ?? text.length,
  }));

/** A longer text is not a short answer, and is not searched. */
const MOST_CHARACTERS = 6000;

/**
 * Returns the parts of a question or of a scheme: all letters from "a" on, or numerals from "i" on,
 * if there are at least two; otherwise none.
 */
export function splitByAllLetters(text: string): LetteredPiece[] {
  if (text.length > MOST_CHARACTERS) return [];
  for (const pattern of [WITH_SIGN, AT_LINE, ROMAN_WITH_SIGN]) {
    const labels = inOrder(labelsIn(text, pattern), false);
    if (labels.length > 1) return piecesBehind(labels, text);
  }
  return [];
}

/**
 * Returns the parts of an answer, "a) 16 c) yes", which may skip letters; none if it has no
 * letters.
 */
export function splitAnswerByLetters(text: string): LetteredPiece[] {
  if (text.length > MOST_CHARACTERS) return [];
  const begin = text.search(/\S/);
  for (const pattern of [WITH_SIGN, ROMAN_WITH_SIGN]) {
    const signed = inOrder(labelsIn(text, pattern), true);
    if (signed.length > 1 || signed[0]?.start === begin) return piecesBehind(signed, text);
  }
  for (const pattern of [ALONE, ROMAN_ALONE]) {
    const alone = inOrder(labelsIn(text, pattern), false);
    if (alone.length > 1 && alone[0]?.start === begin) return piecesBehind(alone, text);
  }
  return [];
}
