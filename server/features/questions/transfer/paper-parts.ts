import { MARKS } from './paper-lines.ts';

/** `Q`, `Question #`, `Problem `, as people write them before a number. */
const NAMED = String.raw`(?:q(?:uestion)?|problem|exercise|task)\s*(?:\.|#|no\.)?\s*`;
/** `3.`, `3)`, `Q3`, `Question 3:` and the text after it. */
const NUMBERED = new RegExp(
  String.raw`^(?:${NAMED})?(\d{1,3})(?:\s*[.):]|(?=[\s(])|$)\s*(.*)$`,
  'i',
);
/** A number followed by a sign and words, unlike a decimal fraction. */
const BEGINS = new RegExp(
  String.raw`^(?:${NAMED}(?=\d{1,2}\b)|(?=\d{1,2}\s*(?:[.):]\s+\S|\(a\)\s)))(\d{1,2})`,
  'i',
);
/** `01.2`, `3.1` and the text after it. */
const DOTTED = /^(?:q(?:uestion)?\.?\s*)?(\d{1,2})\.(\d{1,2})(?=[\s.):(]|$)[.):]?\s*(.*)$/i;
/** `0 1 . 2`, as extracted from the boxes of a printed paper. */
const SPACED = /^(\d) (\d)(?: ?\. ?(\d{1,2}))?(?=\s|$)/;
/** `(a)`, `a)`, on its own or directly after a number. `A)` is an option. */
const LETTERED = /^(?:\(([A-Za-z])\)|([a-z])\))\s*(.*)$/;
const ROMAN = /^\(?(i{1,3}|iv|vi{0,3}|ix)\)\s*(.*)$/i;

/** `2a`, `2(b)(ii)`, `2bii` at the beginning of a line of a mark scheme. */
const COMPACT =
  /^(?:q(?:uestion)?\.?\s*)?(\d{1,3})(?:[.)]?\s*\(([a-z])\)|([a-z]))[.):]?\s*\(?(?:(i{1,3}|iv|vi{0,3}|ix)\b)?\)?[.:]?\s+(.*)$/i;

export interface Part {
  /** `3`, `3.a`, `3.a.ii`; `3.2` in a paper that numbers its parts this way. */
  label: string;
  lines: string[];
}

/**
 * Splits a text into its numbered parts. A number counts if it follows the one before. A mark
 * scheme receives the labels of its paper: there a later number also counts, if a sign shows that
 * it is not an amount, or if the paper has it. In a paper, a later number also counts after a part
 * that has its marks, and a paper may begin with any number.
 */
export function partsOf(
  lines: readonly string[],
  asked?: ReadonlySet<string>,
): { before: string[]; parts: Part[] } {
  const found = partsFrom(0, lines, asked);
  const first = lines.find((line) => BEGINS.test(line.trim()));
  if (asked || found.parts.length > 0 || first === undefined) return found;
  return partsFrom(Number(BEGINS.exec(first.trim())?.[1]) - 1, lines);
}

function partsFrom(
  start: number,
  lines: readonly string[],
  asked?: ReadonlySet<string>,
): { before: string[]; parts: Part[] } {
  const before: string[] = [];
  const parts: Part[] = [];
  let [number, point, letter] = [start, 0, ''];
  const base = () => (point > 0 ? `${number}.${point}` : String(number));
  const open = (label: string, rest: string) => parts.push({ label, lines: rest ? [rest] : [] });
  for (const written of lines) {
    const whole = written.trim();
    if (whole === '') continue;
    const compact = asked && COMPACT.exec(whole);
    const whose = compact && labelIn(compact);
    if (whose && asked.has(whose)) {
      [number, point, letter] = [Number(compact[1]), 0, whose.split('.')[1] ?? ''];
      open(whose, compact[5] ?? '');
      continue;
    }
    let line = whole.replace(SPACED, (text, tens: string, ones: string, part?: string) =>
      tens === '0' || part ? `${tens}${ones}${part ? `.${part}` : ''}` : text,
    );
    // A table row begins with its own number.
    const isRow = line.includes(' | ');
    const dotted = isRow ? null : DOTTED.exec(line);
    const numbered = isRow ? null : NUMBERED.exec(line);
    const given = Number((dotted ?? numbered)?.[1] ?? 0);
    const within = Number(dotted?.[2] ?? 0);
    const isNext = given === number + 1 && within === 1;
    const isDotted =
      dotted !== null &&
      ((given === number && within === point + 1 && letter === '') ||
        (isNext && (point > 0 || number === 0 || line.startsWith('0'))) ||
        asked?.has(`${given}.${within}`));
    const isLater =
      given > number &&
      (asked
        ? /\d\s*[.):(]/.test(line.slice(0, 16))
        : BEGINS.test(line) && MARKS.test(parts.at(-1)?.lines.at(-1) ?? ''));
    if (isDotted) {
      [number, point, letter] = [given, within, ''];
      open(base(), dotted[3] ?? '');
      continue;
    }
    if (numbered && (given === number + 1 || isLater)) {
      [number, point, letter] = [given, 0, ''];
      line = numbered[2] ?? '';
      if (!LETTERED.test(line)) {
        open(base(), line);
        continue;
      }
      open(base(), '');
    }
    const lettered = number > 0 ? LETTERED.exec(line) : null;
    const roman = number > 0 ? ROMAN.exec(line) : null;
    const inner = letter === '' ? base() : `${base()}.${letter}`;
    const hasRoman = () => parts.some(({ label }) => label === `${inner}.i`);
    const givenLetter = lettered?.[1] ?? lettered?.[2] ?? '';
    if (lettered && isNextLetter(letter, givenLetter)) {
      letter = givenLetter.toLowerCase();
      const rest = lettered[3] ?? '';
      const first = ROMAN.exec(rest);
      open(`${base()}.${letter}`, first ? '' : rest);
      if (first) open(`${base()}.${letter}.${(first[1] ?? '').toLowerCase()}`, first[2] ?? '');
    } else if (roman && (letter !== '' || hasRoman() || /^i$/i.test(roman[1] ?? ''))) {
      open(`${inner}.${(roman[1] ?? '').toLowerCase()}`, roman[2] ?? '');
    } else if (line !== '') {
      // Spaces at the beginning matter in code.
      (parts.at(-1)?.lines ?? before).push(line === whole ? written.trimEnd() : line);
    }
  }
  return { before, parts };
}

function labelIn([, number, bracketed, letter, roman]: RegExpExecArray): string {
  const steps = [String(Number(number)), bracketed ?? letter, roman];
  return steps
    .filter((step) => step !== undefined)
    .join('.')
    .toLowerCase();
}

const isNextLetter = (before: string, letter: string): boolean =>
  letter.toLowerCase().charCodeAt(0) === (before === '' ? 97 : before.charCodeAt(0) + 1);
