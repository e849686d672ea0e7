import {
  rightAnswerTaken,
  rightAnswerUnknown,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { choiceFields } from './choice-answers.ts';
import type { FoundFields } from './found-question.ts';
import type { OptionOrder } from './option-order.ts';

/*
 * Lists of other systems have a column for each option, and one for the right one: by its number,
 * its letter, or its text.
 */

/** An option from its column; an empty one still counts. */
interface Option {
  heading: string;
  text: string;
}

/** The choices of a row, or the sentence that says what is wrong with it. */
type RowChoices =
  | { fields: FoundFields; losses: string[]; order?: OptionOrder }
  | { problem: string };

/** Columns such as “Incorrect Answer 1”; the right answer then has a separate column. */
const WRONG = /incorrect|wrong|distractor/i;
const LABEL = /^(?:answer|option|choice)?\s*(?:([a-z])|(\d{1,2}))[.):]?$/i;
const BETWEEN = /\s*(?:[,;|&/\n]|\band\b)\s*/i;

/**
 * Returns the fields of a row from its options and the cell that names the right ones. A question
 * without options is one in words; one without a right answer has a mark scheme to come.
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
    // Putting the right one first would give it away.
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

/** Finds the options that are named by their text, one or several. */
function wordsIn(right: string, texts: readonly string[]): Set<string> | null {
  const find = (word: string) => texts.find((text) => plain(text) === plain(word));
  const whole = find(right);
  if (whole !== undefined) return new Set([whole]);
  return allFound(right.split(BETWEEN).map(find));
}

/** Finds the options that are named by their column: `2`, `B`, `Option 2`, `1,3`, `AC`. */
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
