import type { SchemeCondition, SchemePoint } from '../../scheme/scheme.ts';
import { splitAnswerByLetters, splitByAllLetters } from '../../text/split-letters.ts';
import type { KindQuestion } from '../judge.ts';

/** A lettered part of a question, with the scheme's text on it alone. */
export interface LetteredPart {
  letter: string;
  /** Indexes of its points among all points of the scheme. */
  places: readonly number[];
  question: KindQuestion;
}

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** This many characters of a point are enough to find it, and remarks after it may be rewritten. */
const ENOUGH = 14;

/** Returns the part that each point is in, in order; null if one is in none. */
function partOfEach(points: readonly SchemePoint[], pieces: readonly string[]): number[] | null {
  const texts = pieces.map((piece) => squeeze(piece));
  let part = 0;
  let from = 0;
  const parts: number[] = [];
  for (const { text } of points) {
    const words = squeeze(text).slice(0, ENOUGH);
    const at = texts.findIndex(
      (own, index) => index >= part && own.includes(words, index === part ? from : 0),
    );
    if (at < 0 || words === '') return null;
    from = (texts[at]?.indexOf(words, at === part ? from : 0) ?? 0) + words.length;
    part = at;
    parts.push(at);
  }
  return parts;
}

/**
 * True if a scheme without letters gives each part one line and one mark, in the order of the
 * question.
 */
function oneEach(
  points: readonly SchemePoint[],
  asked: readonly unknown[],
  { maxMark }: KindQuestion,
): number[] | null {
  const areAlike =
    points.length === asked.length &&
    maxMark === asked.length &&
    new Set(points.map(({ line }) => line)).size === points.length &&
    points.every(({ role, marks }) => role === null && marks === 1);
  return areAlike ? [...points.keys()] : null;
}

/**
 * Returns the conditions of a part: a special case belongs to the point above it; other conditions
 * apply to all parts.
 */
function conditionsOf(
  conditions: readonly SchemeCondition[],
  points: readonly SchemePoint[],
  own: readonly number[],
): SchemeCondition[] {
  return conditions.filter((condition) => {
    if (condition.kind !== 'special-case') return true;
    return own.includes(points.findLastIndex(({ line }) => line <= condition.line));
  });
}

const LINES_BEHIND = /\n[^]*$/;

/**
 * Returns the parts of a lettered question, "(a) Name … (b) Work out …", if its scheme has the same
 * letters and points in each; null if it is marked as a whole.
 */
export function readParts(
  points: readonly SchemePoint[],
  question: KindQuestion,
): LetteredPart[] | null {
  const { questionText, scheme } = question;
  const asked = splitByAllLetters(questionText);
  const lettered = splitByAllLetters(scheme);
  const pieces = lettered.length > 0 ? lettered : asked;
  if (pieces.length < 2 || asked.length < pieces.length) return null;
  const texts =
    lettered.length > 0
      ? pieces.map(({ start, end }) => scheme.slice(start, end))
      : points.map(({ text }) => text);
  const parts = lettered.length > 0 ? partOfEach(points, texts) : oneEach(points, pieces, question);
  if (parts === null || new Set(parts).size < pieces.length) return null;
  const above = questionText.slice(0, asked[0]?.start).replace(/[([]?\p{L}[)\].:]\s*$/u, '');
  // Text below the last part is about all of them.
  const below = LINES_BEHIND.exec(texts.at(-1)?.trim() ?? '')?.[0] ?? '';
  return pieces.map(({ letter }, part) => {
    const places = [...parts.keys()].filter((place) => parts[place] === part);
    const { start, end } = asked[part] ?? { start: 0, end: 0 };
    const marks = places.reduce((sum, place) => sum + (points[place]?.marks ?? 0), 0);
    return {
      letter,
      places,
      question: {
        questionText: `${above}\n${questionText.slice(start, end).trim()}`.trim(),
        maxMark: Math.min(question.maxMark, marks),
        scheme: part === pieces.length - 1 ? (texts[part] ?? '') : `${texts[part]}${below}`,
        conditions: conditionsOf(question.conditions, points, places),
      },
    };
  });
}

/**
 * Returns an answer once for each part, with blanks in place of the other parts, so that positions
 * stay the same; null for an answer without letters.
 */
export function answerByParts(parts: readonly LetteredPart[], answer: string): string[] | null {
  const pieces = splitAnswerByLetters(answer);
  const areKnown = pieces.every(({ letter }) => parts.some((part) => part.letter === letter));
  if (pieces.length === 0 || !areKnown) return null;
  return parts.map((part) => {
    const piece = pieces.find(({ letter }) => letter === part.letter);
    if (piece === undefined) return '';
    return (
      answer.slice(0, piece.start).replaceAll(/[^\n]/g, ' ') + answer.slice(piece.start, piece.end)
    );
  });
}
