import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { isolate } from '../../../ui/text/isolate.ts';

type Classes = Quiz['classes'];

/** The number of class names that fit into a cell of the list. */
const NAMED_CLASSES = 2;

/** Says for which classes a quiz is locked if it is not locked for everyone; null if for none. */
export function sayLockedFor({ total, lockedFor }: Classes): string | null {
  if (lockedFor.length === 0) return null;
  if (lockedFor.length <= NAMED_CLASSES) return `for ${lockedFor.map(isolate).join(' and ')}`;
  return lockedFor.length === total
    ? `for all ${total} classes`
    : `for ${lockedFor.length} of ${total} classes`;
}

/** Says how many classes the marks were released to if not everyone sees them; null if to none. */
export function sayReleased({ total, released }: Classes): string | null {
  if (released === 0) return null;
  if (released < total) return `Released to ${released} of ${total} classes`;
  return total === 1 ? 'Released to its class' : `Released to all ${total} classes`;
}
