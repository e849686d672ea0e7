import { parseLogic, type Logic } from './boolean.ts';

const MOST_CHARACTERS = 2000;
/** "because F is off", "so it runs", "a)": what is not part of an expression. */
const BETWEEN = /\n|[;,=]|(?<=\p{L}|\))\.\s|\b(?:because|so|where|when|since|output|which)\b/iu;
/** The label of a part, as in "a) H.W' b) 0"; not a letter in brackets within an expression. */
const PART = /(?<![^\s])\(?(?:[a-d]|i{1,3})\)(?=\s)/g;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

const withoutParts = (answer: string): string =>
  answer.replaceAll(PART, (label, at: number) => {
    const before = answer.slice(0, at);
    return countOf(before, '(') > countOf(before, ')') ? label : '\n';
  });

/** Writes the sign of AND between letters: "AB + C". */
const withSigns = (text: string): string =>
  /\b(?:and|or|not)\b/i.test(text)
    ? text
    : text
        .trim()
        .toUpperCase()
        .replaceAll(/(?<=[\p{L})'’]|\u0304|\u0305)\s*(?=[\p{Lu}(¬])/gu, '.');

/** Returns the last logic expression in an answer that joins or denies something; null without one. */
export function findLogic(answer: string): Logic | null {
  const text = withoutParts(answer.slice(0, MOST_CHARACTERS)).normalize('NFD');
  const pieces = text.split(BETWEEN);
  const found = pieces
    .map((piece) => readPiece(piece.trim().replace(/[.:]$/, '')))
    .filter((logic) => logic !== null);
  return found.findLast(({ type }) => type !== 'name') ?? found.at(-1) ?? null;
}

/** Letters and signs only, such as "ab + b¬c", in which letters side by side are joined by AND. */
const IS_SHORT =
  /^(?!.*\p{L}{4})(?!.*\p{Ll}{2}.*\p{Ll}{2}\s)(?:[\p{L}\s()+.’'¬]|\u0304|\u0305){1,40}$/u;

const readPiece = (text: string): Logic | null =>
  parseLogic(text) ?? (IS_SHORT.test(text) ? parseLogic(withSigns(text)) : null);
