/** `3.`, `3)`, `Q3`, `Question 3:` and what follows. */
const NUMBERED = /^(?:q(?:uestion)?\.?\s*)?(\d{1,3})(?:\s*[.):]|(?=[\s(])|$)\s*(.*)$/i;
/** `01.2`, `3.1` and what follows. */
const DOTTED = /^(?:q(?:uestion)?\.?\s*)?(\d{1,2})\.(\d{1,2})(?=[\s.):(]|$)[.):]?\s*(.*)$/i;
/** `0 1 . 2`, as it comes out of the boxes of a printed paper. */
const SPACED = /^(\d) (\d)(?: ?\. ?(\d{1,2}))?(?=\s|$)/;
/** `(a)`, `a)`; and the same straight behind a number. */
const LETTERED = /^\(?([a-h])\)\s*(.*)$/i;
const ROMAN = /^\(?(i{1,3}|iv|vi{0,3}|ix)\)\s*(.*)$/i;

export interface Part {
  /** `3`, `3.a`, `3.a.ii`; `3.2` of a paper that counts so. */
  label: string;
  lines: string[];
}

/**
 * The parts of a text by their numbers. A number counts where it follows the one before. A mark scheme
 * is given the labels of its paper: there a later number counts too, where a sign shows that it is no
 * amount or the paper has it.
 */
export function partsOf(
  lines: readonly string[],
  asked?: ReadonlySet<string>,
): { before: string[]; parts: Part[] } {
  const before: string[] = [];
  const parts: Part[] = [];
  let [number, point, letter] = [0, 0, ''];
  const base = () => (point > 0 ? `${number}.${point}` : String(number));
  const open = (label: string, rest: string) => parts.push({ label, lines: rest ? [rest] : [] });
  for (const whole of lines) {
    let line = whole.replace(SPACED, (text, tens: string, ones: string, part?: string) =>
      tens === '0' || part ? `${tens}${ones}${part ? `.${part}` : ''}` : text,
    );
    // A row of a table begins with a number of its own.
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
    const isLater = asked && given > number && /\d\s*[.):(]/.test(line.slice(0, 16));
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
    const hasRoman = parts.some(({ label }) => label === `${inner}.i`);
    if (lettered && isNextLetter(letter, lettered[1] ?? '')) {
      letter = (lettered[1] ?? '').toLowerCase();
      const rest = lettered[2] ?? '';
      const first = ROMAN.exec(rest);
      open(`${base()}.${letter}`, first ? '' : rest);
      if (first) open(`${base()}.${letter}.${(first[1] ?? '').toLowerCase()}`, first[2] ?? '');
    } else if (roman && (letter !== '' || hasRoman || /^i$/i.test(roman[1] ?? ''))) {
      open(`${inner}.${(roman[1] ?? '').toLowerCase()}`, roman[2] ?? '');
    } else if (line !== '') {
      (parts.at(-1)?.lines ?? before).push(line);
    }
  }
  return { before, parts };
}

const isNextLetter = (before: string, letter: string): boolean =>
  letter.toLowerCase().charCodeAt(0) === (before === '' ? 97 : before.charCodeAt(0) + 1);
