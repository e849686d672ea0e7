import type { ConcernKind } from '../../../../shared/contract/report-batches.ts';
import { REPORT_HEADINGS } from '../../../../shared/report-passages.ts';
import { readWeights } from '../../../threads/read-weights.ts';
import { signsOfNote, wordsOf } from './signs-of-note.ts';

/** The weights of signs, fitted by `node bench/fit/notes.ts --write`. */
const NOTE_WEIGHTS = readWeights(new URL('note-weights.txt', import.meta.url));

/** The weight from which sentences are reported. */
const READ_AGAIN = -0.1;
/** The weight below which a listed word is about a lesson. */
const OF_LESSON = -2;
/** A stricter limit for safety, so that more is reported. */
const OF_LESSON_FOR_SURE = -3;
/** A word is reported if its weight is above this share of the greatest. */
const TELLING = 0.4;
const MAX_WORDS = 8;

const KIND_OF: Readonly<Record<string, ConcernKind>> = {
  ...kinds('safety', 'harm legal substance secret online agency sex'),
  ...kinds('health', 'illness medicine body care mind sleep'),
  ...kinds('needs', 'needs'),
  ...kinds('meals', 'money food'),
  ...kinds('family', 'home parent kin couple death move'),
  ...kinds('appearance', 'weight looks washing'),
  ...kinds('belief', 'faith origin'),
  ...kinds('insult', 'insult sarcasm'),
  ...kinds('colleague', 'staff discipline'),
  ...kinds('leftover', 'admin'),
};

function kinds(kind: ConcernKind, concepts: string): Record<string, ConcernKind> {
  return Object.fromEntries(concepts.split(' ').map((concept) => [concept, kind]));
}

/** The student of a text, and what their class was taught. */
interface Context {
  own: string;
  taught: string;
}

/** A sentence that reads as if it must not go home. */
interface Weighed {
  /** What it is probably about; “read-again” if that is not clear. */
  kind: ConcernKind | 'read-again';
  /** The most significant words, as they appear. */
  words: string;
}

const weightOf = (sign: string): number => NOTE_WEIGHTS.get(sign) ?? 0;

function weigh(signs: ReadonlyMap<string, unknown>): number {
  return [...signs.keys()].reduce((sum, sign) => sum + weightOf(sign), weightOf('always'));
}

function read(text: string, { own, taught }: Context) {
  return { text, own: own.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [], taught };
}

/** Returns the sentences of a report, without its headings. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+/u)
    .filter((one) => one !== '' && !REPORT_HEADINGS.some((heading) => heading === one));
}

/** Returns the signs by which a sentence is weighed. */
export function signsOf(sentence: string, context: Context) {
  return signsOfNote(read(sentence, context));
}

/** Returns the finding of a sentence that reads as if it must not go home; empty if it does not. */
export function weighSentence(sentence: string, context: Context): Weighed[] {
  const reading = read(sentence, context);
  const signs = signsOfNote(reading);
  if (weigh(signs) < READ_AGAIN) return [];
  return [{ kind: kindOf(signs), words: tellingWords(reading, signs) }];
}

/** True if a sentence with a listed word is very probably about a lesson. */
export function isLikelyOfLesson(sentence: string, kind: ConcernKind, context: Context): boolean {
  const weight = weigh(signsOf(sentence, context));
  return weight < (kind === 'safety' ? OF_LESSON_FOR_SURE : OF_LESSON);
}

/** Returns the kind whose signs weigh most. */
function kindOf(signs: ReadonlyMap<string, unknown>): Weighed['kind'] {
  const sums = new Map<ConcernKind, number>();
  for (const sign of signs.keys())
    for (const concept of sign.split(/, | > | \+ |^own /u)) {
      const kind = KIND_OF[concept];
      if (kind) sums.set(kind, (sums.get(kind) ?? 0) + weightOf(sign));
    }
  const [most] = [...sums].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > 0.5 ? most[0] : 'read-again';
}

/** Returns the words from the first to the last significant one, or those around the only one. */
function tellingWords(
  reading: ReturnType<typeof read>,
  signs: ReadonlyMap<string, readonly number[]>,
): string {
  const words = wordsOf(reading);
  const weights = words.map((_, at) =>
    [...signs].reduce((sum, [sign, places]) => sum + (places.includes(at) ? weightOf(sign) : 0), 0),
  );
  const most = Math.max(...weights);
  const telling = words.flatMap((_, at) => ((weights[at] ?? 0) > TELLING * most ? [at] : []));
  const top = weights.indexOf(most);
  const near = telling.filter((at) => Math.abs(at - top) < MAX_WORDS / 2);
  const first = words[Math.max(0, Math.min(...near, top - 1))];
  const last = words[Math.min(words.length - 1, Math.max(...near, top + 1))];
  if (!first || !last) return reading.text;
  const end =
    last.index + (/^[\p{L}\p{M}\d]+/u.exec(reading.text.slice(last.index))?.[0].length ?? 0);
  return reading.text.slice(first.index, end);
}
