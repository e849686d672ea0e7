import { PAIR_SIGN, pairOf } from '../../../../shared/choice-question.ts';
import { readsNow } from '../../../../shared/messages/transfer.ts';
import type { FoundFields } from './found-question.ts';

/**
 * Converts pairs to a question's fields; a pair without an item is a choice that matches nothing.
 */
export function matchingFields(pairs: readonly { item: string; choice: string }[]): {
  fields: Pick<FoundFields, 'kind' | 'options' | 'markSchemeAnswer'>;
  losses: string[];
} {
  const losses: string[] = [];
  const plain = (text: string) => {
    const now = text
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(PAIR_SIGN, '->')
      .trim();
    if (now !== text.trim()) losses.push(readsNow(text, now));
    return now;
  };
  const sides = pairs.map(({ item, choice }) => ({ item: plain(item), choice: plain(choice) }));
  const matched = sides.filter(({ item }) => item !== '');
  // Sorted, because the order of the pairs would give the matches away.
  const choices = [...new Set(sides.map(({ choice }) => choice))]
    .filter((choice) => choice !== '')
    .toSorted((a, b) => a.localeCompare(b, 'en-GB', { numeric: true }));
  return {
    fields: {
      kind: 'matching',
      options: `${matched.map(({ item }) => item).join('\n')}\n\n${choices.join('\n')}`,
      markSchemeAnswer: matched.map(({ item, choice }) => pairOf(item, choice)).join('\n'),
    },
    losses,
  };
}
