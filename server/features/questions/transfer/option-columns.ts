import {
  rightAnswerTaken,
  rightAnswerUnknown,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { choiceFields } from './choice-answers.ts';
import type { FoundFields } from './found-question.ts';
import type { OptionOrder } from './option-order.ts';

/*
 * Lists of other systems have a column for each option, and one that says which is right: by its number,
 * its letter, or its words.
 */

/** An option as its column has it; one that is empty still counts. */
interface Option {
  heading: string;
  text: string;
}

/** What a row says of its choices, or the sentence that says what is wrong with it. */
type RowChoices =
  { fields: FoundFields; losses: string[]; order?: OptionOrder } | { problem: string };

/** Columns such as “Incorrect Answer 1”, beside which the right one has a column of its own. */
const WRONG = /incorrect|wrong|distractor/i;
const LABEL = /^(?:answer|option|choice)?\s*(?:([a-z])|(\d{1,2}))[.):]?$/i;
const BETWEEN = /\s*(?:[,;|&/\n]|\band\b)\s*/i;

/**
 * The fields of a row by its options and what it calls right. A question without options is one in
 * words; one that calls none right has a mark scheme to come.
 */
export function choicesOf(
  columns: readonly Option[],
  right: string,
  maxMark: number | undefined,
): RowChoices {
  const own = columns.filter(({ text }) => text !== '');
  if (own.length === 0) return { fields: { markSchemeAnswer: right }, losses: [] };
  const losses: string[] = [];
  if (right !== '' && columns.every(({ heading }) => WRONG.test(heading))) {
    // The right one first would show itself.
    const texts = [right, ...own.map(({ text }) => text)].toSorted((a, b) => a.localeCompare(b));
    return withRight(texts, new Set([right]), maxMark, [transferMessages.optionsSorted]);
  }
  const texts = own.map(({ text }) => text);
  const byWords = wordsIn(right, texts);
  const byLabel = labelsIn(right, columns);
  const read = LABEL.test(right) ? (byLabel ?? byWords) : (byWords ?? byLabel);
  const found = read ?? (right === '' ? new Set<string>() : null);
  if (!found) return { problem: rightAnswerUnknown(right) };
  if (byLabel && byWords && !isSame(byLabel, byWords)) {
    losses.push(rightAnswerTaken(right, [...found].join(', ')));
  }
  return { ...withRight(texts, found, maxMark, losses), order: 'unsaid' };
}

function withRight(
  texts: readonly string[],
  right: ReadonlySet<string>,
  maxMark: number | undefined,
  losses: readonly string[],
) {
  const answers = texts.map((text) => ({ text, percent: right.has(text) ? 100 / right.size : 0 }));
  const read = choiceFields(answers, right.size < 2, maxMark);
  return { fields: read.fields, losses: [...losses, ...read.losses] };
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && one.isSubsetOf(other);

const plain = (text: string) => text.trim().toLowerCase();

/** The options that are named by their words, one or several. */
function wordsIn(right: string, texts: readonly string[]): Set<string> | null {
  const find = (word: string) => texts.find((text) => plain(text) === plain(word));
  const whole = find(right);
  if (whole !== undefined) return new Set([whole]);
  return allFound(right.split(BETWEEN).map(find));
}

/** The options that are named by the places of their columns: `2`, `B`, `Option 2`, `1,3`, `AC`. */
function labelsIn(right: string, columns: readonly Option[]): Set<string> | null {
  const parts = /^[A-J]{2,10}$/.test(right) ? [...right] : right.split(BETWEEN);
  return allFound(
    parts.map((part) => {
      const [, letter, digits] = LABEL.exec(part.trim()) ?? [];
      if (letter === undefined && digits === undefined) return undefined;
      const place = letter ? letter.toLowerCase().charCodeAt(0) - 97 : Number(digits) - 1;
      return columns[place]?.text || undefined;
    }),
  );
}

const allFound = (found: readonly (string | undefined)[]): Set<string> | null =>
  found.length === 0 || found.includes(undefined)
    ? null
    : new Set(found.filter((one) => one !== undefined));
