/** A piece of a text that is in lettered parts: from behind its letter up to the next letter. */
export interface LetteredPiece {
  letter: string;
  start: number;
  end: number;
}

/** Labels with a bracket, dot or colon: "(a)", "b)", "[c]", "a." and "b:". */
const WITH_SIGN =
  /(?<![^\s,;:.])(?:[([]([a-h])[)\]][.:]?|([a-h])\)|([a-h])[.:](?=\s)|([a-h])[^\S\n]{0,2}[=–-](?=\s))/giu;
/** "a 16 b 3n": letters alone, where the text begins with one. */
const ALONE = /(?<!\S)([a-h])(?=[^\S\n])/gu;
/** The same at the beginning of each line. */
const AT_LINE = /^[^\S\n]*([a-h])(?=[^\S\n]+\S)/gmu;

interface Label {
  letter: string;
  start: number;
  end: number;
}

const labelsIn = (text: string, pattern: RegExp): Label[] =>
  [...text.matchAll(pattern)].map((match) => ({
    letter: (match.slice(1).find(Boolean) ?? '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Labels that go on from each other; a letter that comes again is part of what is said. */
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

/** A text longer than this is no short answer, and is not looked through. */
const MOST_CHARACTERS = 6000;

/** The parts of a question or of a scheme: all letters from "a" on, at least two; else none. */
export function splitByAllLetters(text: string): LetteredPiece[] {
  if (text.length > MOST_CHARACTERS) return [];
  const signed = inOrder(labelsIn(text, WITH_SIGN), false);
  const labels = signed.length > 1 ? signed : inOrder(labelsIn(text, AT_LINE), false);
  return labels.length > 1 ? piecesBehind(labels, text) : [];
}

/** The parts of an answer, "a) 16 c) yes", which may leave some out; none where it has no letters. */
export function splitAnswerByLetters(text: string): LetteredPiece[] {
  if (text.length > MOST_CHARACTERS) return [];
  const begin = text.search(/\S/);
  const signed = inOrder(labelsIn(text, WITH_SIGN), true);
  if (signed.length > 1 || signed[0]?.start === begin) return piecesBehind(signed, text);
  const alone = inOrder(labelsIn(text, ALONE), false);
  return alone.length > 1 && alone[0]?.start === begin ? piecesBehind(alone, text) : [];
}
