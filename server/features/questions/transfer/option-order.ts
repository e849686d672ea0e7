import { optionsOf, rightLinesOf } from '../../../../shared/choice-question.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import type { FoundItem } from './found-question.ts';

/*
 * Other programs shuffle options, and their files usually list the right one first. Greenpen shows
 * options in their stored order to everyone.
 */

/**
 * What a file says about the order of a question's options; absent if they keep the file's order.
 */
export type OptionOrder = 'shuffled' | 'unsaid';

/** Returns the order for a format's shuffle setting. */
export const orderOf = (shuffles: string): OptionOrder | undefined => {
  if (/^(?:true|yes|1)$/i.test(shuffles)) return 'shuffled';
  return shuffles === '' ? 'unsaid' : undefined;
};

/** Options that refer to all the others go last. */
const OF_THE_OTHERS =
  /\b(?:all|any|both|each|either|neither|none|two)\b.*\b(?:above|these|those|them|answers|choices|options|others)\b/i;
/** Options that refer to others by position, so the order must not change. */
const BY_PLACE =
  /\b[A-J]\)?\s*(?:and|or|&)\s*\(?[A-J]\b|\b(?:answer|option|choice)s?\s+\(?(?:[A-J]|\d{1,2})\b/;

/**
 * Sorts options alphabetically if the file says that they are shuffled, or if it says nothing and
 * lists the right ones first in all of its questions.
 */
export function withSafeOrder(items: readonly FoundItem[]): FoundItem[] {
  const unsaid = items.flatMap((item) => choiceIn(item, 'unsaid') ?? []);
  const isRightFirst = unsaid.length > 1 && unsaid.every(hasRightFirst);
  return items.map((item) => {
    const choice = choiceIn(item, 'shuffled') ?? (isRightFirst ? choiceIn(item, 'unsaid') : null);
    if (!choice || !('fields' in item)) return item;
    const { options } = choice;
    if (options.some((option) => BY_PLACE.test(option))) {
      return { ...item, notices: [...item.notices, transferMessages.orderToCheck] };
    }
    return {
      ...item,
      fields: { ...item.fields, options: sorted(options).join('\n') },
      notices: [...item.notices, transferMessages.optionsSorted],
    };
  });
}

interface Choice {
  options: string[];
  right: ReadonlySet<string>;
}

/** Returns the options of an item with this order; true and false are in their usual order. */
function choiceIn(item: FoundItem, order: OptionOrder): Choice | null {
  if (!('fields' in item) || item.order !== order) return null;
  const question = {
    kind: 'choices' as const,
    options: String(item.fields.options ?? ''),
    markSchemeAnswer: String(item.fields.markSchemeAnswer ?? ''),
  };
  const options = optionsOf(question);
  const isTrueOrFalse = /^(?:true\nfalse|false\ntrue)$/i.test(options.join('\n'));
  if (isTrueOrFalse || options.length < 2) return null;
  return { options, right: new Set(rightLinesOf(question).map(({ option }) => option)) };
}

const hasRightFirst = ({ options, right }: Choice) =>
  options.slice(0, Math.max(1, right.size)).every((option) => right.has(option));

function sorted(options: readonly string[]): string[] {
  const last = options.filter((option) => OF_THE_OTHERS.test(option));
  const others = options.filter((option) => !OF_THE_OTHERS.test(option));
  return [...others.toSorted((a, b) => a.localeCompare(b, 'en-GB', { numeric: true })), ...last];
}
