import {
  columnsOf,
  optionsOf,
  PAIR_SIGN,
  rightOptionsOf,
  sidesOf,
  type ChoiceQuestion,
} from './choice-question.ts';
import { questionsMessages } from './messages/questions.ts';
import { readAcceptedNumber } from './number-question.ts';

/**
 * Returns the reason why a question cannot be answered by its kind, as a sentence; null if there is
 * none.
 */
export function findOptionsProblem(question: ChoiceQuestion): string | null {
  const { kind } = question;
  if (kind === 'number' || kind === 'term') return null;
  if (kind === 'matching') return findColumnsProblem(question);
  const options = optionsOf(question);
  if (options.length < 2) return questionsMessages.optionsMissing;
  return areAlike(options) ? questionsMessages.optionsAlike : null;
}

function findColumnsProblem(question: ChoiceQuestion): string | null {
  const { items, choices } = columnsOf(question);
  if (items.length < 2 || choices.length < 2) return questionsMessages.pairsMissing;
  if (areAlike(items) || areAlike(choices)) return questionsMessages.optionsAlike;
  const hasSign = [...items, ...choices].some((text) => text.includes(PAIR_SIGN));
  return hasSign ? questionsMessages.pairSign : null;
}

/** Whether two read the same. A capital makes a difference: TT and Tt, CO and Co, mW and MW. */
function areAlike(options: readonly string[]): boolean {
  const plain = options.map((option) => option.normalize('NFC').replaceAll(/\s+/g, ' '));
  return new Set(plain).size < options.length;
}

/** Returns the reason why its mark scheme cannot mark it exactly; null if there is none. */
export function findRightOptionsProblem(question: ChoiceQuestion): string | null {
  const right = rightOptionsOf(question);
  if (right.length === 0) return questionsMessages.rightOptionMissing;
  const unknown = findUnknown(question, right);
  if (unknown !== null) return unknown;
  if (question.kind !== 'choices' && question.kind !== 'matching') {
    return Math.max(...right.map(({ marks }) => marks)) === question.maxMark
      ? null
      : questionsMessages.oneOptionMarks;
  }
  const sum = right.reduce((total, { marks }) => total + marks, 0);
  return Math.abs(sum - question.maxMark) < 1e-9 ? null : questionsMessages.severalOptionsMarks;
}

function findUnknown(
  question: ChoiceQuestion,
  right: readonly { option: string }[],
): string | null {
  const { kind } = question;
  if (kind === 'term') return null;
  if (kind === 'number') {
    return right.every(({ option }) => readAcceptedNumber(option) !== null)
      ? null
      : questionsMessages.numberUnknown;
  }
  if (kind === 'matching') {
    const { items, choices } = columnsOf(question);
    const pairs = right.map(({ option }) => sidesOf(option));
    const areKnown = pairs.every(([, choice]) => choices.includes(choice));
    const matched = new Set(pairs.map(([item]) => item));
    const areWhole = matched.size === pairs.length && pairs.length === items.length;
    return areKnown && areWhole && items.every((item) => matched.has(item))
      ? null
      : questionsMessages.pairUnknown;
  }
  const options = optionsOf(question);
  if (right.some(({ option }) => !options.includes(option)))
    return questionsMessages.rightOptionUnknown;
  const isOnce = new Set(right.map(({ option }) => option)).size === right.length;
  return isOnce ? null : questionsMessages.rightOptionTwice;
}
