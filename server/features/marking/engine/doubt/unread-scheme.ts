import type { Answer } from '../match/answer.ts';
import type { Scheme, SchemeCondition } from '../scheme/scheme.ts';
import { figuresOf, listFigures } from '../text/figures.ts';
import { tokenise } from '../text/tokenise.ts';

/** What was read of a scheme and what was not, so that an answer can show what was overlooked. */
export interface UnreadScheme {
  /** Stems of the points' words. */
  wording: ReadonlySet<string>;
  /** Stems that are in the scheme, but in nothing that was read from it. */
  stems: ReadonlySet<string>;
  /** Figures that are in the scheme, but neither in what was read from it nor in the question. */
  figures: ReadonlySet<number>;
  /** The share of telling words that became notes without setting a condition, from 0 to 1. */
  share: number;
  /** How many lines the scheme has. */
  lines: number;
}

/** Words about marking: an answer shares none of them with a scheme for its content. */
const ABOUT_MARKING =
  /^(?:marks?|accept|allow|award|answers?|questions?|credit|ignore|reject|correct|points?|any|valid|relevant|candidates?|students?|guidance|total|scheme|examples?|method|working)$/;

/** Numbers up to this one are counts and labels as often as results. */
const LABEL_UP_TO = 2;

const stemsOf = (text: string): string[] =>
  tokenise(text)
    .filter(({ isFunctionWord }) => !isFunctionWord)
    .map(({ stem }) => stem);

function wordsOf(condition: SchemeCondition): string {
  if (condition.kind === 'not-understood') return '';
  if ('answer' in condition) return condition.answer ?? '';
  return 'text' in condition ? condition.text : '';
}

/** Compares a scheme as written with what was read from it. */
export function findUnread(scheme: Scheme, written: string, questionText: string): UnreadScheme {
  const points = scheme.groups.flatMap((group) => group.points);
  const wording = points.flatMap(({ text, statements, standIns }) => [
    text,
    ...statements,
    ...standIns,
  ]);
  const beside = points.flatMap(({ rejected, ignored, partial, called, label }) => [
    ...rejected,
    ...ignored,
    ...partial.map(({ text }) => text),
    called ?? '',
    label ?? '',
  ]);
  const conditions = scheme.conditions.map((condition) => wordsOf(condition));
  const read = [...wording, ...beside, ...scheme.rejected, ...scheme.ignored, ...conditions];
  const known = new Set([...read, questionText].flatMap((text) => stemsOf(text)));
  const stems = tokenise(written).filter(
    ({ word, stem, isFunctionWord }) =>
      !isFunctionWord && /\p{L}{3}/u.test(word) && !ABOUT_MARKING.test(word) && !known.has(stem),
  );
  const figures = figuresOf(written).difference(figuresOf([...read, questionText].join('\n')));
  const inPoints = points.reduce((sum, { text }) => sum + stemsOf(text).length, 0);
  // A condition is doubted separately, if it concerns the answer.
  const conditional = new Set(
    scheme.conditions.map((condition) => ('text' in condition ? condition.text : '')),
  );
  const inNotes = scheme.notes
    .filter((text) => !conditional.has(text))
    .reduce((sum, text) => sum + stemsOf(text).length, 0);
  return {
    wording: new Set(wording.flatMap((text) => stemsOf(text))),
    stems: new Set(stems.map(({ stem }) => stem)),
    figures: new Set([...figures].filter((figure) => Math.abs(figure) > LABEL_UP_TO)),
    lines: written.split('\n').filter((line) => line.trim() !== '').length,
    share: inNotes / (inNotes + inPoints + 1),
  };
}

/** True if an answer has a figure that is in the scheme but was not read from it. */
export const hasUnreadFigure = ({ text }: Answer, { figures }: UnreadScheme): boolean =>
  figures.size > 0 && listFigures(text).some((figure) => figures.has(figure));
